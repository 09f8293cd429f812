/** Migrates a database to the current schema when it is opened: forward only, by one node at a time. */
import { type Kysely, Migrator, sql } from 'kysely';
import type { DatabaseKind } from '../storage.ts';
import { tables } from './0001-tables.ts';
import { turns } from './0002-turns.ts';
import { leavers } from './0003-leavers.ts';
import { lookers } from './0004-lookers.ts';
import { guests } from './0005-guests.ts';
import { replays } from './0006-replays.ts';

/** Migrations by name, in order. The number of a schema is the number of its migrations. */
export const MIGRATIONS: Readonly<Record<string, (db: Kysely<unknown>, kind: DatabaseKind) => Promise<void>>> = {
  '0001-tables': tables,
  '0002-turns': turns,
  '0003-leavers': leavers,
  '0004-lookers': lookers,
  '0005-guests': guests,
  '0006-replays': replays,
};

const NAMES = Object.keys(MIGRATIONS);
export const SCHEMA = NAMES.length;

/** Migrates to the current schema or an older one. Throws if the database is newer than this program. */
export async function migrate(db: Kysely<unknown>, kind: DatabaseKind, schema: number = SCHEMA): Promise<void> {
  const known = new Set(NAMES);
  const newer = (await migrated(db)).filter((name) => !known.has(name));
  if (newer.length > 0) {
    throw new Error(
      `The database was created by a newer version of Windrose: this one supports schema ${SCHEMA}, the database also has ${newer.join(', ')}. Use the newer version, or restore an older backup.`,
    );
  }
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(Object.entries(MIGRATIONS).map(([name, up]) => [name, { up: (on) => up(on, kind) }])),
    },
  });
  const { error } = await migrator.migrateTo(NAMES[schema - 1]!);
  if (error !== undefined) throw error;
}

/** Returns the names of the finished migrations of a database. */
async function migrated(db: Kysely<unknown>): Promise<string[]> {
  const all = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!all.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
