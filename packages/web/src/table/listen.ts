/** Listening to several events of an element. */

/** A touch selects without hovering before. */
export const isTouch = (event: Event) => event instanceof PointerEvent && event.pointerType === 'touch';

/** Returns a function that removes the listeners. */
export function listen(
  target: EventTarget,
  listeners: Readonly<Record<string, (event: Event) => void>>,
  options: AddEventListenerOptions = {},
): () => void {
  for (const [type, listener] of Object.entries(listeners)) target.addEventListener(type, listener, options);
  return () => {
    for (const [type, listener] of Object.entries(listeners)) target.removeEventListener(type, listener, options);
  };
}
