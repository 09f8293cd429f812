/** Databases of every released schema can be opened with their rows, and newer ones are refused. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COLUMNS, TABLES } from '../../src/storage/columns.ts';
import { MIGRATIONS, SCHEMA } from '../../src/storage/migrations/migrations.ts';
import { openStorage } from '../../src/storage/open.ts';
import type { Schema } from '../../src/storage/schema.ts';
import { SqliteDatabase } from '../../src/storage/sqlite-database.ts';
import type { DatabaseKind } from '../../src/storage/storage.ts';
import { TestPostgres } from '../support/postgres.ts';
import { everyRow, fillWithSample } from '../support/sample-rows.ts';
import { ROWS, readDump, statementsOf } from '../support/schema-dump.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'windrose-migrations-'));
let server: TestPostgres;
let files = 0;
beforeAll(async () => {
  server = await TestPostgres.start();
});
afterAll(async () => {
  await server.end();
  rmSync(folder, { recursive: true });
});

const fresh = async (kind: DatabaseKind) =>
  kind === 'sqlite' ? path.join(folder, `${++files}.db`) : server.database();

/** Executes SQL in a database that Windrose has not opened. */
async function say(kind: DatabaseKind, address: string, text: string): Promise<void> {
  if (kind === 'sqlite') {
    const db = new SqliteDatabase(address);
    db.exec(text);
    db.close();
  } else {
    const client = new pg.Client(address);
    await client.connect();
    await client.query(text);
    await client.end();
  }
}

/** Returns tables, columns and indexes as the database reports them. */
async function shape(kind: DatabaseKind, db: Kysely<Schema>): Promise<unknown[]> {
  const query =
    kind === 'sqlite'
      ? sql`select m.name, m.tbl_name, m.type, i.name as column, i.type as kind, i."notnull", i.dflt_value, i.pk, case when m.type = 'index' then m.sql end as says
          from sqlite_master m left join pragma_table_info(m.name) i order by m.name, i.name`
      : sql`select c.table_name, c.column_name, c.data_type, c.is_nullable, c.column_default, null as says from information_schema.columns c where c.table_schema = 'public'
          union all select tablename, indexname, null, null, null, indexdef from pg_indexes where schemaname = 'public'
          union all select conrelid::regclass::text, conname, null, null, null, pg_get_constraintdef(oid) from pg_constraint where contype in ('f', 'p')
          order by 1, 2, 6`;
  return (await query.execute(db)).rows;
}

const numbers = Array.from({ length: SCHEMA }, (_, i) => i + 1);
const cases = (['sqlite', 'postgres'] as const).flatMap((kind) => numbers.map((number) => [kind, number] as const));

describe.each(cases)('%s, schema %i', (kind, number) => {
  it('is as released: a change needs a new migration, stored by packages/server/scripts/schema.ts', async () => {
    expect(readDump(kind, number).startsWith(await statementsOf(kind, number))).toBe(true);
  });

  it('is migrated to the current one with all of its rows', async () => {
    const address = await fresh(kind);
    await say(kind, address, readDump(kind, number));
    const old = await openStorage(address);
    const rows = await everyRow(old.db);
    const count = Object.values(rows).flat().length;
    const inserted = readDump(kind, number)
      .split(ROWS)[1]!
      .match(/^insert into/gm)!.length;
    expect(count).toBe(inserted + 1); // The migration has added the epoch.
    const made = await openStorage(await fresh(kind));
    await fillWithSample(made.db);
    if (number === SCHEMA) expect(rows).toEqual(await everyRow(made.db));
    const withoutKysely = (all: unknown[]) => all.filter((one) => !JSON.stringify(one).includes('kysely_migration'));
    expect(withoutKysely(await shape(kind, old.db))).toEqual(withoutKysely(await shape(kind, made.db)));
    await old.close();
    await made.close();
  });
});

