/** The neutral colour whose discs a player handles. */
import type { Game, Seat } from '@windrose/engine';

/** A single neutral colour belongs to all players, otherwise each has one. */
export function neutralOf({ state }: Game, seat: Seat): number {
  const isShared = state.colours === state.seats + 1;
  return state.seats + (isShared ? 0 : seat);
}
