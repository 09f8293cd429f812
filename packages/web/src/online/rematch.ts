/** After the game: another one with the same people, at a new table like the old one. */
import { GameRecord, writeRecord } from '@windrose/engine';
import { MAX_TITLE_LENGTH } from '@windrose/protocol';
import { newDeal } from '../play/new-deal.ts';
import { newId } from '../play/saved-games.ts';
import { router } from '../router.svelte.ts';
import type { OnlineGame } from './online-game.svelte.ts';
import { RefusalError } from './server-connection.ts';
import { site } from './site.svelte.ts';

/** Sets it up with the same set-up, or dealt anew, and goes there; where another player has, to theirs. */
export async function rematch({ id: old, opening }: OnlineGame, same: boolean, title: string): Promise<void> {
  const next = same ? opening : newDeal(opening, newId());
  const { id } = await site.api.again(old, {
    title: title.slice(0, MAX_TITLE_LENGTH),
    // Names are the site's.
    opening: writeRecord(new GameRecord({ ...next, names: [] })),
  });
  goTo(id);
}

/** Takes the seat that is kept at the new table, and goes there. */
export async function follow(table: string, seat: number): Promise<void> {
  try {
    await site.api.join(table, seat);
  } catch (error) {
    // Who sits there, or comes too late, may still look.
    if (!(error instanceof RefusalError) || !LATE.includes(error.body.code)) throw error;
  }
  goTo(table);
}

const LATE: readonly string[] = ['already-there', 'not-open', 'seat-taken'];

function goTo(id: string): void {
  router.go({ page: 'table', id, move: null });
}
