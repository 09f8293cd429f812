/** Starts a game in this browser and opens its table. */
import type { Opening } from '@windrose/engine';
import { router } from '../router.svelte.ts';
import { LocalGame } from './local-game.svelte.ts';
import { newId, type SeatPlan } from './saved-games.ts';

/** Returns false if the browser has no room for another game. */
export function startGame(opening: Opening, seats: readonly SeatPlan[]): boolean {
  const game = LocalGame.begin(newId(), opening, seats);
  if (game.problem === 'full') return false;
  router.go({ page: 'game', id: game.id, move: null });
  return true;
}
