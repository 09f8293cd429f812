/** What a table hears besides what is chosen: pointing, keys, and links to rules. Fetched when the table is there. */
import { router } from '../router.svelte.ts';
import { considering } from './considering.ts';
import { keyboard } from './keyboard.ts';
import { reading } from './reading.ts';
import { resting } from './resting.ts';
import type { TableState } from './table-state.svelte.ts';
import { walking } from './walking.ts';

/** Hears what was pressed before, too. Answers with what ends it. */
export function hearing(whole: HTMLElement, table: TableState, before: readonly KeyboardEvent[]): () => void {
  const press = (event: KeyboardEvent) => {
    if (router.isAtTable) keyboard(event, table);
  };
  const click = (event: MouseEvent) =>
    void reading(event, (found) => {
      table.read = found;
    });
  const stops = [considering(whole, table), resting(whole, table)];
  window.addEventListener('keydown', press);
  whole.addEventListener('click', click);
  whole.addEventListener('keydown', walking, true);
  for (const event of before) press(event);
  return () => {
    for (const stop of stops) stop();
    window.removeEventListener('keydown', press);
    whole.removeEventListener('click', click);
    whole.removeEventListener('keydown', walking, true);
  };
}
