/**
 * Writes to an SQLite file, one request after the other. Runs in a thread of its own (`sqlite-writer-thread.ts`),
 * because flushing to disk blocks for milliseconds.
 */
import { COLUMNS } from './columns.ts';
import type { EntryRow } from './schema.ts';
import { isPrimaryKeyConflict, SqliteDatabase, type SqliteStatement } from './sqlite-database.ts';
import { type Addition, type AppendOutcome, type NewTableRows, spanOf } from './storage.ts';

export type WriterRequest =
  | { readonly do: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly do: 'append'; readonly additions: readonly Addition[]; readonly epoch: number }
  | { readonly do: 'close' };

/** The rows of a query, or the outcomes of `append`, which are null if the site was restored since the given epoch. */
export type WriterResult =
  | { readonly rows: unknown[]; readonly changes?: number; readonly lastId?: number | bigint }
  | { readonly outcomes: AppendOutcome[] | null };

/** Milliseconds for which a writer waits for one in another process. */
export const BUSY_MS = 5_000;
/** Pages in the write-ahead log before a checkpoint, which flushes twice: 16 MB. */
const CHECKPOINT_PAGES = 4_000;

/** Opens a file so that finished commits survive a loss of power. */
export function openFile(file: string, role: 'read' | 'write'): SqliteDatabase {
  const db = new SqliteDatabase(file, BUSY_MS);
  db.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma wal_autocheckpoint = ${CHECKPOINT_PAGES};
  `);
  if (role === 'read') db.exec('pragma query_only = on');
  return db;
}

/** Prepared statements by their SQL; the oldest are dropped when there are too many. */
export class StatementCache {
  private readonly statements = new Map<string, SqliteStatement>();
  private readonly db: SqliteDatabase;
  private readonly maxSize: number;

  constructor(db: SqliteDatabase, maxSize = 300) {
    this.db = db;
    this.maxSize = maxSize;
  }

  get(sql: string): SqliteStatement {
    let statement = this.statements.get(sql);
    if (statement === undefined) {
      statement = this.db.prepare(sql);
      if (this.statements.size >= this.maxSize) this.statements.delete(this.statements.keys().next().value!);
      this.statements.set(sql, statement);
    }
    return statement;
  }
}

const list = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

/** Returns the SQL that upserts a row. */
function upsertSql(table: 'seats' | 'due' | 'results'): string {
  const { key, all } = COLUMNS[table] as { key: readonly string[]; all: readonly string[] };
  const changed = all.filter((name) => !key.includes(name)).map((name) => `"${name}" = excluded."${name}"`);
  return `insert into ${table} (${list(all)}) values (${all.map((name) => `@${name}`).join(', ')})
    on conflict (${list(key)}) do update set ${changed.join(', ')}`;
}

const INSERT_ENTRY = `insert into entries (${list(COLUMNS.entries.all)}) values (${COLUMNS.entries.all.map(() => '?').join(', ')})`;

/** Returns the SQL that inserts a row. */
function insertSql(table: 'tables' | 'members'): string {
  const { all } = COLUMNS[table];
  return `insert into ${table} (${list(all)}) values (${all.map((name) => `@${name}`).join(', ')})`;
}

const INSERT_TABLE = insertSql('tables');
const INSERT_MEMBER = insertSql('members');
const PUT_SEAT = upsertSql('seats');
const PUT_DUE = upsertSql('due');
const PUT_RESULT = upsertSql('results');

export class SqliteWriter {
  private readonly db: SqliteDatabase;
  private readonly statements: StatementCache;

  /** `busy`: milliseconds for which the writer blocks its thread to wait for another writer. */
  constructor(file: string, busy: number = BUSY_MS) {
    this.db = openFile(file, 'write');
    this.db.exec(`pragma busy_timeout = ${busy}`);
    this.statements = new StatementCache(this.db);
  }

  run(order: WriterRequest): WriterResult {
    switch (order.do) {
      case 'query':
        return this.query(order.sql, order.parameters);
      case 'append':
        return { outcomes: this.append(order.additions, order.epoch) };
      case 'close':
        this.db.close();
        return { rows: [] };
    }
  }

  private query(sql: string, parameters: readonly unknown[]): WriterResult {
    const statement = this.statements.get(sql);
    if (statement.reader) return { rows: statement.all(parameters) };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { rows: [], changes, lastId: lastInsertRowid };
  }

  /** One transaction for all, so that the disk is flushed once; a savepoint for each, so that each fails alone. */
  private append(additions: readonly Addition[], epoch: number): AppendOutcome[] | null {
    const say = (words: string) => this.statements.get(words).run();
    say('begin immediate');
    try {
      const now = this.statements.get(`select value from site where key = 'epoch'`).all()[0] as { value: string };
      if (Number(now.value) !== epoch) {
        say('rollback');
        return null;
      }
      const outcomes = additions.map((addition) => {
        say('savepoint addition');
        const outcome = this.add(addition);
        if (outcome !== 'written') say('rollback to addition');
        say('release addition');
        return outcome;
      });
      say('commit');
      return outcomes;
    } catch (error) {
      if (this.db.inTransaction) say('rollback');
      throw error;
    }
  }

  private add(addition: Addition): AppendOutcome {
    const { table, entries, row, seats = [], due = [], results = [], newTable } = addition;
    const { before, after, message } = spanOf(addition);
    if (
      message !== null &&
      this.statements.get('select 1 from entries where table_id = ? and message = ?').all([table, message]).length > 0
    )
      return 'repeated';
    if (this.updateRow(table, row, before, after) === 0) return 'conflict';
    for (const entry of entries) {
      try {
        this.addEntry(entry);
      } catch (error) {
        // Only possible if a journal was written by other means.
        if (isPrimaryKeyConflict(error)) return 'conflict';
        throw error;
      }
    }
    for (const seat of seats) this.statements.get(PUT_SEAT).run(seat);
    for (const { kind, subject, at, detail = '' } of due) {
      if (at === null) this.statements.get('delete from due where kind = ? and subject = ?').run([kind, subject]);
      else this.statements.get(PUT_DUE).run({ kind, subject, at, taken_until: 0, detail });
    }
    for (const result of results) this.statements.get(PUT_RESULT).run(result);
    if (newTable !== undefined) this.make(newTable);
    return 'written';
  }

  private addEntry(e: EntryRow): void {
    this.statements.get(INSERT_ENTRY).run([e.table_id, e.n, e.at, e.kind, e.seat, e.person, e.body, e.message]);
  }

  private make({ row, seats, entries, members }: NewTableRows): void {
    this.statements.get(INSERT_TABLE).run(row);
    for (const seat of seats) this.statements.get(PUT_SEAT).run(seat);
    for (const entry of entries) this.addEntry(entry);
    for (const member of members) this.statements.get(INSERT_MEMBER).run(member);
  }

  /**
   * Compare and set: updates the row only if the journal has the expected length. Returns the number of changed rows.
   */
  private updateRow(table: string, row: Addition['row'], before: number | null, after: number | null): number {
    const { length: _, ...rest } = row;
    const names = Object.keys(rest);
    const values: unknown[] = Object.values(rest);
    const sets = names.map((name) => `"${name}" = ?`);
    const sql = `update tables set ${[...sets, 'length = coalesce(?, length)'].join(', ')} where id = ? and length = coalesce(?, length)`;
    return this.statements.get(sql).run([...values, after, table, before]).changes;
  }
}
