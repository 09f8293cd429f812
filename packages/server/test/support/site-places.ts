/** Where a site can be, for tests that hold for all: a file of SQLite, a database of a PostgreSQL that they start. */
import { TestPostgres } from './postgres.ts';
import { postgresPlace, type SitePlace, sqlitePlace } from './server-process.ts';

export const KINDS = ['SQLite', 'PostgreSQL'] as const;

/** A new place; what has to be ended after the test is put into `closing`. */
export async function newSitePlace(kind: (typeof KINDS)[number], closing: (() => unknown)[]): Promise<SitePlace> {
  if (kind === 'SQLite') return sqlitePlace();
  const postgres = await TestPostgres.start({ durable: true });
  closing.push(() => postgres.end());
  return postgresPlace(await postgres.database());
}
