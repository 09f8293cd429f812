/** Pointing at a choice, or bringing the focus to it, shows its ghost; leaving it takes the ghost away. */
import type { Attachment } from 'svelte/attachments';
import type { Way } from '../play/ways.ts';
import type { Spot } from '../view/spots.ts';
import type { TableState } from './table-state.svelte.ts';

/** A finger means what it chooses: there is no pointing with it. */
const isFinger = (event: Event) => event instanceof PointerEvent && event.pointerType === 'touch';
const isShown = ({ type, target }: Event) => type !== 'focusin' || (target as Element).matches(':focus-visible');
const spotAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-spot]') : null;

/** Only when the page has come to rest: the focus also goes when what had it is taken off the table, in the midst of a change. */
const soon = (table: TableState, ways: () => readonly Way[]) => queueMicrotask(() => table.consider(ways()));

/** Every spot of the table. */
export function considering(table: TableState): Attachment<HTMLElement> {
  return (whole) => {
    const over = (event: Event) => {
      const spot = spotAt(event.target)?.dataset.spot as Spot | undefined;
      if (spot !== undefined && !isFinger(event) && isShown(event)) soon(table, () => table.ways.get(spot) ?? []);
    };
    const out = (event: Event) => {
      const spot = spotAt(event.target);
      const next = (event as PointerEvent | FocusEvent).relatedTarget;
      if (spot !== null && !spot.contains(next as Node | null)) soon(table, () => []);
    };
    return listen(whole, { pointerover: over, focusin: over, pointerout: out, focusout: out });
  };
}

/** A choice that is no spot. */
export function considers(table: TableState, ways: () => readonly Way[]): Attachment<HTMLElement> {
  return (choice) => {
    let isOver = false;
    const over = (event: Event) => {
      if (isFinger(event) || !isShown(event)) return;
      isOver = true;
      soon(table, ways);
    };
    const out = () => {
      if (isOver) soon(table, () => []);
      isOver = false;
    };
    const stop = listen(choice, { pointerenter: over, focusin: over, pointerleave: out, focusout: out });
    return () => {
      // What is taken away is left without a word.
      out();
      stop();
    };
  };
}

function listen(element: HTMLElement, heard: Readonly<Record<string, (event: Event) => void>>): () => void {
  for (const [type, hear] of Object.entries(heard)) element.addEventListener(type, hear);
  return () => {
    for (const [type, hear] of Object.entries(heard)) element.removeEventListener(type, hear);
  };
}
