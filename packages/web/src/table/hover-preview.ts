/** Previews of moves while the pointer or the focus is on a spot or a choice. */
import type { Attachment } from 'svelte/attachments';
import type { MoveSequence } from '../play/move-sequences.ts';
import { type Spot, spotAt } from '../view/spots.ts';
import { isTouch, listen } from './listen.ts';
import type { TableController } from './table-controller.svelte.ts';

/** Focus by a click shows no preview. */
const showsFocus = ({ type, target }: Event) => type !== 'focusin' || (target as Element).matches(':focus-visible');

/** Waits for the end of the current change: removing the focused element from the page also ends its focus. */
const previewSoon = (table: TableController, sequences: () => readonly MoveSequence[]) =>
  queueMicrotask(() => table.hover(sequences()));

/** Previews the spots in an element. The pointer counts before the focus, which a click elsewhere ends. */
export function previewSpots(element: HTMLElement, table: TableController): () => void {
  const spots: { pointer: Spot | null; focus: Spot | null } = { pointer: null, focus: null };
  const current = () => spots.pointer ?? spots.focus;
  const change = (by: keyof typeof spots, next: Spot | null) => {
    const before = current();
    spots[by] = next;
    const spot = current();
    if (spot !== before) previewSoon(table, () => (spot === null ? [] : (table.sequences.get(spot) ?? [])));
  };
  const spotIn = (target: EventTarget | null) =>
    target instanceof Element && element.contains(target) ? spotAt(target) : null;
  return listen(element, {
    pointerover: (event) => change('pointer', isTouch(event) ? null : spotIn(event.target)),
    pointerout: (event) => change('pointer', isTouch(event) ? null : spotIn((event as PointerEvent).relatedTarget)),
    focusin: (event) => change('focus', showsFocus(event) ? spotIn(event.target) : null),
    focusout: () => change('focus', null),
  });
}

/** Previews the sequence of a choice in the prompt. */
export function previewChoice(table: TableController, sequence: MoveSequence): Attachment<HTMLElement> {
  return (choice) => {
    let isShown = false;
    const enter = (event: Event) => {
      if (isTouch(event) || !showsFocus(event)) return;
      isShown = true;
      previewSoon(table, () => [sequence]);
    };
    const leave = () => {
      if (isShown) previewSoon(table, () => []);
      isShown = false;
    };
    const stop = listen(choice, { pointerenter: enter, focusin: enter, pointerleave: leave, focusout: leave });
    return () => {
      // A removed element gets no event.
      leave();
      stop();
    };
  };
}
