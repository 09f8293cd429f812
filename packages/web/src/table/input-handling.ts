/** What a table hears besides what is chosen: pointing, keys, and links to rules. */
import { router } from '../router.svelte.ts';
import { handleArrowKeys } from './arrow-keys.ts';
import { handleRuleLink } from './rule-links.ts';
import { handleShortcut } from './shortcuts.ts';
import { previewOnHover } from './spot-hover.ts';
import type { TableController } from './table-controller.svelte.ts';
import { showTooltips } from './tooltip.ts';

/** Returns a function that ends it. */
export function handleInput(whole: HTMLElement, table: TableController): () => void {
  const press = (event: KeyboardEvent) => {
    if (router.isAtTable) handleShortcut(event, table);
  };
  const click = (event: MouseEvent) =>
    handleRuleLink(event, (rule) => {
      table.read = rule;
    });
  const stops = [previewOnHover(whole, table), showTooltips(whole, table)];
  window.addEventListener('keydown', press);
  whole.addEventListener('click', click);
  whole.addEventListener('keydown', handleArrowKeys, true);
  return () => {
    for (const stop of stops) stop();
    window.removeEventListener('keydown', press);
    whole.removeEventListener('click', click);
    whole.removeEventListener('keydown', handleArrowKeys, true);
  };
}
