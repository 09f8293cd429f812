/** What the board of a seat shows. */
import {
  apply,
  createGame,
  DEFAULT_OPTIONS,
  dealSetup,
  edition,
  type Game,
  legalMoves,
  Random,
} from '@windrose/engine';
import { expect, it } from 'vitest';
import { seatViews } from '../../src/view/seat.ts';

it('marks players who have passed until the game is over', () => {
  const tables = edition('classic');
  const game: Game = createGame(tables, 3, DEFAULT_OPTIONS, dealSetup(tables, 3, 'passed')).game;
  const random = new Random('passed');
  let max = 0;
  for (let moves = legalMoves(game); moves.length > 0; moves = legalMoves(game)) {
    max = Math.max(max, seatViews(game).filter(({ passed }) => passed).length);
    apply(game, moves[random.below(moves.length)].number);
  }
  expect(max).toBe(2);
  expect(seatViews(game).map(({ passed }) => passed)).toEqual([false, false, false]);
});
