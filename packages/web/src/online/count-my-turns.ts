/** Counts the tables that wait for the user, for the start page. */
import { site } from './site.svelte.ts';
import { waitsFor } from './table-summaries.ts';

/** Returns null if the site is not available. */
export async function countMyTurns(): Promise<number | null> {
  await site.initialize();
  if (site.status !== 'available') return null;
  const me = site.me?.id ?? null;
  if (me === null) return 0;
  try {
    const { mine } = await site.api.tables();
    return mine.filter((head) => waitsFor(head, me)).length;
  } catch {
    return null;
  }
}
