/** When a user was last seen: no user counts as absent because of the state of a node. */
import { NO_CLOCK, PACES } from '@windrose/protocol';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { deletePerson, isDeleted } from '../../src/people/guest-merge.ts';
import { type OnlineChanges, OnlineStatus } from '../../src/sockets/online-status.ts';
import { botScript } from '../support/bot-script.ts';
import { waitUntil } from '../support/simulated-players.ts';
import { TestNode } from '../support/test-node.ts';
import { TestSocket } from '../support/test-socket.ts';
import { NOON, TestTables } from '../support/test-tables.ts';

const SECOND = 1_000;

let script: URL;
let site: TestTables;
let anna: string;
const nodes: OnlineStatus[] = [];
beforeAll(async () => {
  script = await botScript();
});
beforeEach(async () => {
  site = await TestTables.open();
  anna = await site.person('Anna');
});
afterEach(async () => {
  for (const node of nodes.splice(0)) await node.stop();
  await site.storage.close();
});

/** Returns the online status of a node; one that is not started only reads the database. */
function statusOf(node: string): OnlineStatus {
  const onlineStatus = new OnlineStatus(site.storage, node, () => site.time.now);
  nodes.push(onlineStatus);
  return onlineStatus;
}
const written = async () =>
  (await site.storage.db.selectFrom('persons').select('seen').where('id', '=', anna).executeTakeFirstOrThrow()).seen;
const places = () => site.storage.db.selectFrom('presence').selectAll().execute();
const beats = () => site.storage.db.selectFrom('site').selectAll().where('key', 'like', 'node:%').execute();

test('a user who is connected when a node stops was seen until then', async () => {
  const node = statusOf('first');
  await node.start();
  node.addSocket(anna);
  await waitUntil(async () => (await places()).length === 1, 'the row of the user is written');
  site.time.now += 603 * SECOND;
  await node.stop();
  expect([await written(), await places(), await beats()]).toEqual([site.time.now, [], []]);
});

test('a user who leaves just before a node stops was seen until then', async () => {
  const node = statusOf('first');
  node.addSocket(anna);
  site.time.now += 603 * SECOND;
  node.removeSocket(anna);
  await node.stop();
  expect(await written()).toBe(site.time.now);
});

test('a user who was deleted while connected stays deleted when the connection ends', async () => {
  const node = statusOf('first');
  node.addSocket(anna);
  await waitUntil(async () => (await places()).length === 1, 'the row of the user is written');
  await deletePerson(site.storage, anna);
  node.removeSocket(anna);
  await node.stop();
  expect(isDeleted({ seen: await written() })).toBe(true);
});

test('a user who was connected to a dead node was seen until its last heartbeat, also after its rows are deleted', async () => {
  const beat = NOON + 600 * SECOND;
  await site.storage.db.insertInto('presence').values({ node: 'dead', person: anna, seen: NOON }).execute();
  await site.storage.db
    .insertInto('site')
    .values({ key: 'node:dead', value: String(beat) })
    .execute();
  site.time.now = beat + 100 * SECOND;
  expect(await statusOf('other').lastSeen(anna)).toBe(beat);
  site.time.now = beat + 200 * SECOND;
  await statusOf('new').start();
  expect([await written(), await places()]).toEqual([beat, []]);
});

test('no user is absent before the start of the node, nor while it cannot reach the database', async () => {
  site.time.now += 603 * SECOND;
  const node = statusOf('first');
  await node.start();
  const started = site.time.now;
  site.time.now += 10 * SECOND;
  expect(await node.lastSeen(anna)).toBe(started);
  // For a minute it could not send a heartbeat.
  site.time.now += 60 * SECOND;
  expect(await node.lastSeen(anna)).toBe(site.time.now);
});

