/** Selects the weights that serve a game. */
import type { Game } from '@windrose/engine';
import { type GameKind, gameKindOf } from './game-kind.ts';
import type { Weights } from './weights.ts';

/**
 * Returns the weights of the nearest kind of game: first of the same edition (or, for custom data, of the same rule book),
 * then for the nearest number of players, then of the same mode, then on the same board.
 */
export function nearestWeights(game: Game, list: readonly Weights[]): Weights {
  const kind = gameKindOf(game);
  const { rulebook } = game.tables.data;
  const distance = ({ plan }: Weights) => distanceBetween(plan.course, kind, rulebook);
  return list.reduce((best, weights) => (distance(weights) < distance(best) ? weights : best));
}

function distanceBetween(one: GameKind, other: GameKind, rulebook: string): number {
  const edition = one.edition === other.edition ? 0 : one.edition === rulebook ? 1 : 2;
  const players = Math.abs(one.players - other.players);
  const mode = one.mode === other.mode ? 0 : 1;
  const board = one.board === other.board ? 0 : 1;
  return edition * 1000 + players * 100 + mode * 10 + board;
}
