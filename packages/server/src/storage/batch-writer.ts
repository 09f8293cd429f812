/** Writes additions of many tables in batches: additions that arrive during a write go into the next one. */
import { Refusal } from '../refusal.ts';
import type { Addition, AppendOutcome, Storage } from './storage.ts';

interface Waiting {
  readonly addition: Addition;
  readonly resolve: (outcome: AppendOutcome) => void;
  readonly reject: (error: unknown) => void;
}

export class BatchWriter {
  private readonly storage: Pick<Storage, 'append'>;
  private readonly maxBatch: number;
  private waiting: Waiting[] = [];
  private busy: Promise<void> | null = null;

  constructor(storage: Pick<Storage, 'append'>, maxBatch = 500) {
    this.storage = storage;
    this.maxBatch = maxBatch;
  }

  /** Resolves when the addition is written durably, or has lost to another. */
  add(addition: Addition): Promise<AppendOutcome> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ addition, resolve, reject });
      this.busy ??= this.work();
    });
  }

  /** Resolves when all additions so far are finished. */
  async idle(): Promise<void> {
    while (this.busy !== null) await this.busy;
  }

  private async work(): Promise<void> {
    // Waits for other additions of the same turn of the event loop.
    await new Promise(setImmediate);
    while (this.waiting.length > 0) {
      const batch = this.waiting.slice(0, this.maxBatch);
      this.waiting = this.waiting.slice(this.maxBatch);
      await this.write(batch);
    }
    this.busy = null;
  }

  private async write(batch: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await this.storage.append(batch.map(({ addition }) => addition));
      for (const [i, { resolve }] of batch.entries()) resolve(outcomes[i]!);
    } catch (error) {
      if (batch.length === 1 || error instanceof Refusal) for (const { reject } of batch) reject(error);
      // One addition cannot be written at all; the others are written one by one.
      else for (const one of batch) await this.write([one]);
    }
  }
}