test('after a restore no user is absent since the time of the backup', async () => {
  const node = await TestNode.start(site.storage, script);
  const { onlineStatus } = node.node;
  const { db } = site.storage;
  const before = Math.max(onlineStatus.openSince, await onlineStatus.lastSeen(anna));
  await new Promise((resolve) => setTimeout(resolve, 5));
  // After a restore the epoch differs and there are no heartbeats.
  await db.deleteFrom('site').where('key', 'like', 'node:%').execute();
  await db.updateTable('site').set({ value: '1' }).where('key', '=', 'epoch').execute();
  await waitUntil(async () => (await beats()).length === 1, 'the heartbeat is written');
  expect(await onlineStatus.lastSeen(anna)).toBeGreaterThan(before);
  await node.stop();
});

test('viewers of a table are known to every node until they leave or their node dies, and other connected users are no viewers', async () => {
  const { id } = await site.startTable([anna]);
  const node = await TestNode.start(site.storage, script);
  const other = statusOf('other');
  const looks = () =>
    Promise.all([node.node.onlineStatus, other].map((onlineStatus) => onlineStatus.isViewing(anna, id)));
  site.time.now = Date.now();
  const testSocket = await TestSocket.open(node.socket(anna));
  expect(await looks()).toEqual([false, false]);
  testSocket.say({ type: 'watch', table: id, after: 0 });
  testSocket.say({ type: 'watch', table: id, after: 0 });
  await waitUntil(async () => (await looks()).every(Boolean), 'both nodes know the viewer');
  testSocket.say({ type: 'unwatch', table: id });
  await waitUntil(async () => !(await looks()).some(Boolean), 'both nodes know that the viewer has left');
  testSocket.say({ type: 'watch', table: id, after: 0 });
  await waitUntil(async () => (await looks()).every(Boolean), 'the user views the table again');
  site.time.now += 20 * SECOND;
  expect(await other.isViewing(anna, id)).toBe(false);
  site.time.now = Date.now();
  testSocket.socket.close();
  await waitUntil(async () => !(await looks()).some(Boolean), 'both nodes know that the user has disconnected');
  await node.stop();
});

test('users of a dead node are announced as offline only after the time limit', async () => {
  const { id } = await site.startTable([anna]);
  const [first, other] = [statusOf('first'), statusOf('other')];
  const changes: OnlineChanges[] = [];
  other.onChange((moved) => changes.push(moved));
  await first.start();
  await other.start();
  first.addSocket(anna);
  first.addViewer(anna, id);
  first.addViewer('~nobody', id);
  const looking = () => other.viewersElsewhere(id);
  await waitUntil(async () => (await looking()).length === 2, 'both users view the table');
  expect((await looking()).sort()).toEqual([anna, '~nobody'].sort());
  first.removeViewer('~nobody', id);
  await waitUntil(async () => (await looking()).length === 1, 'only Anna views the table');

  site.time.now += 10 * SECOND;
  await other.sendHeartbeat();
  expect([changes, await looking()]).toEqual([[], [anna]]);
  site.time.now += 10 * SECOND;
  await other.sendHeartbeat();
  expect([changes, await looking()]).toEqual([[{ persons: [anna], tables: [id] }], []]);
  await other.sendHeartbeat();
  expect(changes).toHaveLength(1);
});

test('deadlines that passed while no node ran wait until players can have returned', async () => {
  const others = [await site.person('Bruno'), await site.person('Carla')];
  site.time.now = Date.now() - 100 * 60 * SECOND;
  const away = await site.startTable([anna, ...others], { pace: { ...NO_CLOCK, away: 300 } });
  const late = await site.startTable([anna, ...others], { pace: { ...PACES.live, away: 0 } });
  const node = await TestNode.start(site.storage, script);
  const looked = async () => {
    const rows = await site.storage.db.selectFrom('due').select('at').where('kind', '=', 'turn').execute();
    return rows.length === 2 && rows.every(({ at }) => at > Date.now());
  };
  await waitUntil(looked, 'the listeners are called');
  for (const { id, asked } of [away, late]) {
    expect((await node.node.tableCommands.view(anna, id)).head.holders[asked!]).toHaveProperty('person');
  }
  await node.stop();
});
