/** Writes additions of many tables together: what arrives while one write is under way goes with the next. */
import type { Addition, Storage } from './storage.ts';

type Result = 'written' | 'conflict' | 'repeated';

interface Waiting {
  readonly addition: Addition;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

export class Writer {
  private readonly storage: Storage;
  private waiting: Waiting[] = [];
  private busy = false;

  constructor(storage: Storage) {
    this.storage = storage;
  }

  add(addition: Addition): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ addition, resolve, reject });
      if (!this.busy) void this.run();
    });
  }

  private async run(): Promise<void> {
    this.busy = true;
    // What else is in the sockets' buffers now comes along.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.waiting.length > 0) {
      const batch = this.waiting;
      this.waiting = [];
      try {
        const results = await this.storage.append(batch.map(({ addition }) => addition));
        batch.forEach(({ resolve }, i) => resolve(results[i]));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.busy = false;
  }
}
