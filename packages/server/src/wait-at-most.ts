/** Patience that ends. */
import { setTimeout as pause } from 'node:timers/promises';

/** Waits for something, but not for longer than this. */
export async function waitAtMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  await Promise.race([work, pause(milliseconds, null, { signal: over.signal }).catch(() => {})]);
  over.abort();
}
