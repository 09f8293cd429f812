/** What a table hears besides what is chosen: pointing, keys, and links to rules. Fetched when the table is there. */
import { router } from '../router.svelte.ts';
import { considering } from './considering.ts';
import { keyboard } from './keyboard.ts';
import { reading } from './reading.ts';
import type { TableState } from './table-state.svelte.ts';

/** Answers with what ends it. */
export function hearing(whole: HTMLElement, table: TableState): () => void {
  const press = (event: KeyboardEvent) => {
    if (router.isAtTable) keyboard(event, table);
  };
  const click = (event: MouseEvent) =>
    void reading(event, (found) => {
      table.read = found;
    });
  const stop = considering(whole, table);
  window.addEventListener('keydown', press);
  whole.addEventListener('click', click);
  return () => {
    stop();
    window.removeEventListener('keydown', press);
    whole.removeEventListener('click', click);
  };
}
