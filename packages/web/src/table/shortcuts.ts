/** Keyboard shortcuts of the table: undo, confirm, rules, the moments of the Opposition, and the timeline. */
import { settings } from '../settings/settings.svelte.ts';
import { hrefOf } from '../start/routes.ts';
import type { TableController } from './table-controller.svelte.ts';

export function handleShortcut(event: KeyboardEvent, table: TableController): void {
  const { target, key } = event;
  const isTyping =
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
  // Some keyboards need AltGr for brackets, which counts as control and alt together.
  const isPlain = event.getModifierState('AltGraph') || !(event.ctrlKey || event.altKey);
  if (isTyping || event.metaKey || !isPlain) return;
  const now = table.cursor ?? table.length;
  const back = () => table.look(now - 1);
  const forward = () => table.look(now + 1);
  const actions: Readonly<Record<string, () => void>> = {
    u: () => table.undo(),
    c: () => table.confirm(),
    n: () => table.showNextMoment(),
    e: () => table.skipMoments(),
    '?': () => {
      if (!(target instanceof Element) || target.closest('[data-spot]') === null)
        window.location.hash = hrefOf({ page: 'rules', rule: null });
    },
    '[': back,
    ',': back,
    ']': forward,
    '.': forward,
  };
  if (key === 'Escape') {
    table.deselect();
    table.describe(null);
  } else if (settings.prefers.keys) actions[key]?.();
}
