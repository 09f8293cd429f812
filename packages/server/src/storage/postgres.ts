/** Storage in PostgreSQL, for any number of nodes. */
import { Kysely, PostgresDialect, type Selectable, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { Refusal } from '../refusal.ts';
import { TABLES } from './columns.ts';
import { migrate } from './migrations/migrations.ts';
import { appendTo } from './postgres-append.ts';
import { PostgresNews } from './postgres-news.ts';
import { boundedPool, connectionTo, told } from './postgres-pool.ts';
import type { DueRow, Schema } from './schema.ts';
import type { Addition, Outcome, Storage } from './storage.ts';

/** Connections of one node. */
const POOL = 10;
const LOCK_TRIES = 5;

export async function openPostgres(url: string): Promise<Storage> {
  await migratePatiently(url);
  const { pool, forKysely } = boundedPool(url, POOL);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: forKysely }) });
  const news = new PostgresNews(url, pool);

  let known = 0;
  const epoch = async (): Promise<number> => {
    const row = await db.selectFrom('site').select('value').where('key', '=', 'epoch').executeTakeFirstOrThrow();
    known = Number(row.value);
    return known;
  };
  const close = async () => {
    await news.close();
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

    append: (additions: readonly Addition[]): Promise<Outcome[]> => appendTo(pool, additions, known),

    async takeDue(kind: string, now: number, lease: number, most: number): Promise<Selectable<DueRow>[]> {
      const { rows } = await sql<Selectable<DueRow>>`
        update due set taken_until = ${now + lease} from
          (select kind, subject from due where kind = ${kind} and at <= ${now} and taken_until <= ${now}
           order by at limit ${most} for update skip locked) free
        where due.kind = free.kind and due.subject = free.subject
          and (select value from site where key = 'epoch') = ${String(known)}
        returning due.*`.execute(db);
      return rows.sort((a, b) => a.at - b.at);
    },

    tell: (what) => news.tell(what),

    async listen(heard) {
      try {
        await news.listen(heard);
      } catch (error) {
        throw told(error);
      }
    },

    snapshot: <T>(read: (db: Kysely<Schema>) => Promise<T>): Promise<T> =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (trx) => {
          await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
          return read(trx);
        }),

    async alone<T>(work: (db: Transaction<Schema>) => Promise<T>): Promise<T> {
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
          // A writer that holds one of the tables and wants another is in the way only for a moment.
          if (locked || !(error instanceof Refusal) || tries === LOCK_TRIES) throw error;
        }
      }
    },
  };
}

/** Waits for as long as it takes, on its own connections: another node may be migrating, and much may be to do. */
async function migratePatiently(url: string): Promise<void> {
  const pool = new pg.Pool({ ...connectionTo(url, 'patient'), max: 2 });
  pool.on('error', () => {});
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, 'postgres');
  } catch (error) {
    throw told(error);
  } finally {
    await db.destroy();
  }
}
