/** What nobody can use any more does not stay in the database. */
import { expect, it } from 'vitest';
import { sweep } from '../../src/site/sweep.ts';
import { NOON, TestTables } from '../support/tables.ts';

const DAY = 24 * 3_600_000;

it('sessions that have ended, old numbers of e-mails and old news go; all that is still good stays', async () => {
  const site = await TestTables.open();
  const { db } = site.storage;
  const anna = await site.person('Anna');
  const { id } = await site.started([anna]);
  await site.tables.act(anna, site.act('ask', id, { question: { what: 'stop' } }));
  const { id: slow } = await site.started([anna]);
  const session = (hash: string, seen: number) => ({ hash, person: anna, created: NOON, seen });
  await db
    .insertInto('sessions')
    .values([session('old', NOON - 181 * DAY), session('good', NOON - 179 * DAY)])
    .execute();
  const code = (mail: string, until: number) => ({ mail, hash: 'x', person: null, until });
  await db
    .insertInto('mail_codes')
    .values([code('old@example.org', NOON - 1), code('good@example.org', NOON + 1)])
    .execute();
  const told = (turn: number, at: number, table_id = id) => ({ table_id, turn, channel: 'x', at });
  await db
    .insertInto('told')
    .values([told(1, NOON - 91 * DAY), told(2, NOON - DAY), told(3, NOON - 91 * DAY, slow)])
    .execute();
  await sweep(site.storage, NOON);
  expect(await db.selectFrom('sessions').select('hash').execute()).toEqual([{ hash: 'good' }]);
  expect(await db.selectFrom('mail_codes').select('mail').execute()).toEqual([{ mail: 'good@example.org' }]);
  // It may still be that turn.
  const turns = await db.selectFrom('told').select('turn').orderBy('turn').execute();
  expect(turns).toEqual([{ turn: 2 }, { turn: 3 }]);
  await site.storage.close();
});
