/**
 * Presence: discs in an area's cities and fleets, on its track and beside it. All players are always present in the
 * home area.
 */
import type { Area, Colour } from '../edition/number-types.ts';
import type { Game } from '../game/game.ts';

/**
 * Returns whether a colour is present enough to occupy and attack in an area (CL-ACT-OCC-3, CL-ACT-ATT-3,
 * AS-ACT-OCC-2).
 */
export function isPresent(game: Game, colour: Colour, area: Area): boolean {
  return area === game.tables.home || presence(game, colour, area) > 0;
}

/** Returns the number of discs in an area, which counts for drawing (CL-ACT-DRW-2, AS-ACT-DRW-2). */
export function presence(game: Game, colour: Colour, area: Area): number {
  return game.state.presence[area * game.state.colours + colour];
}

export function changePresence(game: Game, colour: Colour, area: Area, delta: number): void {
  const { state } = game;
  state.presence[area * state.colours + colour] += delta;
}
