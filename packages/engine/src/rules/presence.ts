/** Presence: discs in an area's cities, on its track and beside it. Everybody is always present in the home area. */
import type { Game } from '../game/game.ts';

/** Present enough to occupy and attack there (CL-ACT-OCC-3, CL-ACT-ATT-3). */
export function isPresent(game: Game, seat: number, area: number): boolean {
  return area === game.tables.home || presence(game, seat, area) > 0;
}

/** Number of discs, which is what counts for drawing (CL-ACT-DRW-2). */
export function presence(game: Game, seat: number, area: number): number {
  return game.state.presence[area * game.state.seats + seat];
}

export function changePresence(game: Game, seat: number, area: number, delta: number): void {
  const { state } = game;
  const index = area * state.seats + seat;
  state.presence[index] += delta;
}
