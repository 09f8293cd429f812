/** Does due work when its time has come: takes rows, hands them to whoever knows their kind, and puts them away or off. */
import type { DueRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';

/** What is left to do: nothing more, or the same again later. */
type Next = null | { readonly again: number };

/** Does one piece of work. It may be called twice for one row, if a node has died or was slow. */
export type Worker = (row: DueRow) => Promise<Next>;

export interface RunnerParts {
  readonly storage: Storage;
  readonly now: () => number;
  /** By kind. */
  readonly workers: Readonly<Record<string, Worker>>;
  readonly trouble: (row: DueRow, error: unknown) => void;
  /** How long a node may take before another does the work, in milliseconds. */
  readonly lease: number;
  /** How often it looks without being told to. */
  readonly every: number;
  /** Rows at work at the same time. */
  readonly most: number;
}

/** After a failure the work waits a while. */
const WAIT_AFTER_TROUBLE = 5_000;

export class DueRunner {
  private readonly parts: RunnerParts;
  private timer: NodeJS.Timeout | null = null;
  private taking = false;
  private wanted = false;
  private readonly atWork = new Set<Promise<void>>();
  private stopped = true;

  constructor(parts: RunnerParts) {
    this.parts = parts;
  }

  start(): void {
    this.stopped = false;
    this.timer = setInterval(() => this.look(), this.parts.every);
    this.look();
  }

  /** There may be something to do now. */
  look(): void {
    this.wanted = true;
    if (!this.taking) void this.take();
  }

  private async take(): Promise<void> {
    const { storage, now, lease, most } = this.parts;
    this.taking = true;
    try {
      while (this.wanted && !this.stopped && this.atWork.size < most) {
        this.wanted = false;
        const rows = await storage.takeDue(now(), lease, most - this.atWork.size);
        for (const row of rows) this.begin(row);
        // A full load may have left something behind.
        if (rows.length > 0) this.wanted = true;
      }
    } catch {
      // The database is away; the next look finds it again.
    } finally {
      this.taking = false;
    }
  }

  private begin(row: DueRow): void {
    const work = this.perform(row).finally(() => {
      this.atWork.delete(work);
      if (!this.stopped) this.look();
    });
    this.atWork.add(work);
  }

  private async perform(row: DueRow): Promise<void> {
    const { workers, trouble, now } = this.parts;
    try {
      const next = await workers[row.kind](row);
      await (next === null ? this.done(row) : this.putOff(row, next.again));
    } catch (error) {
      trouble(row, error);
      await this.putOff(row, now() + WAIT_AFTER_TROUBLE).catch(() => {});
    }
  }

  /** Only the row as it was taken: the same work may have been set anew meanwhile. */
  private async done({ kind, subject, at }: DueRow): Promise<void> {
    const { db } = this.parts.storage;
    await db
      .deleteFrom('due')
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .where('at', '=', at)
      .where('taken_until', '>', 0)
      .execute();
  }

  private async putOff({ kind, subject, at }: DueRow, again: number): Promise<void> {
    const { db } = this.parts.storage;
    await db
      .updateTable('due')
      .set({ at: again, taken_until: 0 })
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .where('at', '=', at)
      .where('taken_until', '>', 0)
      .execute();
  }

  /** Takes nothing more, and waits for what is under way. */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer !== null) clearInterval(this.timer);
    await Promise.all(this.atWork);
  }
}
