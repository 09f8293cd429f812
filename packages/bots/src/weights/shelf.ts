/** The weights that are at hand, and which of them serve a game: all that come with the program, or those that were fetched. */
import type { Game } from '@windrose/engine';
import { type Course, courseOf } from '../course.ts';
import type { Weights } from '../weights.ts';

const shelf: Weights[] = [];

/** Brings weights to hand. */
export function addWeights(...weights: readonly Weights[]): void {
  shelf.push(...weights);
}

/** The weights at hand of the nearest kind of game. */
export function weightsFor(game: Game): Weights {
  if (shelf.length === 0) throw new RangeError('No weights were fetched before they were asked for.');
  return nearestTo(game, shelf, ({ plan }) => plan.course);
}

/**
 * Of several kinds of games the nearest: first of the same edition (or, for data of one's own, of the same rule book),
 * then for the nearest number of players, then of the same mode, then on the same board.
 */
export function nearestTo<T>(game: Game, all: readonly T[], kindOf: (one: T) => Course): T {
  const course = courseOf(game);
  const { rulebook } = game.tables.data;
  const distance = (one: T) => distanceBetween(kindOf(one), course, rulebook);
  return all.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}

function distanceBetween(one: Course, other: Course, rulebook: string): number {
  const edition = one.edition === other.edition ? 0 : one.edition === rulebook ? 1 : 2;
  const players = Math.abs(one.players - other.players);
  const mode = one.mode === other.mode ? 0 : 1;
  const board = one.board === other.board ? 0 : 1;
  return edition * 1000 + players * 100 + mode * 10 + board;
}
