/** Wraps a storage to measure the time of its writes. */
import type { Storage } from './storage.ts';

export function timedStorage(storage: Storage, observe: (seconds: number) => void): Storage {
  return {
    ...storage,
    async append(additions) {
      const start = performance.now();
      const outcomes = await storage.append(additions);
      observe((performance.now() - start) / 1_000);
      return outcomes;
    },
  };
}
