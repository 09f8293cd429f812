/**
 * Writes a consistent snapshot of the database to a file, in the same format for SQLite and PostgreSQL, while the
 * server runs.
 */
import type { Kysely } from 'kysely';
import { type BackupHead, type BackupLine, writeBackup } from '../storage/backup-file.ts';
import { COLUMNS, TABLES } from '../storage/columns.ts';
import { SCHEMA } from '../storage/migrations/migrations.ts';
import type { Schema } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';

/** All tables except those of the online status. */
export const BACKED_UP_TABLES = TABLES.filter((table) => table !== 'presence' && table !== 'looking');

/** Receives the number of finished rows and of all rows. */
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

/** Returns all rows of a table in pages, ordered by its key. Each page starts after the last row of the one before. */
export async function* pages(db: Kysely<Schema>, table: keyof Schema): AsyncGenerator<Record<string, unknown>[]> {
  const key: readonly string[] = COLUMNS[table].key;
  // One query serves all tables. Table names are data here, which Kysely's types cannot express.
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
