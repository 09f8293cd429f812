/** Starts another local game with the players of a finished one. */
import { LocalGame } from '../play/local-game.svelte.ts';
import { newDeal } from '../play/new-deal.ts';
import { newId } from '../play/saved-games.ts';
import { router } from '../router.svelte.ts';

/** Uses the same set-up or a new deal. Returns false if the browser has no room for another game. */
export function rematch({ opening, seats }: LocalGame, same: boolean): boolean {
  const game = LocalGame.begin(newId(), same ? opening : newDeal(opening, newId()), seats);
  if (game.problem === 'full') return false;
  router.go({ page: 'game', id: game.id, move: null });
  return true;
}
