/** The history of a game in passages: turn after turn, each event in the round in which it happens. */
import { legalMoves, Random } from '@windrose/engine';
import { describe, expect, it } from 'vitest';
import { logSections } from '../../src/play/turns.ts';
import { CLASSIC, startGame } from '../end/games.ts';

describe('the passages of a game', () => {
  const session = startGame(CLASSIC, 'passages');
  const random = new Random('passages');
  for (let moves = legalMoves(session.game); moves.length > 0; moves = legalMoves(session.game)) {
    session.play(moves[random.below(moves.length)]);
  }
  const passages = logSections(session.history);

  it('hold every event once, in order, with the move that brought it', () => {
    const told = passages.flatMap(({ events }) => events);
    expect(told.map(({ event }) => event)).toEqual(session.history.flatMap(({ events }) => events));
    for (const { event, after } of told) expect(session.history[after - 1].events).toContain(event);
  });

  it('begin a round with the event that says so', () => {
    const begins = passages.filter(({ events }) => events[0]?.event.event === 'round-started');
    expect(begins.map(({ round }) => round)).toEqual([2, 3, 4, 5, 6, 7]);
    for (const { round, events } of passages) {
      const started = events.flatMap(({ event }) => (event.event === 'round-started' ? [event.number] : []));
      expect(started.every((number) => number === round)).toBe(true);
    }
  });
});
