/** Every moment of a game that is looked at has its address, and an address leads to its moment. */
import { untrack } from 'svelte';
import type { TableController } from './table-controller.svelte.ts';

/** To be called while a page is made: `move` is what the address names, `rename` writes another one. */
export function followAddress(
  table: TableController,
  move: () => number | null,
  rename: (cursor: number | null) => void,
): void {
  table.look(untrack(move));
  $effect(() => {
    const moment = move();
    // Only when all effects have run: some of them still show the other moment.
    queueMicrotask(() => {
      if (table.cursor !== moment) table.look(moment);
    });
  });
  $effect(() => {
    const { cursor } = table;
    untrack(() => rename(cursor));
  });
}
