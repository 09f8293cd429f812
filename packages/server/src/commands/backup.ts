/** Makes a backup while the server runs: everything as it stood at one moment, in one file for every kind of database. */
import type { Kysely } from 'kysely';
import { type BackupHead, type BackupLine, writeBackup } from '../storage/backup-file.ts';
import { COLUMNS, TABLES } from '../storage/columns.ts';
import { SCHEMA } from '../storage/migrations/migrations.ts';
import type { Schema } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';

/** Who is connected at the moment is not worth keeping. */
export const BACKED_UP_TABLES = TABLES.filter((table) => table !== 'presence' && table !== 'looking');

/** Hears, now and then, how many rows of how many are done. */
export type Progress = (done: number, all: number) => void;

const PAGE = 1_000;

export async function backup(storage: Storage, file: string, progress: Progress = () => {}): Promise<BackupHead> {
  return storage.snapshot(async (db) => {
    const counts: Record<string, number> = {};
    for (const table of BACKED_UP_TABLES) {
      const { count } = await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      counts[table] = count;
    }
    const head: BackupHead = { schema: SCHEMA, made: Date.now(), counts };
    await writeBackup(file, head, lines(db, head, progress));
    return head;
  });
}

async function* lines(db: Kysely<Schema>, { counts }: BackupHead, progress: Progress): AsyncGenerator<BackupLine> {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  let done = 0;
  for (const table of BACKED_UP_TABLES) {
    const columns: readonly string[] = COLUMNS[table].all;
    yield { table, columns };
    for await (const rows of pages(db, table)) {
      for (const row of rows) yield columns.map((name) => row[name] as string | number | null);
      done += rows.length;
      progress(done, all);
    }
  }
}

/** All rows of a table in the order of its key, some at a time: each page begins after the last row of the one before. */
export async function* pages(db: Kysely<Schema>, table: keyof Schema): AsyncGenerator<Record<string, unknown>[]> {
  const key: readonly string[] = COLUMNS[table].key;
  // One query for all tables: their names are data here, which Kysely's types cannot follow.
  const any = (db as unknown as Kysely<Record<string, Record<string, unknown>>>).selectFrom(table).selectAll();
  let last: Record<string, unknown> | undefined;
  do {
    let query = any.limit(PAGE);
    for (const name of key) query = query.orderBy(name);
    if (last !== undefined) {
      const from = last;
      query = query.where(({ eb, refTuple, tuple }) =>
        key.length === 1
          ? eb(key[0]!, '>', from[key[0]!])
          : eb(
              refTuple(...(key as [string, string])),
              '>',
              tuple(...(key.map((name) => from[name]) as [unknown, unknown])),
            ),
      );
    }
    const rows: Record<string, unknown>[] = await query.execute();
    if (rows.length > 0) yield rows;
    last = rows.length === PAGE ? rows.at(-1) : undefined;
  } while (last !== undefined);
}
