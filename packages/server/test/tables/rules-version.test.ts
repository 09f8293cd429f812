/** A table stores the rules version and data of its game, and is never played by others. */
import { edition } from '@windrose/engine';
import { PACES } from '@windrose/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { handOverTables } from '../../src/people/guest-tables.ts';
import { NO_PAUSES } from '../../src/tables/pauses.ts';
import { newTableRequest, openingOf, TestTables } from '../support/test-tables.ts';

let site: TestTables;
let anna: string;
beforeEach(async () => {
  site = await TestTables.open();
  anna = await site.person('Anna');
});
afterEach(() => site.storage.close());

const other: [string, (opening: string) => string, RegExp][] = [
  [
    'another rules version',
    (opening) => opening.replace(/^rules .*$/m, 'rules 99'),
    /rules version "99" is not known; this engine has/,
  ],
  [
    'other data',
    (opening) => opening.replace(/^data .*$/m, 'data 0123456789abcdef'),
    /played with data "0123456789abcdef", but the data at hand are/,
  ],
];

test('a table stores the rules version and data of its game, and is not created without', async () => {
  const { id } = await site.tableCommands.create(anna, newTableRequest());
  const { opening } = await site.tableCommands.view(anna, id);
  expect(opening).toContain(`\ndata ${edition('classic').hash}\n`);
  expect(opening).toMatch(/\nrules \d+\n/);
  for (const line of ['data', 'rules']) {
    const without = opening.replace(new RegExp(`^${line} .*\n`, 'm'), '');
    const error = await site.tableCommands
      .create(anna, newTableRequest({ opening: without }))
      .catch((thrown) => thrown);
    expect(error.body).toMatchObject({
      code: 'bad-opening',
      detail: expect.stringContaining(`"${line} …" is missing`),
    });
  }
});

test.each(other)('%s: no table is created', async (_, change, why) => {
  const error = await site.tableCommands
    .create(anna, newTableRequest({ opening: change(openingOf()) }))
    .catch((thrown) => thrown);
  expect(error.body).toMatchObject({ code: 'bad-opening', where: expect.stringMatching(/^line \d+$/) });
  expect(error.body.detail).toMatch(why);
});

test.each(other)('%s: an existing table is refused with a reason, and nothing is appended', async (_, change, why) => {
  const { id } = await site.startTable([anna]);
  const row = await site.storage.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  await site.storage.db
    .updateTable('tables')
    .set({ opening: change(row.opening) })
    .where('id', '=', id)
    .execute();
  const node = site.otherNode();
  for (const ask of [
    () => node.tableCommands.view(anna, id),
    () => node.tableCommands.record(anna, id),
    () => node.tableCommands.execute(anna, site.command('resign', id, {})),
    () => node.tableCommands.playBot(id, row.length, 'pass'),
  ]) {
    const error = await ask().catch((thrown) => thrown);
    expect(error.body).toMatchObject({ code: 'bad-opening' });
    expect(error.body.detail).toMatch(why);
  }
  const now = await site.storage.db.selectFrom('tables').select('length').where('id', '=', id).executeTakeFirst();
  expect(now).toEqual({ length: row.length });
  // Lists do not need the rules of a table.
  expect((await node.tableCommands.lists(anna)).mine.map((head) => head.id)).toEqual([id]);
});

test('such a table does not prevent its users from signing in, changing their sleep, or being deleted', async () => {
  const { db } = site.storage;
  const bruno = await site.person('Bruno');
  const { id } = await site.startTable([anna], { pace: PACES.day });
  const { id: waits } = await site.tableCommands.create(anna, newTableRequest());
  await db
    .updateTable('tables')
    .set(({ fn, val, ref }) => ({ opening: fn('replace', [ref('opening'), val('\nrules '), val('\nrules 9')]) }))
    .execute();
  const node = site.otherNode();
  await node.tableCommands.recalculateClocks(anna, NO_PAUSES);
  expect(await handOverTables(node.tableService, anna, bruno)).toBe(2);
  const seats = await db.selectFrom('seats').select('person').where('table_id', '=', id).execute();
  const owners = await db.selectFrom('tables').select('owner').where('id', 'in', [id, waits]).execute();
  expect([seats[0].person, ...owners.map(({ owner }) => owner)]).toEqual([bruno, bruno, bruno]);
  await node.tableCommands.giveUpSeats(bruno);
  await node.tableCommands.passOnTables(bruno);
});
