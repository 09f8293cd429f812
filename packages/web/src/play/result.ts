/** The result of a finished game. It is saved with the game, so that lists of games do not replay them. */
import { type Game, totalScore, winners } from '@windrose/engine';

export interface Result {
  /** By seat; the Opposition is the last one. */
  readonly glory: readonly number[];
  /** The winning seats; several share a victory. */
  readonly winners: readonly number[];
}

export function resultOf(game: Game): Result {
  const glory = Array.from({ length: game.state.seats }, (_, seat) => totalScore(game, seat));
  return { glory, winners: winners(game) };
}
