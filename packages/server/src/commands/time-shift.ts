/**
 * Shifts the times in restored rows by the time since the backup, so that clocks, jobs and waiting tables continue
 * where they stood.
 */
import { type Clocks, isCorrespondence, type Pace } from '@windrose/protocol';
import type { Kysely } from 'kysely';
import type { DueRow, Schema, TableRow } from '../storage/schema.ts';
import { recalculate } from '../tables/clocks.ts';
import { NO_PAUSES, type Pauses, pausesFromRow } from '../tables/pauses.ts';

type Row = Record<string, unknown>;

export class TimeShift {
  private readonly backupTime: number;
  private readonly restoreTime: number;
  /** The pauses of the running clock by table. */
  private readonly pauses: ReadonlyMap<string, Pauses>;
  /** The new deadlines of running clocks by table. */
  private readonly deadlines = new Map<string, number>();

  private constructor(backupTime: number, restoreTime: number, pauses: ReadonlyMap<string, Pauses>) {
    this.backupTime = backupTime;
    this.restoreTime = restoreTime;
    this.pauses = pauses;
  }

  /** Creates the shift between the moment of a backup and the moment of its restore. */
  static async between(backupTime: number, restoreTime: number, staging: Kysely<Schema>): Promise<TimeShift> {
    const rows = await staging
      .selectFrom('tables')
      .innerJoin('seats', (on) => on.onRef('seats.table_id', '=', 'tables.id').onRef('seats.seat', '=', 'tables.asked'))
      .innerJoin('persons', 'persons.id', 'seats.person')
      .select(['tables.id', 'tables.pace', 'persons.sleep', 'persons.away_until'])
      .where('tables.clocks', 'is not', null)
      .where(({ or, eb }) => or([eb('persons.sleep', 'is not', null), eb('persons.away_until', 'is not', null)]))
      .execute();
    const running = rows.filter(({ pace }) => isCorrespondence(JSON.parse(pace) as Pace));
    // The system clock may have been set back since; no clock loses time because of that.
    return new TimeShift(
      backupTime,
      Math.max(backupTime, restoreTime),
      new Map(running.map((row) => [row.id, pausesFromRow(row)])),
    );
  }

  /** Returns a row with shifted times. Rows of `tables` must come before rows of `due`. */
  row(table: keyof Schema, row: Row): Row {
    if (this.restoreTime === this.backupTime) return row;
    if (table === 'tables') {
      const own = row as unknown as TableRow;
      return { ...row, ...this.clocks(own), ...this.waiting(own) };
    }
    if (table === 'due') return { ...row, ...this.due(row as unknown as DueRow & { detail: string }) };
    return row;
  }

  /** Shifts the last change of a waiting table, so that the cleanup gives players time to return. */
  private waiting({ status, changed }: TableRow): Partial<TableRow> {
    return status === 'open' ? { changed: changed + this.restoreTime - this.backupTime } : {};
  }

  /**
   * The restore may happen in the night of the player whose clock runs, so the remaining time counts from now with
   * their pauses.
   */
  private clocks({ id, clocks: kept }: TableRow): Partial<TableRow> {
    const clocks = kept === null ? null : (JSON.parse(kept) as Clocks);
    if (typeof clocks?.running !== 'number') return {};
    const pauses = this.pauses.get(id) ?? NO_PAUSES;
    const { backupTime, restoreTime } = this;
    const shifted = recalculate(clocks, restoreTime, { before: pauses, next: pauses }, backupTime);
    this.deadlines.set(id, shifted.deadline!);
    return { clocks: JSON.stringify(shifted), deadline: shifted.deadline };
  }

  /** The detail of a `turn` job is the moment at which the turn began. The job must not run after the deadline. */
  private due({ kind, subject, at, detail }: { kind: string; subject: string; at: number; detail: string }) {
    const elapsed = this.restoreTime - this.backupTime;
    if (kind !== 'turn') return { at: at + elapsed };
    const deadline = this.deadlines.get(subject) ?? Number.POSITIVE_INFINITY;
    const since = /^\d+$/.test(detail) ? String(Number(detail) + elapsed) : detail;
    return { at: Math.min(at + elapsed, deadline), detail: since };
  }
}
