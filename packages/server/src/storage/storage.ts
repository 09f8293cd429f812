/** What the server asks of a database beyond plain queries: the few things that SQLite and PostgreSQL do differently. */
import type { Kysely } from 'kysely';
import type { DueRow, EntryRow, ResultRow, Schema, SeatRow, TableRow } from './schema.ts';

/** What one act, time-out or bot adds to a table: all of it is written, or nothing. */
export interface Addition {
  readonly table: string;
  /** Entries numbered without a gap from the present length on. */
  readonly entries: readonly EntryRow[];
  /** Columns of the table's row that change along. */
  readonly row: Partial<Omit<TableRow, 'id'>>;
  readonly seats?: readonly SeatRow[];
  /** Due work of this table that is set, or taken away where `at` is null. */
  readonly due?: readonly { kind: string; subject: string; at: number | null; detail?: string }[];
  readonly results?: readonly ResultRow[];
}

export interface Storage {
  readonly kind: 'sqlite' | 'postgres';
  /** For everything that is said in the same words to both. */
  readonly db: Kysely<Schema>;
  /**
   * Writes additions, of different tables, durably; many at once cost little more than one. By place: `written`; `conflict`
   * if one of its numbers was there before, and then nothing of it was written; `repeated` if its message was.
   */
  append(additions: readonly Addition[]): Promise<('written' | 'conflict' | 'repeated')[]>;
  /** Due work whose time has come and that nobody is at, now taken for `lease` milliseconds: no two callers get the same. */
  takeDue(now: number, lease: number, most: number): Promise<DueRow[]>;
  /** Tells other nodes that a table has a new entry. */
  tell(table: string, n: number): void;
  /** Calls back for what other nodes told; `null` when something may have been missed. */
  listen(heard: (news: { table: string; n: number } | null) => void): Promise<void>;
  close(): Promise<void>;
}
