/** The owner of a waiting table: joining, leaving and outdated nodes never take the table from its owner. */
import { expect, test } from 'vitest';
import { handOverTables } from '../../src/people/guest-tables.ts';
import { refused } from '../support/refused.ts';
import { anna, bruno, carla, site, siteForEachTest } from '../support/site-with-people.ts';
import { newTableRequest, seatsFor } from '../support/test-tables.ts';

siteForEachTest();

async function ownerOf(id: string): Promise<string | undefined> {
  const row = await site.storage.db.selectFrom('tables').select('owner').where('id', '=', id).executeTakeFirst();
  return row?.owner;
}

test('a node with an outdated owner does not restore the old one', async () => {
  const { id } = await site.tableCommands.create(anna, newTableRequest({ mine: null }));
  const late = site.otherNode();
  await late.tableService.find(id);
  await handOverTables(site.tableService, anna, bruno);
  await late.tableCommands.execute(carla, site.command('chat', id, { text: 'Hello' }));
  expect(await ownerOf(id)).toBe(bruno);
});

test('a new owner has their rights at an outdated node', async () => {
  const { id } = await site.tableCommands.create(anna, newTableRequest({ mine: null, seats: seatsFor(3, 0) }));
  const late = site.otherNode();
  await late.tableService.find(id);
  await handOverTables(site.tableService, anna, bruno);
  expect((await late.tableCommands.start(bruno, id)).status).toBe('playing');
});

test('joining and leaving the table of an owner without a seat changes nothing', async () => {
  const { id } = await site.tableCommands.create(anna, newTableRequest({ mine: null }));
  await site.tableCommands.join(bruno, id, 1);
  await site.tableCommands.leave(bruno, id);
  expect((await site.tableCommands.view(anna, id)).head).toMatchObject({ id, owner: anna });
});

test('an owner without a seat deletes the waiting table by leaving', async () => {
  const { id } = await site.tableCommands.create(
    anna,
    newTableRequest({ mine: null, seats: seatsFor(3, 1), open: false }),
  );
  await site.tableCommands.leave(anna, id);
  expect(await ownerOf(id)).toBeUndefined();
  const { id: waiting } = await site.tableCommands.create(anna, newTableRequest({ mine: null, seats: seatsFor(3, 0) }));
  const late = site.otherNode();
  await late.tableService.find(waiting);
  await site.tableCommands.start(anna, waiting);
  for (const node of [site, late])
    await expect(node.tableCommands.leave(anna, waiting)).rejects.toEqual(refused('not-open'));
});

test('an owner without a seat who leaves passes the table to the next player, and only the owner can', async () => {
  const { id } = await site.tableCommands.create(anna, newTableRequest({ mine: null }));
  await site.tableCommands.join(bruno, id, 1);
  await expect(site.tableCommands.leave(carla, id)).rejects.toEqual(refused('not-your-seat'));
  expect(await site.tableCommands.leave(anna, id)).toMatchObject({ id, owner: bruno });
  expect(await ownerOf(id)).toBe(bruno);
  await expect(site.tableCommands.leave(anna, id)).rejects.toEqual(refused('not-your-seat'));
});

test('a player who joins while the last one leaves gets the table', async () => {
  const { id } = await site.tableCommands.create(anna, newTableRequest({ seats: seatsFor(3, 2) }));
  const other = site.otherNode();
  const { tableService } = site;
  const change = tableService.change.bind(tableService);
  tableService.change = async (...words) => {
    const head = await change(...words);
    tableService.change = change;
    await other.tableCommands.join(bruno, id, 1);
    return head;
  };
  await site.tableCommands.leave(anna, id);
  expect(await ownerOf(id)).toBe(bruno);
});

test('a table does not pass to a player who leaves it at another node meanwhile', async () => {
  const { id } = await site.tableCommands.create(anna, newTableRequest({ mine: null }));
  await site.tableCommands.join(bruno, id, 1);
  const other = site.otherNode();
  await other.tableService.find(id);
  const { tableService } = site;
  const setOwner = tableService.setOwner.bind(tableService);
  tableService.setOwner = async (...words) => {
    tableService.setOwner = setOwner;
    await other.tableCommands.leave(bruno, id);
    await setOwner(...words);
  };
  await site.tableCommands.leave(anna, id);
  expect(await ownerOf(id)).toBeUndefined();
});

test('a player who leaves while the table passes to them at another node does not keep it', async () => {
  const { id } = await site.tableCommands.create(anna, newTableRequest({ mine: null }));
  await site.tableCommands.join(bruno, id, 1);
  const { tableService, tableCommands } = site.otherNode();
  const change = tableService.change.bind(tableService);
  tableService.change = async (...words) => {
    tableService.change = change;
    await site.tableCommands.leave(anna, id);
    return change(...words);
  };
  await tableCommands.leave(bruno, id);
  expect(await ownerOf(id)).toBeUndefined();
});

test('a guest who has just joined at another node brings that seat along', async () => {
  const { id } = await site.tableCommands.create(anna, newTableRequest());
  const late = site.otherNode();
  await late.tableService.find(id);
  await site.tableCommands.join(bruno, id, 1);
  await handOverTables(late.tableService, bruno, carla);
  expect((await late.tableCommands.view(carla, id)).head.holders[1]).toEqual({ person: { id: carla, name: 'Carla' } });
});
