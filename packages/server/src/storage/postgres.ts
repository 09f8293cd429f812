/** Storage in PostgreSQL, for any number of nodes. */
import { Kysely, PostgresDialect, type Selectable, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { Refusal } from '../refusal.ts';
import { TABLES } from './columns.ts';
import { migrate } from './migrations/migrations.ts';
import { appendTo } from './postgres-append.ts';
import { PostgresMessages } from './postgres-messages.ts';
import { asStorageError, boundedPool, connectionTo } from './postgres-pool.ts';
import type { DueRow, Schema } from './schema.ts';
import type { Addition, AppendOutcome, Storage } from './storage.ts';

/** Number of connections of one node. */
const POOL = 10;
const LOCK_TRIES = 5;

export async function openPostgres(url: string): Promise<Storage> {
  // Another node may be migrating, and a migration may take long.
  await withoutTimeouts<unknown, void>(url, (connection) => migrate(connection, 'postgres'));
  const { pool, forKysely } = boundedPool(url, POOL);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: forKysely }) });
  const message = new PostgresMessages(url, pool);

  let known = 0;
  const epoch = async (): Promise<number> => {
    const row = await db.selectFrom('site').select('value').where('key', '=', 'epoch').executeTakeFirstOrThrow();
    known = Number(row.value);
    return known;
  };
  const close = async () => {
    await message.close();
    await db.destroy();
  };
  try {
    await epoch();
  } catch (error) {
    await close();
    throw error;
  }

  return {
    kind: 'postgres',
    db,
    epoch,
    close,

    append: (additions: readonly Addition[]): Promise<AppendOutcome[]> => appendTo(pool, additions, known),

    async takeJobs(kind: string, now: number, lease: number, limit: number): Promise<Selectable<DueRow>[]> {
      const { rows } = await sql<Selectable<DueRow>>`
        update due set taken_until = ${now + lease} from
          (select kind, subject from due where kind = ${kind} and at <= ${now} and taken_until <= ${now}
           order by at limit ${limit} for update skip locked) free
        where due.kind = free.kind and due.subject = free.subject
          and (select value from site where key = 'epoch') = ${String(known)}
        returning due.*`.execute(db);
      return rows.sort((a, b) => a.at - b.at);
    },

    publish: (what) => message.publish(what),

    async listen(listener) {
      try {
        await message.listen(listener);
      } catch (error) {
        throw asStorageError(error);
      }
    },

    // Without timeouts, because reading the tables of a large site may take long.
    snapshot: <T>(read: (db: Kysely<Schema>) => Promise<T>): Promise<T> =>
      withoutTimeouts<Schema, T>(url, (connection) =>
        connection.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read),
      ),

    async runExclusively<T>(work: (db: Transaction<Schema>) => Promise<T>): Promise<T> {
      for (let tries = 1; ; tries++) {
        let locked = false;
        try {
          return await db.transaction().execute(async (trx) => {
            await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
            await sql`lock table ${sql.join(TABLES.map((name) => sql.table(name)))} in exclusive mode`.execute(trx);
            locked = true;
            return work(trx);
          });
        } catch (error) {
          // A writer that holds one of the tables and waits for another causes only a short delay.
          if (locked || !(error instanceof Refusal) || tries === LOCK_TRIES) throw error;
        }
      }
    },
  };
}

/** Runs work of unlimited duration on separate connections. */
async function withoutTimeouts<S, T>(url: string, work: (db: Kysely<S>) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ ...connectionTo(url, 'patient'), max: 2 });
  pool.on('error', () => {});
  const db = new Kysely<S>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await work(db);
  } catch (error) {
    throw asStorageError(error);
  } finally {
    await db.destroy();
  }
}
