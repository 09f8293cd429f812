/** A choice that is pointed at, or has the focus, shows its ghost; leaving it takes the ghost away. */
import type { Attachment } from 'svelte/attachments';
import type { MoveSequence } from '../play/move-sequences.ts';
import type { TableController } from './table-controller.svelte.ts';

/** A finger means what it chooses: there is no pointing with it. */
export const isFinger = (event: Event) => event instanceof PointerEvent && event.pointerType === 'touch';
export const isShown = ({ type, target }: Event) => type !== 'focusin' || (target as Element).matches(':focus-visible');
/** Only when the page has come to rest: the focus also goes when what had it is taken off the table, in the midst of a change. */
export const soon = (table: TableController, sequences: () => readonly MoveSequence[]) =>
  queueMicrotask(() => table.consider(sequences()));

/** A choice that is no spot. */
export function hoverPreview(
  table: TableController,
  sequences: () => readonly MoveSequence[],
): Attachment<HTMLElement> {
  return (choice) => {
    let isOver = false;
    const over = (event: Event) => {
      if (isFinger(event) || !isShown(event)) return;
      isOver = true;
      soon(table, sequences);
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

/** Answers with what ends it. */
export function listen(element: HTMLElement, heard: Readonly<Record<string, (event: Event) => void>>): () => void {
  for (const [type, hear] of Object.entries(heard)) element.addEventListener(type, hear);
  return () => {
    for (const [type, hear] of Object.entries(heard)) element.removeEventListener(type, hear);
  };
}
