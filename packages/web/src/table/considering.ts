/** Pointing at a choice, or bringing the focus to it, shows its ghost; leaving it takes the ghost away. */
import type { Attachment } from 'svelte/attachments';
import type { Way } from '../play/ways.ts';
import type { Spot } from '../view/spots.ts';
import type { TableState } from './table-state.svelte.ts';

/** A finger means what it chooses: there is no pointing with it. */
const isFinger = (event: Event) => event instanceof PointerEvent && event.pointerType === 'touch';
const isShown = ({ type, target }: Event) => type !== 'focusin' || (target as Element).matches(':focus-visible');
/** Only when the page has come to rest: the focus also goes when what had it is taken off the table, in the midst of a change. */
const soon = (table: TableState, ways: () => readonly Way[]) => queueMicrotask(() => table.consider(ways()));

/** Every spot of the table. What is pointed at counts before what has the focus: a click elsewhere takes the focus away, and not the pointer. */
export function considering(table: TableState): Attachment<HTMLElement> {
  return (whole) => {
    let pointed: Spot | null = null;
    let focused: Spot | null = null;
    const meant = () => pointed ?? focused;
    const change = (set: () => void) => {
      const before = meant();
      set();
      const spot = meant();
      if (spot !== before) soon(table, () => (spot === null ? [] : (table.ways.get(spot) ?? [])));
    };
    const at = (target: EventTarget | null) =>
      target instanceof Element && whole.contains(target)
        ? ((target.closest<HTMLElement | SVGElement>('[data-spot]')?.dataset.spot as Spot | undefined) ?? null)
        : null;
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
