/** Keys of the table: undo, confirm, the rules, the next step of the Opposition, and going through the game. They do nothing while somebody types. */
import { hrefOf } from '../start/routes.ts';
import type { TableState } from './table-state.svelte.ts';

export function keyboard(event: KeyboardEvent, table: TableState): void {
  const { target, key } = event;
  const typing = target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  const now = table.cursor ?? table.source.length;
  const actions: Readonly<Record<string, () => void>> = {
    u: () => table.undo(),
    c: () => table.confirming && table.confirm(),
    n: () => table.tellNext(),
    e: () => table.tellAll(),
    '?': () => {
      if (!(target instanceof Element) || target.closest('[data-spot]') === null)
        window.location.hash = hrefOf({ page: 'rules', rule: null });
    },
    '[': () => table.look(now - 1),
    ']': () => table.look(now + 1),
    Escape: () => {
      table.chosen = null;
      table.refused = null;
      table.about = null;
    },
  };
  actions[key]?.();
}
