/** Which turns wait for the player to confirm them. */
import { DEFAULT_OPTIONS, edition, legalMoves, type Past, PHASES, pending, Random, Session } from '@windrose/engine';
import { describe, expect, it } from 'vitest';
import { asksToConfirm, isForAnother } from '../../src/play/confirmation.ts';

function play(mode: string, players: number): readonly Past[] {
  const tables = edition('classic');
  const from = { seed: 'confirm' };
  const session = Session.begin({ tables, mode, players, options: DEFAULT_OPTIONS, names: [], from });
  const random = new Random('confirm');
  for (let moves = legalMoves(session.game); moves.length > 0; moves = legalMoves(session.game)) {
    session.play(moves[random.below(moves.length)]);
  }
  return session.history;
}

const phaseOf = ({ before }: Past) => PHASES[before.state.phase];
const games = [play('standard', 3), play('solitaire', 1)].flat();

describe('a turn that is over', () => {
  it('is confirmed always or never, if that is preferred', () => {
    expect(games.every((past) => asksToConfirm('always', past))).toBe(true);
    expect(games.some((past) => asksToConfirm('never', past))).toBe(false);
  });

  it('is otherwise confirmed after actions, not after a tile or a salary', () => {
    const asked = games.filter((past) => asksToConfirm('actions', past));
    expect(new Set(asked.map(phaseOf))).toEqual(new Set(['action']));
    expect(new Set(games.map(phaseOf))).toEqual(new Set(['build', 'salary', 'action']));
    expect(asked.some(({ move }) => move.verb === 'pass')).toBe(true);
  });

  it('is not confirmed after a choice for the Opposition', () => {
    const chosen = games.filter(isForAnother);
    expect(chosen.length).toBeGreaterThan(3);
    expect(chosen.every(({ before }) => pending(before)?.behalfOf === 1)).toBe(true);
    expect(chosen.some((past) => asksToConfirm('actions', past))).toBe(false);
  });
});