describe.each(['sqlite', 'postgres'] as const)('%s', (kind) => {
  it('messages of schema 1 are prefixed with their user where the journal names one', async () => {
    const address = await fresh(kind);
    await say(kind, address, readDump(kind, 1));
    const { db, close } = await openStorage(address);
    const rows = await db.selectFrom('entries').select('message').orderBy('n').execute();
    expect(rows.map(({ message }) => message)).toEqual(['annann:message-1', null, 'message-3']);
    await close();
  });

  it('a database that is newer than the program is refused with a sentence and not changed', async () => {
    const address = await fresh(kind);
    await (await openStorage(address)).close();
    await say(kind, address, "insert into kysely_migration values ('9999-wonders', '2030-01-01')");
    await expect(openStorage(address)).rejects.toThrow(
      `The database was created by a newer version of Windrose: this one supports schema ${SCHEMA}, the database also has 9999-wonders.`,
    );
  });

  it('a migration that fails changes nothing', async () => {
    const address = await fresh(kind);
    await say(kind, address, 'create table results (x integer)');
    await expect(openStorage(address)).rejects.toThrow(/results.* already exists/);
    await say(kind, address, 'drop table results');
    await (await openStorage(address)).close();
  });

  it('has the tables, columns and keys in `COLUMNS`', async () => {
    const storage = await openStorage(await fresh(kind));
    const tables = await storage.db.introspection.getTables();
    expect(tables.map(({ name }) => name).sort()).toEqual([...TABLES].sort());
    for (const { name, columns } of tables) {
      expect(columns.map((column) => column.name).sort()).toEqual([...COLUMNS[name as keyof Schema].all].sort());
    }
    await storage.close();
  });

  it('uses an index for every frequent query', async () => {
    const storage = await openStorage(await fresh(kind));
    const { db } = storage;
    const asked = {
      tables_by_status: db
        .selectFrom('tables')
        .select('id')
        .where('status', '=', 'ended')
        .where('open', '=', 1)
        .orderBy('changed', 'desc')
        .limit(20),
      seats_by_person: db.selectFrom('seats').select('table_id').where('person', '=', 'x'),
      due_by_kind: db
        .selectFrom('due')
        .select('kind')
        .where('kind', '=', 'bot')
        .where('at', '<=', 5)
        .orderBy('at')
        .limit(5),
      results_by_leaver: db.selectFrom('results').select('glory').where('left_by', '=', 'x'),
      results_by_person: db.selectFrom('results').select('glory').where('person', '=', 'x').orderBy('finished', 'desc'),
      results_by_day: db.selectFrom('results').select('person').where('daily', '=', 'x').orderBy('glory', 'desc'),
      invitations_by_maker: db.selectFrom('invitations').select('hash').where('created_by', '=', 'x'),
      invitations_by_user: db.selectFrom('invitations').select('hash').where('used_by', '=', 'x'),
      replays_by_code: db.selectFrom('replays').select('table_id').where('code', '=', 'x'),
      presence_by_person: db.selectFrom('presence').select('node').where('person', '=', 'x'),
    };
    for (const [index, query] of Object.entries(asked)) {
      const plan = await storage.runExclusively(async (trx) => {
        const { sql: words, parameters } = query.compile();
        const rest = [...parameters];
        if (kind === 'postgres') {
          // Sequential scans are cheapest on an empty table, but not on a full one.
          for (const way of ['seqscan', 'bitmapscan', 'sort'])
            await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(trx);
        }
        const text = words.replace(/\$(\d+)|\?/g, (_, n) => {
          const value = kind === 'postgres' ? parameters[Number(n) - 1] : rest.shift();
          return typeof value === 'string' ? `'${value}'` : `${value}`;
        });
        return sql.raw(`explain ${kind === 'sqlite' ? 'query plan ' : ''}${text}`).execute(trx);
      });
      expect(JSON.stringify(plan.rows)).toContain(index);
      expect(JSON.stringify(plan.rows)).not.toMatch(/temp b-tree|sort/i);
    }
    await storage.close();
  });
});

it('migrations are numbered without a gap', () => {
  expect(Object.keys(MIGRATIONS).map((name) => Number(name.slice(0, 4)))).toEqual(numbers);
});
