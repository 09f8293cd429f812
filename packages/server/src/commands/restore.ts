/**
 * Restores a backup into an empty database, or replaces all rows of one, while servers run. The file is first loaded
 * into a temporary database, validated and migrated to the current schema, so that a bad file changes nothing.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely, SqliteDialect, type Transaction } from 'kysely';
import { BackupFault, type BackupHead, readBackup } from '../storage/backup-file.ts';
import { COLUMNS } from '../storage/columns.ts';
import { migrate, SCHEMA } from '../storage/migrations/migrations.ts';
import type { Schema } from '../storage/schema.ts';
import { SqliteDatabase, type SqliteStatement } from '../storage/sqlite-database.ts';
import type { Storage } from '../storage/storage.ts';
import { BACKED_UP_TABLES, type Progress, pages } from './backup.ts';
import { TimeShift } from './time-shift.ts';

/** Stays below the limits of both databases for the values of one statement. */
const VALUES_AT_ONCE = 10_000;
const DELETED_AT_ONCE = 200;
const ROWS_PER_PROGRESS = 1_000;

export async function restore(
  storage: Storage,
  file: string,
  { replace = false, now = Date.now }: { replace?: boolean; now?: () => number } = {},
  progress: Progress = () => {},
): Promise<BackupHead> {
  if (!replace) await refuseUnlessEmpty(storage.db);
  const folder = await mkdtemp(path.join(tmpdir(), 'windrose-restore-'));
  const staging = new SqliteDatabase(path.join(folder, 'staging.db'));
  const staged = new Kysely<Schema>({ dialect: new SqliteDialect({ database: staging }) });
  try {
    staging.exec('pragma journal_mode = off; pragma synchronous = off; pragma foreign_keys = on');
    const all = (head: BackupHead) => 2 * Object.values(head.counts).reduce((sum, count) => sum + count, 0);
    const head = await loadIntoStaging(staging, staged, file, (done, head) => progress(done, all(head)));
    await storage.runExclusively(async (db) => {
      if (replace) await deleteAll(db);
      else await refuseUnlessEmpty(db);
      const timeShift = await TimeShift.between(head.made, now(), staged);
      await copy(staged, db, timeShift, (done) => progress(all(head) / 2 + done, all(head)));
    });
    return head;
  } finally {
    await staged.destroy();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Loads the file into an empty database of its schema with all constraints, and migrates it to the current schema. */
async function loadIntoStaging(
  staging: SqliteDatabase,
  staged: Kysely<Schema>,
  file: string,
  progress: (done: number, head: BackupHead) => void,
): Promise<BackupHead> {
  let head: BackupHead | undefined;
  let table = '';
  let insert: SqliteStatement | undefined;
  let width = 0;
  let done = 0;
  const seen: Record<string, number> = {};
  for await (const read of readBackup(file)) {
    const fault = (what: string) => new BackupFault(`${file}, line ${read.number}: ${what}`);
    if ('head' in read) {
      head = read.head;
      if (head.schema > SCHEMA) {
        throw fault(
          `the backup has schema ${head.schema}, but this program supports ${SCHEMA}. Use a newer version of Windrose.`,
        );
      }
      await migrate(staged as Kysely<unknown>, 'sqlite', head.schema);
      // The rows of a new database are part of the backup too.
      staging.exec('delete from site; begin');
    } else if ('table' in read.line) {
      table = read.line.table;
      const { columns } = read.line;
      if (head?.counts[table] === undefined || seen[table] !== undefined) throw fault(`unexpected table "${table}".`);
      const known = staging
        .prepare('select name from pragma_table_info(?)')
        .all([table])
        .map(({ name }) => name as string);
      if (known.length === 0) throw fault(`there is no table "${table}".`);
      if ([...known].sort().join() !== [...columns].sort().join())
        throw fault(`table "${table}" has the columns ${known.join(', ')}, not ${columns.join(', ')}.`);
      seen[table] = 0;
      width = columns.length;
      const names = columns.map((name) => `"${name}"`).join(', ');
      insert = staging.prepare(`insert into "${table}" (${names}) values (${columns.map(() => '?').join(', ')})`);
    } else {
      if (insert === undefined) throw fault('a row before the first table.');
      if (read.line.length !== width) throw fault(`${read.line.length} values for the ${width} columns of "${table}".`);
      try {
        insert.run(read.line);
      } catch (error) {
        throw fault(`invalid row of "${table}": ${(error as Error).message}.`);
      }
      seen[table] = seen[table]! + 1;
      done += 1;
      if (done % ROWS_PER_PROGRESS === 0) progress(done, head!);
    }
  }
  for (const [name, count] of Object.entries(head!.counts)) {
    if (count !== (seen[name] ?? 0))
      throw new BackupFault(`${file}: ${seen[name] ?? 0} rows of "${name}" instead of ${count}.`);
  }
  staging.exec('commit');
  await migrate(staged as Kysely<unknown>, 'sqlite');
  return head!;
}

async function refuseUnlessEmpty(db: Kysely<Schema>): Promise<void> {
  const person = await db.selectFrom('persons').select('id').limit(1).executeTakeFirst();
  if (person !== undefined)
    throw new Error('The database is not empty. Use --replace to delete its contents and restore the backup.');
}

/** Deletes all rows in small statements. Rows that belong to a table or a user are deleted with it. */
async function deleteAll(db: Transaction<Schema>): Promise<void> {
  for (const table of ['tables', 'persons'] as const) {
    for (let deleted = 1n; deleted > 0n; ) {
      const some = db.selectFrom(table).select('id').limit(DELETED_AT_ONCE);
      deleted = (await db.deleteFrom(table).where('id', 'in', some).executeTakeFirstOrThrow()).numDeletedRows;
    }
  }
  for (const table of ['mail_codes', 'due', 'presence', 'looking'] as const) await db.deleteFrom(table).execute();
}

/** Copies all rows with shifted times, and raises the epoch so that running servers notice the restore. */
async function copy(
  from: Kysely<Schema>,
  to: Transaction<Schema>,
  timeShift: TimeShift,
  progress: (done: number) => void,
): Promise<void> {
  const epochOf = async (db: Kysely<Schema>) =>
    Number((await db.selectFrom('site').select('value').where('key', '=', 'epoch').executeTakeFirst())?.value ?? 0);
  const epoch = 1 + Math.max(await epochOf(from), await epochOf(to));
  await to.deleteFrom('site').execute();
  let done = 0;
  for (const table of BACKED_UP_TABLES) {
    const rowsPerStatement = Math.floor(VALUES_AT_ONCE / COLUMNS[table].all.length);
    for await (const rows of pages(from, table)) {
      for (let i = 0; i < rows.length; i += rowsPerStatement) {
        await (to as unknown as Kysely<Record<string, Record<string, unknown>>>)
          .insertInto(table)
          .values(rows.slice(i, i + rowsPerStatement).map((row) => timeShift.row(table, row)))
          .execute();
      }
      done += rows.length;
      progress(done);
    }
  }
  await to.deleteFrom('site').where('key', '=', 'epoch').execute();
  await to
    .insertInto('site')
    .values({ key: 'epoch', value: `${epoch}` })
    .execute();
}
