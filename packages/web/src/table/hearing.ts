/** What a table hears besides what is chosen: pointing, keys, and links to rules. */
import { router } from '../router.svelte.ts';
import { considering } from './considering.ts';
import { keyboard } from './keyboard.ts';
import { reading } from './reading.ts';
import { resting } from './resting.ts';
import type { TableState } from './table-state.svelte.ts';
import { walking } from './walking.ts';

/** Returns a function that ends it. */
export function hearing(whole: HTMLElement, table: TableState): () => void {
  const press = (event: KeyboardEvent) => {
    if (router.isAtTable) keyboard(event, table);
  };
  const click = (event: MouseEvent) =>
    reading(event, (rule) => {
      table.read = rule;
    });
  const stops = [considering(whole, table), resting(whole, table)];
  window.addEventListener('keydown', press);
  whole.addEventListener('click', click);
  whole.addEventListener('keydown', walking, true);
  return () => {
    for (const stop of stops) stop();
    window.removeEventListener('keydown', press);
    whole.removeEventListener('click', click);
    whole.removeEventListener('keydown', walking, true);
  };
}
