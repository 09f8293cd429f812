/** How many tables of the site wait for the reader; asked only where somebody has come in before. */
import { waitsFor } from './heads.ts';
import { site } from './site.svelte.ts';

/** Null if the site is not there. */
export async function myTurns(): Promise<number | null> {
  await site.enter();
  if (site.reach !== 'here') return null;
  const me = site.me?.id ?? null;
  if (me === null) return 0;
  try {
    const { mine } = await site.api.tables();
    return mine.filter((head) => waitsFor(head, me)).length;
  } catch {
    return null;
  }
}
