/**
 * The interface of a storage: queries through Kysely, and the operations that SQLite and PostgreSQL implement
 * differently.
 */
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { DueRow, EntryRow, MemberRow, ResultRow, Schema, SeatRow, TableRow } from './schema.ts';

/** The rows of a new table: table, seats, first entries, and users who may view it without a seat. */
export interface NewTableRows {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
  readonly entries: readonly EntryRow[];
  readonly members: readonly MemberRow[];
}

/** The rows that one command, time-out or bot adds to a table. They are written completely or not at all. */
export interface Addition {
  readonly table: string;
  /** Entries numbered without a gap after the current length, from which the new `length` follows. */
  readonly entries: readonly EntryRow[];
  /** Changed columns of the table. Without entries, `length` is the length on which the change is based. */
  readonly row: Partial<Omit<TableRow, 'id'>>;
  readonly seats?: readonly SeatRow[];
  /** Jobs of this table that are set, or deleted if `at` is null. Existing leases end. */
  readonly due?: readonly { kind: string; subject: string; at: number | null; detail?: string }[];
  readonly results?: readonly ResultRow[];
  /** A new table that is created together with the addition. */
  readonly newTable?: NewTableRows;
}

/** The kind of database. */
export type DatabaseKind = 'sqlite' | 'postgres';

export type AppendOutcome = 'written' | 'conflict' | 'repeated';

/**
 * A message to other nodes: a table has a new entry or owner; a session or token was revoked (all of a user if `hash`
 * is null); a user has connected or disconnected; the viewers of a table have changed.
 */
export type NodeMessage =
  | { readonly table: string; readonly n: number }
  | { readonly moved: string }
  | { readonly looks: string }
  | { readonly signedOut: string; readonly hash: string | null };

/**
 * All methods and all queries of `db` throw `Refusal('unavailable')` while the database is unavailable, full or
 * overloaded.
 */
export interface Storage {
  readonly kind: DatabaseKind;
  /** For statements that are the same in both databases. */
  readonly db: Kysely<Schema>;
  /**
   * Writes additions durably; many together cost little more than one. Returns for each: `written`; `repeated` if its
   * message exists already; `conflict` if the journal does not have the expected length. The latter two write nothing.
   * After an error it is unknown whether they were written, so the table must be read again.
   */
  append(additions: readonly Addition[]): Promise<AppendOutcome[]>;
  /** Takes due jobs of a kind without a valid lease for `lease` milliseconds. No two callers get the same job. */
  takeJobs(kind: string, now: number, lease: number, limit: number): Promise<Selectable<DueRow>[]>;
  /** Sends a message to other nodes. */
  publish(message: NodeMessage): void;
  /** Calls back for messages of other nodes; with `null` when messages may be missing. */
  listen(listener: (message: NodeMessage | null) => void): Promise<void>;
  /**
   * Returns the number of restores of the site. A caller that sees it change must drop all cached data. Should be
   * called every second: until then no additions are written and no jobs taken after a restore.
   */
  epoch(): Promise<number>;
  /** Reads a consistent snapshot while others write. */
  snapshot<T>(read: (db: Kysely<Schema>) => Promise<T>): Promise<T>;
  /** Runs a transaction while no other writes. */
  runExclusively<T>(work: (db: Transaction<Schema>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Returns the length of the journal before (null for any) and after an addition, and the message that caused it. */
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
