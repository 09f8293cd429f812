/** Creates an SQL dump of a schema with sample rows from the migrations, without a database. */
import { readFileSync } from 'node:fs';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { TABLES } from '../../src/storage/columns.ts';
import { MIGRATIONS } from '../../src/storage/migrations/migrations.ts';
import type { DatabaseKind } from '../../src/storage/storage.ts';
import { SAMPLE } from './sample-rows.ts';

export const dumpFile = (kind: DatabaseKind, schema: number) =>
  new URL(`../storage/schemas/schema-${schema}.${kind}.sql`, import.meta.url);
export const readDump = (kind: DatabaseKind, schema: number) => readFileSync(dumpFile(kind, schema), 'utf8');

/** The line between the statements of the migrations and the rows. */
export const ROWS = '-- Rows';

/** Returns the SQL statements of the migrations up to a number. */
export async function statementsOf(kind: DatabaseKind, schema: number): Promise<string> {
  const lines: string[] = [];
  const db = new Kysely<unknown>({
    log: ({ query: { sql, parameters } }) => {
      if (parameters.length > 0) throw new Error(`A migration must not have parameters: ${sql}`);
      lines.push(sql);
    },
    dialect: {
      createDriver: () => new DummyDriver(),
      createAdapter: () => (kind === 'sqlite' ? new SqliteAdapter() : new PostgresAdapter()),
      createIntrospector: (on) => (kind === 'sqlite' ? new SqliteIntrospector(on) : new PostgresIntrospector(on)),
      createQueryCompiler: () => (kind === 'sqlite' ? new SqliteQueryCompiler() : new PostgresQueryCompiler()),
    },
  });
  for (const up of Object.values(MIGRATIONS).slice(0, schema)) await up(db, kind);
  return lines.map((sql) => `${sql};\n`).join('');
}

/** Returns the whole dump of a schema. */
export async function dump(kind: DatabaseKind, schema: number): Promise<string> {
  const value = (v: unknown) => (typeof v === 'string' ? `'${v.replaceAll("'", "''")}'` : `${v}`);
  const insert = (table: string, row: object) =>
    `insert into "${table}" (${Object.keys(row)
      .map((name) => `"${name}"`)
      .join(', ')}) values (${Object.values(row).map(value).join(', ')});\n`;
  const names = Object.keys(MIGRATIONS).slice(0, schema);
  return [
    await statementsOf(kind, schema),
    'create table "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);\n',
    ...names.map((name) => insert('kysely_migration', { name, timestamp: '2026-11-16T00:00:00.000Z' })),
    `${ROWS}\n`,
    ...TABLES.flatMap((table) => SAMPLE[table].map((row) => insert(table, row))),
  ].join('');
}
