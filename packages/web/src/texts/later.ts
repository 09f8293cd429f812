/** Components that are fetched when they are first shown, with the texts that only they say. */
import { texts } from './current.svelte.ts';
import Failed from './Failed.svelte';
import type { Part } from './languages.ts';

/**
 * Fetches once; what could not be fetched is asked for again. Some browsers remember that a script failed until the page is loaded
 * anew: who says that something is missing offers that too.
 */
export function later<C>(parts: readonly Part[], fetch: () => Promise<{ default: C }>): () => Promise<C> {
  let fetched: Promise<C> | null = null;
  return () => {
    fetched ??= Promise.all([fetch(), texts.learn(...parts)]).then(
      ([{ default: component }]) => component,
      (error: unknown) => {
        fetched = null;
        throw error;
      },
    );
    return fetched;
  };
}

/** What cannot be fetched is replaced by words that say so. */
export const orSaid =
  <C>(fetch: () => Promise<C>) =>
  (): Promise<C> =>
    fetch().catch(() => Failed as C);
