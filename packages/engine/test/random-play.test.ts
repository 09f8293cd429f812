/** Random games in which nothing may ever be lost, doubled, stuck or endless; the full number is run by `npm run games`. */
import { expect, test } from 'vitest';
import { edition, GameRecord, hashPosition, legalMoves, play, readRecord, writeRecord } from '../src/index.ts';
import { Chooser, difference } from './support/examine.ts';
import { playExamined, sample } from './support/random-games.ts';

const tables = edition('classic');

function randomRecord(n: number, forced: boolean): GameRecord {
  const chooser = new Chooser(n + 1);
  const { players, options, seed } = sample(tables, n);
  const record = new GameRecord({ tables, mode: 'standard', players, options, names: [], from: { seed } });
  while (record.seat !== null) {
    const moves = legalMoves(record.game);
    record.play(moves[chooser.below(moves.length)]);
    if (forced) record.playForced();
  }
  return record;
}

test('after every move of random games all invariants hold', () => {
  for (let n = 0; n < 300; n++) expect(playExamined(tables, n, false)).toBeGreaterThan(50);
});

test('at every position every move is either listed or explained, and the position equals its copy through JSON', () => {
  for (let n = 0; n < 24; n++) expect(playExamined(tables, n, true)).toBeGreaterThan(50);
});

test('a record replays to the same position and the same events', () => {
  for (let n = 0; n < 24; n++) {
    const record = randomRecord(n, false);
    const again = readRecord(writeRecord(record));
    expect(again.moves).toEqual(record.moves);
    expect(difference(again.game, record.game)).toEqual([]);
    expect(hashPosition(again.game)).toBe(hashPosition(record.game));
  }
});

test('forced decisions stand in the record whether they were played through or not', () => {
  for (let n = 0; n < 12; n++) {
    const played = randomRecord(n, true);
    const again = readRecord(writeRecord(played));
    expect(again.moves).toEqual(played.moves);
  }
});

test('undo restores every position exactly', () => {
  for (let n = 0; n < 12; n++) {
    const chooser = new Chooser(n + 100);
    const { players, options, seed } = sample(tables, n);
    const record = new GameRecord({ tables, mode: 'standard', players, options, names: [], from: { seed } });
    while (record.seat !== null) {
      const before = record.game.clone();
      const count = record.moves.length;
      const moves = legalMoves(record.game);
      const move = moves[chooser.below(moves.length)];
      const events = record.play(move);
      expect(record.undo()).toEqual([move]);
      expect(difference(record.game, before)).toEqual([]);
      expect(record.moves.length).toBe(count);
      expect(record.play(move)).toEqual(events);
    }
  }
});

test('the checked and the unchecked door lead to the same position, and a copy does not feel what happens to the other', () => {
  const record = randomRecord(3, false);
  const game = new GameRecord(record.opening).game;
  const still = game.clone();
  const start = hashPosition(game);
  for (const move of record.moves) play(game, move);
  expect(hashPosition(game)).toBe(hashPosition(record.game));
  expect(hashPosition(still)).toBe(start);
});
