/** Storage in an SQLite file, for one serving process; other processes may back it up or restore it. */
import { Kysely, type Selectable, SqliteDialect, sql, type Transaction } from 'kysely';
import { Refusal } from '../refusal.ts';
import { migrate } from './migrations/migrations.ts';
import type { DueRow, Schema } from './schema.ts';
import { Mutex, sqliteDialect } from './sqlite-driver.ts';
import { openFile } from './sqlite-writer.ts';
import { withStorageErrors, writerInThisThread, writerInWorkerThread } from './sqlite-writer-handle.ts';
import type { Addition, AppendOutcome, Storage } from './storage.ts';

/**
 * `thread` is the script of the writer thread, which calls `serveWriter()`; without it the writer runs in this thread.
 */
export async function openSqlite(file: string, { thread }: { thread?: URL | undefined } = {}): Promise<Storage> {
  const hand = thread === undefined ? writerInThisThread(file) : writerInWorkerThread(file, thread);
  const turns = new Mutex();
  // Opens the reader after the writer has created the file.
  await hand.run({ do: 'query', sql: 'select 1', parameters: [] });
  const reader = withStorageErrors(() => openFile(file, 'read'));
  const db = new Kysely<Schema>({ dialect: sqliteDialect(reader, hand, turns) });
  const close = async () => {
    await turns.acquire();
    reader.close();
    await hand.close();
  };

  let known = 0;
  const epoch = async (): Promise<number> => {
    const row = await db.selectFrom('site').select('value').where('key', '=', 'epoch').executeTakeFirstOrThrow();
    known = Number(row.value);
    return known;
  };
  try {
    await migrate(db as Kysely<unknown>, 'sqlite');
    await epoch();
  } catch (error) {
    await close();
    throw error;
  }

  return {
    kind: 'sqlite',
    db,
    epoch,
    close,

    async append(additions: readonly Addition[]): Promise<AppendOutcome[]> {
      const result = await turns.runExclusively(() => hand.run({ do: 'append', additions, epoch: known }));
      if (!('outcomes' in result)) throw new Error('The writer has sent an unexpected answer.');
      if (result.outcomes === null) throw new Refusal('unavailable', { detail: 'The site was restored.' });
      return result.outcomes;
    },

    async takeJobs(kind: string, now: number, lease: number, limit: number): Promise<Selectable<DueRow>[]> {
      const { rows } = await sql<Selectable<DueRow>>`
        update due set taken_until = ${now + lease} where kind = ${kind} and subject in
          (select subject from due where kind = ${kind} and at <= ${now} and taken_until <= ${now} order by at limit ${limit})
          and (select value from site where key = 'epoch') = ${String(known)}
        returning *`.execute(db);
      return rows.sort((a, b) => a.at - b.at);
    },

    // No other process serves the file: see `file-lock.ts`.
    publish() {},
    async listen() {},

    async snapshot<T>(read: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
      const database = withStorageErrors(() => openFile(file, 'read'));
      try {
        database.exec('begin; select 1 from site');
        return await read(new Kysely<Schema>({ dialect: new SqliteDialect({ database }) }));
      } finally {
        database.close();
      }
    },

    runExclusively: <T>(work: (db: Transaction<Schema>) => Promise<T>): Promise<T> => db.transaction().execute(work),
  };
}
