/** How a finished game came out, in numbers: kept with the game, so that a list of games need not replay them. */
import { type Game, totalScore, winners } from '@windrose/engine';

export interface Result {
  /** By seat; the Opposition's comes last where there is one. */
  readonly glory: readonly number[];
  /** Seats; several share the victory. */
  readonly winners: readonly number[];
}

export function resultOf(game: Game): Result {
  const glory = Array.from({ length: game.state.seats }, (_, seat) => totalScore(game, seat));
  return { glory, winners: winners(game) };
}
