/** Random games of every kind in which nothing may ever be lost, doubled, stuck or endless; the full number is run by `npm run games`. */
import { describe, expect, test } from 'vitest';
import { GameRecord, hashPosition, legalMoves, play, readRecord, writeRecord } from '../src/index.ts';
import { COURSES, type Course, openingOf } from './support/courses.ts';
import { Chooser, difference } from './support/examine.ts';
import { playExamined } from './support/random-games.ts';

/** Games of each course. */
const EXAMINED = 12;
const MIN_MOVES = 20;

function randomRecord(course: Course, n: number, forced: boolean): GameRecord {
  const chooser = new Chooser(n + 1);
  const record = new GameRecord(openingOf(course, n));
  while (record.seat !== null) {
    const moves = legalMoves(record.game);
    record.play(moves[chooser.below(moves.length)]);
    if (forced) record.playForced();
  }
  return record;
}

describe.each(COURSES)('$name', (course) => {
  test('after every move of random games all invariants hold', () => {
    for (let n = 0; n < EXAMINED; n++) expect(playExamined(course, n, false)).toBeGreaterThan(MIN_MOVES);
  });

  test('at every position every move is either listed or explained, and the position equals its copy through JSON', () => {
    expect(playExamined(course, EXAMINED, true)).toBeGreaterThan(MIN_MOVES);
  });

  test('a record replays to the same position, whether forced decisions were played through or not', () => {
    for (const forced of [false, true]) {
      const record = randomRecord(course, 1, forced);
      const again = readRecord(writeRecord(record));
      expect(again.moves).toEqual(record.moves);
      expect(difference(again.game, record.game)).toEqual([]);
      expect(hashPosition(again.game)).toBe(hashPosition(record.game));
    }
  });

  test('undo restores every position exactly', () => {
    const chooser = new Chooser(100);
    const record = new GameRecord(openingOf(course, 2));
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
  });

  test('the checked and the unchecked door lead to the same position, and a copy does not feel what happens to the other', () => {
    const record = randomRecord(course, 3, false);
    const { game } = new GameRecord(record.opening);
    const still = game.clone();
    const start = hashPosition(game);
    for (const move of record.moves) play(game, move);
    expect(hashPosition(game)).toBe(hashPosition(record.game));
    expect(hashPosition(still)).toBe(start);
  });
});
