/**
 * Runs jobs of one kind when they are due: takes rows with a lease, calls the handler, and deletes or reschedules them.
 */
import type { Selectable } from 'kysely';
import { Refusal } from '../refusal.ts';
import type { DueRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';

/** The result of a handler: done (null), or the time of the next run. */
type Next = null | { readonly nextRun: number };

/** Runs one job. It may be called twice for one row if a node has died or was slow. */
export type JobHandler = (row: Selectable<DueRow>) => Promise<Next>;

export interface JobRunnerOptions {
  readonly storage: Storage;
  readonly now: () => number;
  readonly kind: string;
  readonly handler: JobHandler;
  readonly onError: (row: Selectable<DueRow>, error: unknown) => void;
  /** Milliseconds after which another node may take the job. */
  readonly lease: number;
  /** Interval in milliseconds between two checks for due jobs. */
  readonly interval: number;
  /** Maximum number of jobs that run at the same time. */
  readonly maxRunning: number;
}

/** Delay of a job after an error, in milliseconds. */
const RETRY_DELAY = 5_000;
/** Delay of a job for a game whose rules this program does not support. */
const UNKNOWN_RULES_DELAY = 10 * 60_000;

export class JobRunner {
  private readonly parts: JobRunnerOptions;
  private timer: NodeJS.Timeout | null = null;
  private taking: Promise<void> | null = null;
  private checkAgain = false;
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

  /** Checks for due jobs. */
  check(): void {
    this.checkAgain = true;
    this.taking ??= this.take().finally(() => {
      this.taking = null;
    });
  }

  private async take(): Promise<void> {
    const { storage, kind, now, lease, maxRunning } = this.parts;
    try {
      while (this.checkAgain && !this.stopped && this.running.size < maxRunning) {
        this.checkAgain = false;
        const rows = await storage.takeJobs(kind, now(), lease, maxRunning - this.running.size);
        for (const row of rows) {
          if (this.stopped) await this.reschedule(row, row.at);
          else this.begin(row);
        }
        // If the limit was reached there may be more due jobs.
        if (rows.length > 0) this.checkAgain = true;
      }
    } catch {
      // The database is unavailable; the next check tries again.
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
      await (next === null ? this.deleteJob(row) : this.reschedule(row, next.nextRun));
    } catch (error) {
      // The job was interrupted because this node stops, so the next node runs it at once.
      if (this.stopped) return this.reschedule(row, row.at).catch(() => {});
      // After a restore the job belongs to the old data, which is no error.
      if (!(error instanceof Refusal && error.body.code === 'unavailable')) onError(row, error);
      const hasUnknownRules = error instanceof Refusal && error.body.code === 'bad-opening';
      await this.reschedule(row, now() + (hasUnknownRules ? UNKNOWN_RULES_DELAY : RETRY_DELAY)).catch(() => {});
    }
  }

  /** Deletes only the row that was taken: the job may have been rescheduled or taken by another node since. */
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

  private async reschedule({ kind, subject, at, taken_until }: Selectable<DueRow>, nextRun: number): Promise<void> {
    const { db } = this.parts.storage;
    await db
      .updateTable('due')
      .set({ at: nextRun, taken_until: 0 })
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .where('at', '=', at)
      .where('taken_until', '=', taken_until)
      .execute();
  }

  /** Takes no more jobs and waits for the running ones. */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer !== null) clearInterval(this.timer);
    await this.taking;
    await Promise.all(this.running);
  }
}
