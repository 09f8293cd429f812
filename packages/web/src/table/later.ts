/** Parts of the table that are fetched when they are first shown. */
import { words } from '../words/current.svelte.ts';

/** Fetches once; what could not be fetched is asked for again. */
function once<C>(fetch: () => Promise<{ default: C }>): () => Promise<C> {
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

export const fetchEnd = once(async () => {
  const [panel] = await Promise.all([import('../end/EndPanel.svelte'), words.learn('end')]);
  return panel;
});
export const fetchOpposition = once(() => import('../seats/OppositionPanel.svelte'));
export const fetchCommon = once(() => import('../seats/CommonPanel.svelte'));
export const fetchHint = once(() => import('./Hint.svelte'));
export const fetchLog = once(() => import('./LogPanel.svelte'));
export const fetchTextBoard = once(() => import('./TextBoard.svelte'));
