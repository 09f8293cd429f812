/** The databases on which a test can run: an SQLite file, or a database of a test PostgreSQL. */
import { TestPostgres } from './postgres.ts';
import { postgresPlace, type SitePlace, sqlitePlace } from './server-process.ts';

export const KINDS = ['SQLite', 'PostgreSQL'] as const;

/** Creates the place of a site; functions that clean up after the test are added to `closing`. */
export async function newSitePlace(kind: (typeof KINDS)[number], closing: (() => unknown)[]): Promise<SitePlace> {
  if (kind === 'SQLite') return sqlitePlace();
  const postgres = await TestPostgres.start({ durable: true });
  closing.push(() => postgres.end());
  return postgresPlace(await postgres.database());
}
