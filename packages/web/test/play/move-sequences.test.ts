/** Ways to play: what is the same in other words is offered once, and what is not offered says why. */
import {
  DEFAULT_OPTIONS,
  edition,
  type Game,
  legalMoves,
  pending,
  Random,
  Session,
  writePosition,
} from '@windrose/engine';
import { describe, expect, it } from 'vitest';
import { distinctSequences, type MoveSequence, refusalAt, sequencesBySpot } from '../../src/play/move-sequences.ts';

/** Positions of an Age of Sail game in which a salary is to be paid. */
function salaries(): Game[] {
  const found: Game[] = [];
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const options = DEFAULT_OPTIONS;
    const tables = edition('age-of-sail');
    const session = Session.begin({ tables, mode: 'standard', players: 2, options, names: [], from: { seed } });
    const random = new Random(seed);
    for (let moves = legalMoves(session.game); moves.length > 0; moves = legalMoves(session.game)) {
      if (pending(session.game)?.decision === 'salary') found.push(session.game.clone());
      session.play(moves[random.below(moves.length)]);
    }
  }
  return found;
}

const verbsOf = (game: Game) => {
  const sequences = legalMoves(game).map((move) => [move]);
  const verbs = (list: readonly MoveSequence[]) => list.map(([{ verb }]) => verb);
  return { all: verbs(sequences), shown: verbs(distinctSequences(game, sequences)) };
};

describe('the choices of a salary', () => {
  const choices = salaries().map(verbsOf);
  const payments = (verbs: readonly string[]) => verbs.filter((verb) => verb === 'pay').length;

  it('do not say twice that the only disc returns', () => {
    const single = choices.filter(({ all }) => payments(all) === 1 && all.includes('pay-all'));
    const alone = single.filter(({ shown }) => shown.join() === 'pay,end');
    expect(alone.length).toBeGreaterThan(3);
  });

  it('offer to return all discs at once where there are several', () => {
    const several = choices.filter(({ all }) => payments(all) > 1 && all.includes('pay-all'));
    expect(several.length).toBeGreaterThan(3);
    for (const { shown } of several) expect(shown).toContain('pay-all');
  });
});

describe('the reason at a building that can do nothing', () => {
  it('is about the building or the turn, and not about an unlikely payment', () => {
    const tables = edition('classic');
    const from = { seed: 'reasons' };
    const session = Session.begin({ tables, mode: 'standard', players: 3, options: DEFAULT_OPTIONS, names: [], from });
    const random = new Random('reasons');
    const reasons: string[] = [];
    for (let moves = legalMoves(session.game); moves.length > 0; moves = legalMoves(session.game)) {
      const { game } = session;
      const { seat, decision } = pending(game)!;
      if (decision === 'turn') {
        const sequences = sequencesBySpot(game);
        const own = writePosition(game).seats[seat].buildings.map(({ id }) => `building:${id}` as const);
        for (const spot of own) if (!sequences.has(spot)) reasons.push(refusalAt(game, spot)!.reason);
      }
      session.play(moves[random.below(moves.length)]);
    }
    expect(reasons.length).toBeGreaterThan(30);
    expect(reasons).not.toContain('action-not-offered');
  });
});
