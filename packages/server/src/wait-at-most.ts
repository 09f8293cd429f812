/** Waits for a promise with a time limit. */
import { setTimeout as pause } from 'node:timers/promises';

/** Resolves when the work is finished or the time is over. */
export async function waitAtMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  await Promise.race([work, pause(milliseconds, null, { signal: over.signal }).catch(() => {})]);
  over.abort();
}
