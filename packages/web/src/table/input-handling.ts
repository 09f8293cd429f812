/** Handles input at the table other than clicks on spots and buttons: hovering, keys, and links to rules. */
import { router } from '../router.svelte.ts';
import { handleArrowKeys } from './arrow-keys.ts';
import { previewSpots } from './hover-preview.ts';
import { listen } from './listen.ts';
import { handleRuleLink } from './rule-links.ts';
import { handleShortcut } from './shortcuts.ts';
import type { TableController } from './table-controller.svelte.ts';
import { showTooltips } from './tooltip.ts';

/** Returns a function that removes the listeners. */
export function handleInput(element: HTMLElement, table: TableController): () => void {
  const stops = [
    previewSpots(element, table),
    showTooltips(element, table),
    listen(element, { click: (event) => handleRuleLink(event as MouseEvent, (rule) => table.showRule(rule)) }),
    // Before other handlers: with the focus on the chart itself, arrow keys move the chart.
    listen(element, { keydown: (event) => handleArrowKeys(event as KeyboardEvent) }, { capture: true }),
    listen(window, {
      keydown: (event) => {
        if (router.isAtTable) handleShortcut(event as KeyboardEvent, table);
      },
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
