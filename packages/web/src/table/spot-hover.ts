/** Pointing at a spot, or bringing the focus to it, shows the ghost of what it means; leaving it takes the ghost away. */
import { type Spot, spotAt } from '../view/spots.ts';
import { isFinger, isShown, listen, soon } from './hover-preview.ts';
import type { TableController } from './table-controller.svelte.ts';

/** Every spot of the table. What is pointed at counts before what has the focus: a click elsewhere takes the focus away, and not the pointer. */
export function previewOnHover(whole: HTMLElement, table: TableController): () => void {
  let pointed: Spot | null = null;
  let focused: Spot | null = null;
  const meant = () => pointed ?? focused;
  const change = (set: () => void) => {
    const before = meant();
    set();
    const spot = meant();
    if (spot !== before) soon(table, () => (spot === null ? [] : (table.sequences.get(spot) ?? [])));
  };
  const at = (target: EventTarget | null) =>
    target instanceof Element && whole.contains(target) ? spotAt(target) : null;
  const point = (spot: Spot | null) =>
    change(() => {
      pointed = spot;
    });
  const focus = (spot: Spot | null) =>
    change(() => {
      focused = spot;
    });
  return listen(whole, {
    pointerover: (event) => point(isFinger(event) ? null : at(event.target)),
    pointerout: (event) => point(isFinger(event) ? null : at((event as PointerEvent).relatedTarget)),
    focusin: (event) => focus(isShown(event) ? at(event.target) : null),
    focusout: () => focus(null),
  });
}
