/** Rows of a backup as they are restored: nobody's time runs between the two, so clocks, due work and tables that wait go on where they stood. */
import { type Clocks, isCorrespondence, type Pace } from '@windrose/protocol';
import type { Kysely } from 'kysely';
import type { DueRow, Schema, TableRow } from '../storage/schema.ts';
import { recalculate } from '../tables/clocks.ts';
import { NO_PAUSES, type Pauses, pausesFromRow } from '../tables/pauses.ts';

type Row = Record<string, unknown>;

export class TimeShift {
  private readonly made: number;
  private readonly now: number;
  /** When the clock rests that runs at a table, by table. */
  private readonly pauses: ReadonlyMap<string, Pauses>;
  /** When that clock runs out then. */
  private readonly deadlines = new Map<string, number>();

  private constructor(made: number, now: number, pauses: ReadonlyMap<string, Pauses>) {
    this.made = made;
    this.now = now;
    this.pauses = pauses;
  }

  /** For what was kept at one moment and is restored at another. */
  static async between(made: number, now: number, kept: Kysely<Schema>): Promise<TimeShift> {
    const asked = await kept
      .selectFrom('tables')
      .innerJoin('seats', (on) => on.onRef('seats.table_id', '=', 'tables.id').onRef('seats.seat', '=', 'tables.asked'))
      .innerJoin('persons', 'persons.id', 'seats.person')
      .select(['tables.id', 'tables.pace', 'persons.sleep', 'persons.away_until'])
      .where('tables.clocks', 'is not', null)
      .where(({ or, eb }) => or([eb('persons.sleep', 'is not', null), eb('persons.away_until', 'is not', null)]))
      .execute();
    const resting = asked.filter(({ pace }) => isCorrespondence(JSON.parse(pace) as Pace));
    // A clock of the machine that was set back meanwhile takes nothing from anybody.
    return new TimeShift(made, Math.max(made, now), new Map(resting.map((row) => [row.id, pausesFromRow(row)])));
  }

  /** A row, so much later; those of tables before those of due work. */
  row(table: keyof Schema, row: Row): Row {
    if (this.now === this.made) return row;
    if (table === 'tables') {
      const own = row as unknown as TableRow;
      return { ...row, ...this.clocks(own), ...this.waiting(own) };
    }
    if (table === 'due') return { ...row, ...this.due(row as unknown as DueRow & { detail: string }) };
    return row;
  }

  /** What waits for players is put away when nothing has happened there for long: not before they could come back. */
  private waiting({ status, changed }: TableRow): Partial<TableRow> {
    return status === 'open' ? { changed: changed + this.now - this.made } : {};
  }

  /** Another moment may be in the night of whoever is asked: what they had left is reckoned from there. */
  private clocks({ id, clocks: kept }: TableRow): Partial<TableRow> {
    const clocks = kept === null ? null : (JSON.parse(kept) as Clocks);
    if (typeof clocks?.running !== 'number') return {};
    const pauses = this.pauses.get(id) ?? NO_PAUSES;
    const { made, now } = this;
    const later = recalculate(clocks, now, { before: pauses, next: pauses }, made);
    this.deadlines.set(id, later.deadline!);
    return { clocks: JSON.stringify(later), deadline: later.deadline };
  }

  /** A turn's detail is the moment since which somebody is asked; nobody looks later than their time runs out. */
  private due({ kind, subject, at, detail }: { kind: string; subject: string; at: number; detail: string }) {
    const late = this.now - this.made;
    if (kind !== 'turn') return { at: at + late };
    const deadline = this.deadlines.get(subject) ?? Number.POSITIVE_INFINITY;
    const since = /^\d+$/.test(detail) ? String(Number(detail) + late) : detail;
    return { at: Math.min(at + late, deadline), detail: since };
  }
}
