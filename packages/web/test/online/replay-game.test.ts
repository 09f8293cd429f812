/** A finished game that is only looked at: all of its moments are there, and nothing can be done. */
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

/** A record of so many moves, or of a whole game. */
function recordOf(most: number): GameRecord {
  const record = new GameRecord(opening);
  const random = new Random('replay');
  while (record.moves.length < most && pending(record.game) !== null) {
    const moves = legalMoves(record.game);
    record.play(moves[random.below(moves.length)]);
  }
  return record;
}

const seats = ['Ana', 'Bao', 'Trader'].map((name, colour) => ({ kind: 'person' as const, level: 0, name, colour }));

describe('a game that is looked at', () => {
  it.each([
    ['played to its end', Number.POSITIVE_INFINITY],
    ['stopped on the way', 40],
  ])('%s: every moment is there, and the last one is the end', (_, most) => {
    const record = recordOf(most);
    const game = new ReplayGame('code', writeRecord(record), seats);
    expect(game.length).toBe(record.moves.length);
    expect(writePosition(game.at(game.length))).toEqual(writePosition(record.game));
    expect(writePosition(game.at(0))).toEqual(writePosition(new GameRecord(opening).game));
    expect(game.waiting).toBe('end');
    expect(game.isLocal()).toBe(false);
    expect(game.record).toBe(writeRecord(record));
  });

  it('that this client cannot play is refused', () => {
    expect(() => new ReplayGame('code', 'not a record', seats)).toThrow(InputError);
  });
});
