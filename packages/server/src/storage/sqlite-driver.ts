/**
 * A Kysely dialect for SQLite. Queries that only read run at once on a connection that never waits for writers. Writes
 * and transactions go to the writer, one at a time.
 */
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryCompiler,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { SqliteDatabase } from './sqlite-database.ts';
import { StatementCache } from './sqlite-writer.ts';
import { type WriterHandle, withStorageErrors } from './sqlite-writer-handle.ts';

/** A mutex for the writer; a transaction holds it until it ends. */
export class Mutex {
  private last: Promise<void> = Promise.resolve();

  /** Waits for the mutex; resolves with the function that releases it. */
  acquire(): Promise<() => void> {
    const before = this.last;
    let free!: () => void;
    this.last = new Promise((resolve) => {
      free = resolve;
    });
    return before.then(() => free);
  }

  async runExclusively<T>(work: () => Promise<T>): Promise<T> {
    const free = await this.acquire();
    try {
      return await work();
    } finally {
      free();
    }
  }
}

/** The beginning of a statement that writes nothing. */
const ONLY_READS = /^\s*select\b/i;

class Connection implements DatabaseConnection {
  private free: (() => void) | null = null;
  private readonly statements: StatementCache;
  private readonly hand: WriterHandle;
  private readonly turns: Mutex;

  constructor(statements: StatementCache, hand: WriterHandle, turns: Mutex) {
    this.statements = statements;
    this.hand = hand;
    this.turns = turns;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.free !== null) return this.write(sql, parameters);
    if (ONLY_READS.test(sql)) {
      return { rows: withStorageErrors(() => this.statements.get(sql).all(parameters)) as R[] };
    }
    return this.turns.runExclusively(() => this.write(sql, parameters));
  }

  // biome-ignore lint/correctness/useYield: it only refuses
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Streaming is not supported; read pages.');
  }

  private async write<R>(sql: string, parameters: readonly unknown[]): Promise<QueryResult<R>> {
    const result = await this.hand.run({ do: 'query', sql, parameters });
    if (!('rows' in result)) throw new Error('The writer has sent an unexpected answer.');
    return {
      rows: result.rows as R[],
      ...(result.changes === undefined ? {} : { numAffectedRows: BigInt(result.changes) }),
      ...(result.lastId === undefined ? {} : { insertId: BigInt(result.lastId) }),
    };
  }

  /** `immediate`, because a transaction that first reads and then writes would fail if another one wrote in between. */
  async begin(): Promise<void> {
    this.free = await this.turns.acquire();
    try {
      await this.write('begin immediate', []);
    } catch (error) {
      this.leave();
      throw error;
    }
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    await this.write(how, []);
    this.leave();
  }

  leave(): void {
    this.free?.();
    this.free = null;
  }

  get inTransaction(): boolean {
    return this.free !== null;
  }
}

class SqliteThreadDriver implements Driver {
  private readonly open: () => Connection;

  constructor(open: () => Connection) {
    this.open = open;
  }

  async init(): Promise<void> {}
  async destroy(): Promise<void> {}

  async acquireConnection(): Promise<Connection> {
    return this.open();
  }

  async releaseConnection(connection: Connection): Promise<void> {
    connection.leave();
  }

  beginTransaction(connection: Connection): Promise<void> {
    return connection.begin();
  }

  commitTransaction(connection: Connection): Promise<void> {
    return connection.end('commit');
  }

  /** After some errors SQLite has rolled back already; then the statement fails without harm. */
  async rollbackTransaction(connection: Connection): Promise<void> {
    if (!connection.inTransaction) return;
    await connection.end('rollback').catch(() => connection.leave());
  }

  async savepoint(connection: Connection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`savepoint "${name}"`));
  }

  async rollbackToSavepoint(connection: Connection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`rollback to "${name}"`));
  }

  async releaseSavepoint(connection: Connection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`release "${name}"`));
  }
}

/** Kysely migrates SQLite without a transaction by default; this driver supports transactional DDL. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

export function sqliteDialect(reader: SqliteDatabase, hand: WriterHandle, turns: Mutex): Dialect {
  const statements = new StatementCache(reader);
  return {
    createAdapter: () => new Adapter(),
    createDriver: () => new SqliteThreadDriver(() => new Connection(statements, hand, turns)),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: (): QueryCompiler => new SqliteQueryCompiler(),
  };
}
