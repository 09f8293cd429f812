/** What the server asks of a database beyond plain queries: the few things that SQLite and PostgreSQL do differently. */
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { DueRow, EntryRow, MemberRow, ResultRow, Schema, SeatRow, TableRow } from './schema.ts';

/** A whole new table: its row, its seats, how its journal begins, and who may look at it without a seat. */
export interface NewTableRows {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
  readonly entries: readonly EntryRow[];
  readonly members: readonly MemberRow[];
}

/** What one act, time-out or bot adds to a table: all of it is written, or nothing. */
export interface Addition {
  readonly table: string;
  /** Entries numbered without a gap from the present length on; the table's `length` follows from them. */
  readonly entries: readonly EntryRow[];
  /** Columns of the table's row that change along. If there are no entries, `length` says what this was reckoned from. */
  readonly row: Partial<Omit<TableRow, 'id'>>;
  readonly seats?: readonly SeatRow[];
  /** Due work of this table that is set, or taken away where `at` is null. Whoever was at it no longer is. */
  readonly due?: readonly { kind: string; subject: string; at: number | null; detail?: string }[];
  readonly results?: readonly ResultRow[];
  /** Another table that comes of it. */
  readonly newTable?: NewTableRows;
}

/** Which database it is. */
export type DatabaseKind = 'sqlite' | 'postgres';

export type AppendOutcome = 'written' | 'conflict' | 'repeated';

/**
 * What nodes tell each other: a table has a new entry, or another owner; a session or token of a person (all, where it is null)
 * is no more; somebody has come or gone; others look at a table than before.
 */
export type NodeMessage =
  | { readonly table: string; readonly n: number }
  | { readonly moved: string }
  | { readonly looks: string }
  | { readonly signedOut: string; readonly hash: string | null };

/** All methods, and all queries of `db`, throw `Refusal('unavailable')` while the database is away, full or too busy. */
export interface Storage {
  readonly kind: DatabaseKind;
  /** For everything that is said in the same words to both. */
  readonly db: Kysely<Schema>;
  /**
   * Writes additions durably; many at once cost little more than one. By place: `written`; `repeated` if its message was
   * there before; `conflict` if the table is not as long as it was thought to be. Then nothing of that one was written.
   * After a throw nobody knows whether they were written: read the table again.
   */
  append(additions: readonly Addition[]): Promise<AppendOutcome[]>;
  /** Due work of a kind whose time has come and that nobody is at, now taken for `lease` milliseconds: no two callers get the same. */
  takeJobs(kind: string, now: number, lease: number, limit: number): Promise<Selectable<DueRow>[]>;
  /** Tells other nodes. */
  publish(message: NodeMessage): void;
  /** Calls back for what other nodes told; `null` when something may have been missed. */
  listen(listener: (message: NodeMessage | null) => void): Promise<void>;
  /**
   * How often the site was restored: whoever sees it change forgets all that they know of it. To be asked every second; until
   * then nothing is appended to a site that was restored since, and no due work of it is taken.
   */
  epoch(): Promise<number>;
  /** Reads in one snapshot, while others write. */
  snapshot<T>(read: (db: Kysely<Schema>) => Promise<T>): Promise<T>;
  /** One transaction during which nobody else writes. */
  runExclusively<T>(work: (db: Transaction<Schema>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** From which length of the journal to which an addition leads (`before` is null for any), and by which message. */
export function spanOf({ table, entries, row }: Addition): {
  before: number | null;
  after: number | null;
  message: string | null;
} {
  const first = entries[0];
  if (first === undefined) return { before: row.length ?? null, after: null, message: null };
  let message: string | null = null;
  for (const [i, entry] of entries.entries()) {
    if (entry.table_id !== table || entry.n !== first.n + i)
      throw new Error(`Entry ${entry.n} of table ${entry.table_id} is out of place in an addition to table ${table}.`);
    message ??= entry.message;
  }
  return { before: first.n - 1, after: first.n + entries.length - 1, message };
}
