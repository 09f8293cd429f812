/** SQLite with the synchronous API of `node:sqlite`, whose binaries are inside a package; Kysely's dialect accepts it. */
import { DatabaseSync } from '@photostructure/sqlite';

type Connection = InstanceType<typeof DatabaseSync>;

/** Result codes of SQLite, https://sqlite.org/rescode.html. The low byte of an extended code is its primary code. */
const BUSY = 5;
const CONSTRAINT_PRIMARY_KEY = 1555;
/** Primary codes of a locked, full, broken or missing file, which the statement has not caused. */
const UNAVAILABLE = new Set([
  BUSY,
  6, // LOCKED
  7, // NOMEM
  8, // READONLY
  10, // IOERR
  11, // CORRUPT
  13, // FULL
  14, // CANTOPEN
  15, // PROTOCOL
  26, // NOTADB
]);

export type Row = Record<string, unknown>;

export class SqliteStatement {
  /** Whether it returns rows. */
  readonly reader: boolean;
  private readonly statement: ReturnType<Connection['prepare']>;

  constructor(database: Connection, sql: string) {
    this.statement = database.prepare(sql);
    this.reader = this.statement.columns().length > 0;
  }

  all(values: readonly unknown[] = []): Row[] {
    return this.statement.all(...values) as Row[];
  }

  iterate(values: readonly unknown[] = []): IterableIterator<Row> {
    return this.statement.iterate(...values) as IterableIterator<Row>;
  }

  /** Runs it with values in order, or by their names in the statement. */
  run(values: readonly unknown[] | object = []): { changes: number; lastInsertRowid: number | bigint } {
    return Array.isArray(values) ? this.statement.run(...values) : this.statement.run(values);
  }
}

export class SqliteDatabase {
  private readonly database: Connection;

  /** Opens or creates a file; `busyMs` is the time for which statements wait for other connections. */
  constructor(file: string, busyMs = 0) {
    this.database = new DatabaseSync(file, { timeout: busyMs });
  }

  prepare(sql: string): SqliteStatement {
    return new SqliteStatement(this.database, sql);
  }

  /** Runs statements that return nothing. */
  exec(sql: string): void {
    this.database.exec(sql);
  }

  get inTransaction(): boolean {
    return this.database.isTransaction;
  }

  close(): void {
    this.database.close();
  }
}

/** Returns the extended result code of an error of SQLite; null for any other error. */
export function resultCode(error: unknown): number | null {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number' ? errcode : null;
}

function primaryCode(error: unknown): number | null {
  const code = resultCode(error);
  return code === null ? null : code & 0xff;
}

export function isBusy(error: unknown): boolean {
  return primaryCode(error) === BUSY;
}

export function isPrimaryKeyConflict(error: unknown): boolean {
  return resultCode(error) === CONSTRAINT_PRIMARY_KEY;
}

/** Returns whether an extended code means that the file cannot be used now. */
export function meansUnavailable(code: number): boolean {
  return UNAVAILABLE.has(code & 0xff);
}
