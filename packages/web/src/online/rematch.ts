/** Creates another table for the players of a finished game, or joins the one that another player has created. */
import { GameRecord, writeRecord } from '@windrose/engine';
import { MAX_TITLE_LENGTH } from '@windrose/protocol';
import { newDeal } from '../play/new-deal.ts';
import { newId } from '../play/saved-games.ts';
import { router } from '../router.svelte.ts';
import { isRefused } from './error-texts.ts';
import type { OnlineGame } from './online-game.svelte.ts';
import { site } from './site.svelte.ts';

/** Opens the new table, with the same or a new deal. If another player has created one already, opens that. */
export async function createRematch({ id: old, opening }: OnlineGame, sameDeal: boolean, title: string): Promise<void> {
  const next = sameDeal ? opening : newDeal(opening, newId());
  const { id } = await site.api.rematch(old, {
    title: title.slice(0, MAX_TITLE_LENGTH),
    // The site adds the names of the players.
    opening: writeRecord(new GameRecord({ ...next, names: [] })),
  });
  router.go({ page: 'table', id, move: null });
}

/** Takes the reserved seat at the new table and opens it; without a seat, the user may watch. */
export async function joinRematch(table: string, seat: number): Promise<void> {
  try {
    await site.api.join(table, seat);
  } catch (error) {
    if (!isRefused(error, 'already-there', 'not-open', 'seat-taken')) throw error;
  }
  router.go({ page: 'table', id: table, move: null });
}
