/** The storage contract on PostgreSQL, and the time limits of its statements. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStorage } from '../../src/storage/open.ts';
import { TestPostgres } from '../support/postgres.ts';
import { contract } from './contract.ts';

let server: TestPostgres;
beforeAll(async () => {
  server = await TestPostgres.start();
});
afterAll(() => server.end());

it('a backup has no time limit, while other statements have one', async () => {
  const storage = await openStorage(await server.database());
  const bounds = (db: typeof storage.db) =>
    sql<{
      setting: string;
    }>`select setting from pg_settings where name like '%_timeout' and name ~ 'statement|idle_in' order by name`
      .execute(db)
      .then(({ rows }) => rows.map(({ setting }) => setting));
  expect(await storage.snapshot(bounds)).toEqual(['0', '0']);
  expect(await bounds(storage.db)).toEqual(['15000', '15000']);
  await storage.close();
});

contract('PostgreSQL', { fresh: () => server.database(), open: (address) => openStorage(address) });
