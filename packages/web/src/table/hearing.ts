/** What a table hears besides what is chosen: keys, and links to rules. Fetched when the table is there. */
import { router } from '../router.svelte.ts';
import { keyboard } from './keyboard.ts';
import { reading } from './reading.ts';
import type { TableState } from './table-state.svelte.ts';

/** Answers with what ends it. */
export function hearing(whole: HTMLElement, table: TableState, ask: (rule: string) => void): () => void {
  const press = (event: KeyboardEvent) => {
    if (router.isAtTable) keyboard(event, table);
  };
  const click = (event: MouseEvent) => reading(event, ask);
  window.addEventListener('keydown', press);
  whole.addEventListener('click', click);
  return () => {
    window.removeEventListener('keydown', press);
    whole.removeEventListener('click', click);
  };
}
