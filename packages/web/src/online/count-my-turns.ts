/** How many tables of the site wait for the reader; asked only where somebody has come in before. */

import { site } from './site.svelte.ts';
import { waitsFor } from './table-summaries.ts';

/** Null if the site is not there. */
export async function countMyTurns(): Promise<number | null> {
  await site.enter();
  if (site.reach !== 'available') return null;
  const me = site.me?.id ?? null;
  if (me === null) return 0;
  try {
    const { mine } = await site.api.tables();
    return mine.filter((head) => waitsFor(head, me)).length;
  } catch {
    return null;
  }
}
