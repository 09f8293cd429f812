/** Components that are fetched when they are first shown. */
import Failed from './Failed.svelte';

/**
 * Fetches once; what could not be fetched is asked for again. Some browsers remember that a script failed until the page is loaded
 * anew: who says that something is missing offers that too.
 */
export function later<C>(fetch: () => Promise<{ default: C }>): () => Promise<C> {
  let fetched: Promise<C> | null = null;
  return () => {
    fetched ??= fetch().then(
      ({ default: component }) => component,
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
