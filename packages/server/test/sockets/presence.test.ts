/** When somebody was last seen: whatever becomes of the node at which they were, nobody is blamed for its absence. */
import { NO_CLOCK, PACES } from '@windrose/protocol';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { forget, isGone } from '../../src/people/guest-merge.ts';
import { type Movements, Presence } from '../../src/sockets/online-status.ts';
import { botScript } from '../support/bots.ts';
import { until } from '../support/crowd.ts';
import { TestNode } from '../support/node.ts';
import { NOON, TestTables } from '../support/tables.ts';
import { Talk } from '../support/talk.ts';

const SECOND = 1_000;

let script: URL;
let site: TestTables;
let anna: string;
const nodes: Presence[] = [];
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

/** Who is connected to a node; one that is not begun says what the database knows. */
function presenceOf(node: string): Presence {
  const presence = new Presence(site.storage, node, () => site.time.now);
  nodes.push(presence);
  return presence;
}
const written = async () =>
  (await site.storage.db.selectFrom('persons').select('seen').where('id', '=', anna).executeTakeFirstOrThrow()).seen;
const places = () => site.storage.db.selectFrom('presence').selectAll().execute();
const beats = () => site.storage.db.selectFrom('site').selectAll().where('key', 'like', 'node:%').execute();

test('who is connected when a node stops was seen until then', async () => {
  const node = presenceOf('first');
  await node.start();
  node.come(anna);
  await until(async () => (await places()).length === 1, 'it is written that she is there');
  site.time.now += 603 * SECOND;
  await node.stop();
  expect([await written(), await places(), await beats()]).toEqual([site.time.now, [], []]);
});

test('who leaves a moment before a node stops was seen until then', async () => {
  const node = presenceOf('first');
  node.come(anna);
  site.time.now += 603 * SECOND;
  node.go(anna);
  await node.stop();
  expect(await written()).toBe(site.time.now);
});

test('who has removed their identity while they were connected stays removed when their line ends', async () => {
  const node = presenceOf('first');
  node.come(anna);
  await until(async () => (await places()).length === 1, 'it is written that she is there');
  await forget(site.storage, anna);
  node.go(anna);
  await node.stop();
  expect(isGone({ seen: await written() })).toBe(true);
});

test('who was connected to a node that died was seen until its last beat, also when it is buried', async () => {
  const beat = NOON + 600 * SECOND;
  await site.storage.db.insertInto('presence').values({ node: 'dead', person: anna, seen: NOON }).execute();
  await site.storage.db
    .insertInto('site')
    .values({ key: 'node:dead', value: String(beat) })
    .execute();
  site.time.now = beat + 100 * SECOND;
  expect(await presenceOf('other').lastSeen(anna)).toBe(beat);
  site.time.now = beat + 200 * SECOND;
  await presenceOf('new').start();
  expect([await written(), await places()]).toEqual([beat, []]);
});

test('nobody is away before the node is there, nor while it cannot reach the database', async () => {
  site.time.now += 603 * SECOND;
  const node = presenceOf('first');
  await node.start();
  const started = site.time.now;
  site.time.now += 10 * SECOND;
  expect(await node.lastSeen(anna)).toBe(started);
  // For a minute it could not say that it lives.
  site.time.now += 60 * SECOND;
  expect(await node.lastSeen(anna)).toBe(site.time.now);
});

test('who was not there when the site was restored is not away since the time of the back-up', async () => {
  const node = await TestNode.start(site.storage, script);
  const { presence } = node.node;
  const { db } = site.storage;
  const before = Math.max(presence.openSince, await presence.lastSeen(anna));
  await new Promise((resolve) => setTimeout(resolve, 5));
  // What a restore leaves: another epoch, and no word of the nodes.
  await db.deleteFrom('site').where('key', 'like', 'node:%').execute();
  await db.updateTable('site').set({ value: '1' }).where('key', '=', 'epoch').execute();
  await until(async () => (await beats()).length === 1, 'the node says that it lives');
  expect(await presence.lastSeen(anna)).toBeGreaterThan(before);
  await node.stop();
});

test('who looks at a table is known to every node, until they look away or their node dies; who is only connected does not look', async () => {
  const { id } = await site.started([anna]);
  const node = await TestNode.start(site.storage, script);
  const other = presenceOf('other');
  const looks = () => Promise.all([node.node.presence, other].map((presence) => presence.isLooking(anna, id)));
  site.time.now = Date.now();
  const talk = await Talk.open(node.socket(anna));
  expect(await looks()).toEqual([false, false]);
  talk.say({ type: 'watch', table: id, after: 0 });
  talk.say({ type: 'watch', table: id, after: 0 });
  await until(async () => (await looks()).every(Boolean), 'both know that she looks');
  talk.say({ type: 'unwatch', table: id });
  await until(async () => !(await looks()).some(Boolean), 'both know that she looks away');
  talk.say({ type: 'watch', table: id, after: 0 });
  await until(async () => (await looks()).every(Boolean), 'she looks again');
  site.time.now += 20 * SECOND;
  expect(await other.isLooking(anna, id)).toBe(false);
  site.time.now = Date.now();
  talk.socket.close();
  await until(async () => !(await looks()).some(Boolean), 'both know that she is gone');
  await node.stop();
});

test('who was at a node that died is told of when it has been silent for long enough, and only then', async () => {
  const { id } = await site.started([anna]);
  const [first, other] = [presenceOf('first'), presenceOf('other')];
  const told: Movements[] = [];
  other.onMoved((moved) => told.push(moved));
  await first.start();
  await other.start();
  first.come(anna);
  first.look(anna, id);
  first.look('~nobody', id);
  const looking = () => other.lookersElsewhere(id);
  await until(async () => (await looking()).length === 2, 'both look');
  expect((await looking()).sort()).toEqual([anna, '~nobody'].sort());
  first.lookAway('~nobody', id);
  await until(async () => (await looking()).length === 1, 'only Anna looks');

  site.time.now += 10 * SECOND;
  await other.live();
  expect([told, await looking()]).toEqual([[], [anna]]);
  site.time.now += 10 * SECOND;
  await other.live();
  expect([told, await looking()]).toEqual([[{ persons: [anna], tables: [id] }], []]);
  await other.live();
  expect(told).toHaveLength(1);
});

test('what fell due while no node was there waits until players can have come back', async () => {
  const others = [await site.person('Bruno'), await site.person('Carla')];
  site.time.now = Date.now() - 100 * 60 * SECOND;
  const away = await site.started([anna, ...others], { pace: { ...NO_CLOCK, away: 300 } });
  const late = await site.started([anna, ...others], { pace: { ...PACES.live, away: 0 } });
  const node = await TestNode.start(site.storage, script);
  const looked = async () => {
    const rows = await site.storage.db.selectFrom('due').select('at').where('kind', '=', 'turn').execute();
    return rows.length === 2 && rows.every(({ at }) => at > Date.now());
  };
  await until(looked, 'they were looked after');
  for (const { id, asked } of [away, late]) {
    expect((await node.node.tables.view(anna, id)).head.holders[asked!]).toHaveProperty('person');
  }
  await node.stop();
});
