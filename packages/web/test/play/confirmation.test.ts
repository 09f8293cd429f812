/** Which turns wait for the player to confirm them. */
import { DEFAULT_OPTIONS, edition, type HistoryEntry, legalMoves, pending, Random, Session } from '@windrose/engine';
import { describe, expect, it } from 'vitest';
import { isOnBehalf, needsConfirmation } from '../../src/play/confirmation.ts';

function play(mode: string, players: number): readonly HistoryEntry[] {
  const tables = edition('classic');
  const from = { seed: 'confirm' };
  const session = Session.begin({ tables, mode, players, options: DEFAULT_OPTIONS, names: [], from });
  const random = new Random('confirm');
  for (let moves = legalMoves(session.game); moves.length > 0; moves = legalMoves(session.game)) {
    session.play(moves[random.below(moves.length)]);
  }
  return session.history;
}

const games = [play('standard', 3), play('solitaire', 1)].flat();
const decisionOf = ({ before }: HistoryEntry) => pending(before)!.decision;
const deciding = (...decisions: string[]) => games.filter((past) => decisions.includes(decisionOf(past)));

describe('a turn that is over', () => {
  it('is confirmed always or never, if that is preferred', () => {
    expect(games.every((past) => needsConfirmation('always', [past]))).toBe(true);
    expect(games.some((past) => needsConfirmation('never', [past]))).toBe(false);
  });

  it('is otherwise confirmed after actions, not after a tile or a salary', () => {
    const plain = deciding('build', 'salary');
    expect(plain.length).toBeGreaterThan(10);
    expect(plain.some((past) => needsConfirmation('actions', [past]))).toBe(false);
    const actions = deciding('turn', 'perform', 'discard');
    expect(actions.length).toBeGreaterThan(50);
    expect(actions.every((past) => needsConfirmation('actions', [past]))).toBe(true);
  });

  it('is confirmed if there was an action in it, even if something else came last', () => {
    const [tile] = deciding('build');
    const [action] = deciding('perform');
    expect(needsConfirmation('actions', [action, tile])).toBe(true);
  });

  it('is not confirmed after a choice for the Opposition, nor if the player has decided nothing', () => {
    const chosen = games.filter(isOnBehalf);
    expect(chosen.length).toBeGreaterThan(3);
    expect(chosen.every(({ before }) => pending(before)?.behalfOf === 1)).toBe(true);
    expect(chosen.some((past) => needsConfirmation('actions', [past]))).toBe(false);
    expect(needsConfirmation('always', [])).toBe(false);
  });
});
