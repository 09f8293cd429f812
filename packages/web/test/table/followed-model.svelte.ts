/** A model as components see it: each field is read by an effect of its own, and again only when the effect runs again. */
import { flushSync } from 'svelte';

/** Returns the current values as the effects have read them, and a function that ends the effects. */
export function follow<K extends string>(
  readers: Readonly<Record<K, () => unknown>>,
): { current: () => Record<K, unknown>; stop: () => void } {
  const values = {} as Record<K, unknown>;
  const stop = $effect.root(() => {
    for (const key of Object.keys(readers) as K[]) {
      $effect(() => {
        values[key] = readers[key]();
      });
    }
  });
  const current = () => {
    flushSync();
    return { ...values };
  };
  return { current, stop };
}
