/** After the game: another one with the same people, at a new table like the old one. */
import { GameRecord, writeRecord } from '@windrose/engine';
import { type NewTable, TITLE_LENGTH } from '@windrose/protocol';
import { newId } from '../play/saved-games.ts';
import { router } from '../router.svelte.ts';
import { words } from '../words/current.svelte.ts';
import { tableLink } from './invite.ts';
import type { OnlineGame } from './online-game.ts';
import { site } from './site.svelte.ts';
import type { KnownTable } from './table-client.ts';

/** The same table: with the same set-up, or dealt anew. Seats of persons are open again, but for the own. */
function wishFor(client: KnownTable, game: OnlineGame, same: boolean, title: string): NewTable {
  const { opening } = game;
  const exploits = 'seed' in opening.from ? opening.from.exploits : undefined;
  const from = same ? opening.from : { seed: newId(), ...(exploits === undefined ? {} : { exploits }) };
  const { open, pace, undo, colours } = client.view.head;
  return {
    title: title.slice(0, TITLE_LENGTH),
    opening: writeRecord(new GameRecord({ ...opening, names: [], from })),
    seats: client.standing.holders.map((holder, seat) => ({
      // Who lost the seat to a bot is welcome again.
      bot: 'bot' in holder && client.standing.former[seat] === null ? holder.bot : null,
      colour: colours[seat],
    })),
    mine: game.seat,
    open,
    pace,
    undo,
  };
}

/** Makes the table, tells the others where it is, and goes there. */
export async function rematch(client: KnownTable, game: OnlineGame, same: boolean, title: string): Promise<void> {
  const { id } = await site.api.makeTable(wishFor(client, game, same, title));
  const text = words.ui('rematch.said', { link: tableLink(id, window.location) });
  // To a table by link only everybody needs an invitation of their own.
  if (client.view.head.open) await site.link.act({ type: 'chat', table: client.id, text });
  router.go({ page: 'table', id, move: null });
}
