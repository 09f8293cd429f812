/** Replays of finished games: all positions are available, and there are no decisions. */
import {
  DEFAULT_OPTIONS,
  edition,
  GameRecord,
  InputError,
  legalMoves,
  pending,
  Random,
  writePosition,
  writeRecord,
} from '@windrose/engine';
import { describe, expect, it } from 'vitest';
import { ReplayGame } from '../../src/online/replay-game.ts';

const opening = {
  tables: edition('classic'),
  mode: 'standard',
  players: 3,
  options: DEFAULT_OPTIONS,
  names: ['Ana', 'Bao', ''],
  from: { seed: 'replay' },
};

/** Returns a record of at most this many moves. */
function recordOf(max: number): GameRecord {
  const record = new GameRecord(opening);
  const random = new Random('replay');
  while (record.moves.length < max && pending(record.game) !== null) {
    const moves = legalMoves(record.game);
    record.play(moves[random.below(moves.length)]);
  }
  return record;
}

const seats = ['Ana', 'Bao', 'Trader'].map((name, colour) => ({ kind: 'person' as const, level: 0, name, colour }));

describe('a replay', () => {
  it.each([
    ['played to its end', Number.POSITIVE_INFINITY],
    ['stopped before its end', 40],
  ])('of a game %s has every position, and the last one is the end', (_, most) => {
    const record = recordOf(most);
    const game = new ReplayGame('code', writeRecord(record), seats);
    expect(game.length).toBe(record.moves.length);
    expect(writePosition(game.at(game.length))).toEqual(writePosition(record.game));
    expect(writePosition(game.at(0))).toEqual(writePosition(new GameRecord(opening).game));
    expect(game.waiting).toBe('end');
    expect(game.isLocal()).toBe(false);
    expect(game.record).toBe(writeRecord(record));
  });

  it('of an invalid record throws', () => {
    expect(() => new ReplayGame('code', 'not a record', seats)).toThrow(InputError);
  });
});
