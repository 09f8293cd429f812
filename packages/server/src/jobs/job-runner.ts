/** Does due work of one kind when its time has come: takes rows, hands them to the worker, and puts them away or off. */
import type { Selectable } from 'kysely';
import { Refusal } from '../refusal.ts';
import type { DueRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';

/** What is left to do: nothing more, or the same again later. */
type Next = null | { readonly again: number };

/** Does one piece of work. It may be called twice for one row, if a node has died or was slow. */
export type JobHandler = (row: Selectable<DueRow>) => Promise<Next>;

export interface JobRunnerOptions {
  readonly storage: Storage;
  readonly now: () => number;
  readonly kind: string;
  readonly handler: JobHandler;
  readonly onError: (row: Selectable<DueRow>, error: unknown) => void;
  /** How long a node may take before another does the work, in milliseconds. */
  readonly lease: number;
  /** How often it looks without being told to. */
  readonly interval: number;
  /** Rows at work at the same time. */
  readonly maxRunning: number;
}

/** After a failure the work waits a while. */
const RETRY_DELAY = 5_000;
/** What this program has no rules for, it will not have in a moment either. */
const UNKNOWN_RULES_DELAY = 10 * 60_000;

export class JobRunner {
  private readonly parts: JobRunnerOptions;
  private timer: NodeJS.Timeout | null = null;
  private taking: Promise<void> | null = null;
  private wanted = false;
  private readonly running = new Set<Promise<void>>();
  private stopped = true;

  constructor(parts: JobRunnerOptions) {
    this.parts = parts;
  }

  start(): void {
    this.stopped = false;
    this.timer = setInterval(() => this.check(), this.parts.interval);
    this.check();
  }

  /** There may be something to do now. */
  check(): void {
    this.wanted = true;
    this.taking ??= this.take().finally(() => {
      this.taking = null;
    });
  }

  private async take(): Promise<void> {
    const { storage, kind, now, lease, maxRunning } = this.parts;
    try {
      while (this.wanted && !this.stopped && this.running.size < maxRunning) {
        this.wanted = false;
        const rows = await storage.takeJobs(kind, now(), lease, maxRunning - this.running.size);
        for (const row of rows) {
          if (this.stopped) await this.reschedule(row, row.at);
          else this.begin(row);
        }
        // A full load may have left something behind.
        if (rows.length > 0) this.wanted = true;
      }
    } catch {
      // The database is away; the next look finds it again.
    }
  }

  private begin(row: Selectable<DueRow>): void {
    const work = this.perform(row).finally(() => {
      this.running.delete(work);
      if (!this.stopped) this.check();
    });
    this.running.add(work);
  }

  private async perform(row: Selectable<DueRow>): Promise<void> {
    const { handler, onError, now } = this.parts;
    try {
      const next = await handler(row);
      await (next === null ? this.deleteJob(row) : this.reschedule(row, next.again));
    } catch (error) {
      // What was broken off because this node stops is for the next who looks.
      if (this.stopped) return this.reschedule(row, row.at).catch(() => {});
      // A site that was restored meanwhile has due work of its own; nothing is wrong.
      if (!(error instanceof Refusal && error.body.code === 'unavailable')) onError(row, error);
      const isHopeless = error instanceof Refusal && error.body.code === 'bad-opening';
      await this.reschedule(row, now() + (isHopeless ? UNKNOWN_RULES_DELAY : RETRY_DELAY)).catch(() => {});
    }
  }

  /** Only the row as it was taken: the same work may have been set anew meanwhile, or be another's by now. */
  private async deleteJob({ kind, subject, at, taken_until }: Selectable<DueRow>): Promise<void> {
    const { db } = this.parts.storage;
    await db
      .deleteFrom('due')
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .where('at', '=', at)
      .where('taken_until', '=', taken_until)
      .execute();
  }

  private async reschedule({ kind, subject, at, taken_until }: Selectable<DueRow>, again: number): Promise<void> {
    const { db } = this.parts.storage;
    await db
      .updateTable('due')
      .set({ at: again, taken_until: 0 })
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .where('at', '=', at)
      .where('taken_until', '=', taken_until)
      .execute();
  }

  /** Takes nothing more, and waits for what is under way. */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer !== null) clearInterval(this.timer);
    await this.taking;
    await Promise.all(this.running);
  }
}
