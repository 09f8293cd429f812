/**
 * Random games of every kind, checked after every move: nothing is lost, doubled, stuck or endless. `npm run games`
 * runs more of them.
 */
import { describe, expect, test } from 'vitest';
import { apply, GameRecord, hashPosition, legalMoves, readRecord, Session } from '../src/index.ts';
import { CONFIGURATIONS, type GameConfiguration, openingOf } from './support/configurations.ts';
import { Chooser, difference } from './support/examine.ts';
import { playExamined } from './support/random-games.ts';

/** Games of each kind. */
const EXAMINED = 12;
const MIN_MOVES = 20;

function randomGame(configuration: GameConfiguration, n: number, forced: boolean): Session {
  const chooser = new Chooser(n + 1);
  const session = Session.begin(openingOf(configuration, n));
  while (session.seat !== null) {
    const moves = legalMoves(session.game);
    session.play(moves[chooser.below(moves.length)]);
    while (forced && session.playForced() !== null);
  }
  return session;
}

describe.each(CONFIGURATIONS)('$name', (configuration) => {
  test('all invariants hold after every move', () => {
    for (let n = 0; n < EXAMINED; n++) expect(playExamined(configuration, n, false)).toBeGreaterThan(MIN_MOVES);
  });

  test('every move is either listed or refused with a reason, and the position equals its copy through JSON', () => {
    expect(playExamined(configuration, EXAMINED, true)).toBeGreaterThan(MIN_MOVES);
  });

  test('a record replays to the same position, with and without forced moves played automatically', () => {
    for (const forced of [false, true]) {
      const session = randomGame(configuration, 1, forced);
      const again = readRecord(session.record()!);
      expect(again.moves).toEqual(session.history.map(({ move }) => move));
      expect(difference(again.game, session.game)).toEqual([]);
      expect(hashPosition(again.game)).toBe(hashPosition(session.game));
    }
  });

  test('undo restores every position exactly', () => {
    const chooser = new Chooser(100);
    const session = Session.begin(openingOf(configuration, 2));
    while (session.seat !== null) {
      const before = session.game.clone();
      const count = session.history.length;
      const moves = legalMoves(session.game);
      const move = moves[chooser.below(moves.length)];
      const events = session.play(move);
      expect(session.undo().map((entry) => entry.move)).toEqual([move]);
      expect(difference(session.game, before)).toEqual([]);
      expect(session.history.length).toBe(count);
      expect(session.play(move)).toEqual(events);
    }
  });

  test('checked and unchecked moves lead to the same position, and a copy of a game is independent of it', () => {
    const session = randomGame(configuration, 3, false);
    const { game } = new GameRecord(session.opening!);
    const copy = game.clone();
    const start = hashPosition(game);
    for (const { move } of session.history) apply(game, move.number);
    expect(hashPosition(game)).toBe(hashPosition(session.game));
    expect(hashPosition(copy)).toBe(start);
  });
});
