/** After the game: another one at the same table. */

import { LocalGame } from '../play/local-game.svelte.ts';
import { newDeal } from '../play/new-deal.ts';
import { newId } from '../play/saved-games.ts';
import { router } from '../router.svelte.ts';

/** The same table again: with the same set-up, or dealt anew. False if the browser has no room for another game. */
export function rematch({ opening, seats }: LocalGame, same: boolean): boolean {
  const game = LocalGame.begin(newId(), same ? opening : newDeal(opening, newId()), seats);
  if (game.problem === 'full') return false;
  router.go({ page: 'game', id: game.id, move: null });
  return true;
}
