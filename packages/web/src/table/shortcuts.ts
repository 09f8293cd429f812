/** Keys of the table: undo, confirm, the rules, the next step of the Opposition, and going through the game. They do nothing while somebody types. */
import { settings } from '../settings/settings.svelte.ts';
import { hrefOf } from '../start/routes.ts';
import type { TableController } from './table-controller.svelte.ts';

export function handleShortcut(event: KeyboardEvent, table: TableController): void {
  const { target, key } = event;
  const typing = target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
  // Some keyboards have brackets only beside AltGr, which counts as control and alt together.
  const isPlain = event.getModifierState('AltGraph') || !(event.ctrlKey || event.altKey);
  if (typing || event.metaKey || !isPlain) return;
  const now = table.cursor ?? table.source.length;
  const back = () => table.look(now - 1);
  const on = () => table.look(now + 1);
  const actions: Readonly<Record<string, () => void>> = {
    u: () => table.undo(),
    c: () => table.confirming && table.confirm(),
    n: () => table.tellNext(),
    e: () => table.tellAll(),
    '?': () => {
      if (!(target instanceof Element) || target.closest('[data-spot]') === null)
        window.location.hash = hrefOf({ page: 'rules', rule: null });
    },
    '[': back,
    ',': back,
    ']': on,
    '.': on,
  };
  if (key === 'Escape') {
    table.chosen = null;
    table.refused = null;
    table.about = null;
  } else if (settings.prefers.keys) actions[key]?.();
}
