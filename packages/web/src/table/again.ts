/** After the game: another one at the same table, and the record as a file. */

import { LocalGame } from '../play/local-game.svelte.ts';
import { newId } from '../play/saved-games.ts';
import type { TableGame } from '../play/table-game.ts';
import { router } from '../router.svelte.ts';

/** The same table again: with the same set-up, or dealt anew. */
export function rematch({ opening, seats }: LocalGame, same: boolean): void {
  const exploits = 'seed' in opening.from ? opening.from.exploits : undefined;
  const from = same ? opening.from : { seed: newId(), ...(exploits === undefined ? {} : { exploits }) };
  const game = LocalGame.begin(newId(), { ...opening, from }, seats);
  router.go({ page: 'game', id: game.id, move: null });
}

/** Gives the record to the player as a file. */
export function saveRecord({ record, id }: Pick<TableGame, 'record' | 'id'>): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([record], { type: 'text/plain' }));
  link.download = `windrose-${id}.txt`;
  link.click();
  URL.revokeObjectURL(link.href);
}
