/**
 * A user who signs out or loses access to a table receives nothing more and can do nothing more, even with a
 * misbehaving client.
 */
import type { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import type { NodeMessage, Storage } from '../../src/storage/storage.ts';
import { botScript } from '../support/bot-script.ts';
import { waitUntil } from '../support/simulated-players.ts';
import { TestNode } from '../support/test-node.ts';
import { TestSocket } from '../support/test-socket.ts';
import { newTableRequest, TestTables } from '../support/test-tables.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

test('a client without a valid session is disconnected after messages may have been missed', async () => {
  const site = await TestTables.open();
  closing.push(() => site.storage.close());
  let deliver: (news: NodeMessage | null) => void = () => {};
  const storage: Storage = {
    ...site.storage,
    listen: async (listener) => {
      deliver = listener;
    },
  };
  const node = await TestNode.start(storage, await botScript());
  closing.push(() => node.stop());
  const [anna, bruno, carla] = [await site.person('Anna'), await site.person('Bruno'), await site.person('Carla')];
  const now = Date.now();
  await site.storage.db.insertInto('sessions').values({ hash: anna, person: anna, created: now, seen: now }).execute();
  await site.storage.db.insertInto('tokens').values({ hash: bruno, person: bruno, label: 'x', created: now }).execute();
  const [own, program, signedOut, anonymous] = [
    await TestSocket.open(node.socket(anna)),
    await TestSocket.open(node.socket(bruno)),
    await TestSocket.open(node.socket(carla)),
    await TestSocket.open(node.socket(null)),
  ];
  deliver(null);
  expect(await signedOut.waitUntilClosed()).toBe(1012);
  for (const testSocket of [own, program, anonymous]) {
    testSocket.say({ type: 'ping' });
    await testSocket.waitFor('pong');
  }
  expect(node.errors).toEqual([]);
});

test('a client that ignores the disconnection is not served any more', async () => {
  const site = await TestTables.open();
  closing.push(() => site.storage.close());
  const node = await TestNode.start(site.storage, await botScript());
  closing.push(() => node.stop());
  const anna = await site.person('Anna');
  const { id } = await site.tableCommands.create(anna, newTableRequest());
  const testSocket = await TestSocket.open(node.socket(anna));
  closing.push(() => testSocket.socket.terminate());
  // A correct client closes the socket after the last message.
  const { _receiver: receiver } = testSocket.socket as unknown as { _receiver: EventEmitter };
  receiver.removeAllListeners('conclude');
  node.node.signedOut(anna, null);
  testSocket.say({ id: 'a-last-word', table: id, type: 'chat', text: 'I am still here' });
  await pause(300);
  const entries = await site.storage.db.selectFrom('entries').select('kind').where('table_id', '=', id).execute();
  expect(entries.map(({ kind }) => kind)).toEqual(['seat']);
});

test('a user who leaves a private table receives no more of it, and its players and members do', async () => {
  const site = await TestTables.open();
  closing.push(() => site.storage.close());
  const node = await TestNode.start(site.storage, await botScript());
  closing.push(() => node.stop());
  const [anna, bruno, carla] = [await site.person('Anna'), await site.person('Bruno'), await site.person('Carla')];
  const { tableCommands, invitations } = node.node;
  const { id } = await tableCommands.create(anna, newTableRequest({ open: false }));
  for (const [person, watch] of [
    [bruno, false],
    [carla, true],
  ] as const) {
    const { code } = await invitations.create(anna, id, { seat: null, watch });
    await invitations.accept(person, code);
  }
  const testSockets = await Promise.all([anna, bruno, carla].map((person) => TestSocket.open(node.socket(person))));
  for (const testSocket of testSockets) {
    testSocket.say({ type: 'watch', table: id, after: 0 });
    await testSocket.waitFor('table');
  }
  await tableCommands.leave(bruno, id);
  const [sits, left, looks] = testSockets;
  expect(await left.waitFor('refused')).toMatchObject({ id, code: 'not-found' });
  await tableCommands.execute(anna, { id: 'among-us', table: id, type: 'chat', text: 'Is he gone?' });
  const hasReceived = ({ received: all }: TestSocket) => JSON.stringify(all).includes('Is he gone?');
  await waitUntil(() => hasReceived(sits) && hasReceived(looks), 'the others receive the chat');
  expect(hasReceived(left)).toBe(false);
});

test('an owner without a seat who leaves a private table receives no more of it', async () => {
  const site = await TestTables.open();
  closing.push(() => site.storage.close());
  const node = await TestNode.start(site.storage, await botScript());
  closing.push(() => node.stop());
  const [anna, bruno] = [await site.person('Anna'), await site.person('Bruno')];
  const { tableCommands, invitations } = node.node;
  const { id } = await tableCommands.create(anna, newTableRequest({ mine: null, open: false }));
  const { code } = await invitations.create(anna, id, { seat: null, watch: false });
  await invitations.accept(bruno, code);
  const testSocket = await TestSocket.open(node.socket(anna));
  closing.push(() => testSocket.socket.terminate());
  testSocket.say({ type: 'watch', table: id, after: 0 });
  await testSocket.waitFor('table');
  expect((await tableCommands.leave(anna, id)).owner).toBe(bruno);
  expect(await testSocket.waitFor('refused')).toMatchObject({ id, code: 'not-found' });
  expect(node.node.broadcaster.followed).toEqual([]);
});

test('followers learn that a table is deleted, here or at another node', async () => {
  const site = await TestTables.open();
  closing.push(() => site.storage.close());
  let deliver: (news: NodeMessage | null) => void = () => {};
  const published: NodeMessage[] = [];
  const storage: Storage = {
    ...site.storage,
    publish: (news) => void published.push(news),
    listen: async (listener) => {
      deliver = listener;
    },
  };
  const node = await TestNode.start(storage, await botScript());
  closing.push(() => node.stop());
  const [anna, bruno] = [await site.person('Anna'), await site.person('Bruno')];
  const expectDeletion = async (deleteTable: (id: string) => Promise<unknown>) => {
    const { id } = await node.node.tableCommands.create(anna, newTableRequest());
    const testSocket = await TestSocket.open(node.socket(bruno));
    closing.push(() => testSocket.socket.terminate());
    testSocket.say({ type: 'watch', table: id, after: 0 });
    await testSocket.waitFor('table');
    await deleteTable(id);
    expect(await testSocket.waitFor('refused')).toMatchObject({ id, code: 'not-found' });
    expect(node.node.broadcaster.followed).toEqual([]);
    return id;
  };
  const table = await expectDeletion((id) => node.node.tableCommands.leave(anna, id));
  expect(published.filter((news) => 'table' in news).at(-1)).toMatchObject({ table });
  await expectDeletion(async (id) => {
    await site.tableCommands.leave(anna, id);
    deliver({ table: id, n: 2 });
  });
});
