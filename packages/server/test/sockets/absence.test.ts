/** Clients of a table learn when a bot will replace the absent player whose turn it is. */
import { NO_CLOCK, type ServerMessage } from '@windrose/protocol';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { OnlineStatus } from '../../src/sockets/online-status.ts';
import { botScript } from '../support/bot-script.ts';
import { waitUntil } from '../support/simulated-players.ts';
import { TestNode } from '../support/test-node.ts';
import { TestSocket } from '../support/test-socket.ts';
import { TestTables } from '../support/test-tables.ts';

const AWAY = 600;

let script: URL;
let site: TestTables;
let node: TestNode;
beforeAll(async () => {
  script = await botScript();
});
beforeEach(async () => {
  site = await TestTables.open();
  node = await TestNode.start(site.storage, script);
  site.time.now = Date.now();
});
afterEach(async () => {
  await node.stop();
  await site.storage.close();
});

/** A spectator receives the online status of the table. */
async function watcher(table: string) {
  const testSocket = await TestSocket.open(node.socket(null));
  testSocket.say({ type: 'watch', table, after: 0 });
  const isPresent = (message: ServerMessage) => message.type === 'present';
  const last = () => testSocket.received.findLast(isPresent);
  const goneAt = () => last()?.goneAt;
  return { last, goneAt };
}

async function askedSince(table: string): Promise<number> {
  const moves = site.storage.db.selectFrom('entries').select('at').where('kind', 'in', ['start', 'move', 'forced']);
  return (await moves.where('table_id', '=', table).orderBy('n', 'desc').executeTakeFirstOrThrow()).at;
}

test('counts from the beginning of the turn or from leaving, whichever is later, and not while the player is online', async () => {
  const players = [await site.person('Anna'), await site.person('Bruno'), await site.person('Carla')];
  const { id, asked } = await site.startTable(players, { pace: { ...NO_CLOCK, away: AWAY } });
  const watch = await watcher(id);
  const since = await askedSince(id);
  await waitUntil(() => watch.goneAt() === since + AWAY * 1_000, 'the time since the question counts');

  const own = await TestSocket.open(node.socket(players[asked!]));
  own.say({ type: 'watch', table: id, after: 0 });
  await waitUntil(() => watch.goneAt() === null, 'a connected player has no deadline');
  const left = Date.now();
  own.socket.close();
  await waitUntil(() => (watch.goneAt() ?? 0) >= left + AWAY * 1_000, 'the time since they left counts');
  await waitUntil(() => watch.last()!.persons.length === 0, 'no player is connected');

  // The next player has their own time, although no online status has changed.
  const first = watch.goneAt();
  for (let i = 0; (await node.node.tableService.find(id)).row.asked === asked; i++) {
    await site.tableService.refresh(id);
    const { ply, move } = (await site.randomMove(id, `move ${i}`))!;
    await node.node.tableCommands.execute(players[asked!], {
      type: 'play',
      id: `move-${i}-xx`,
      table: id,
      ply,
      moves: [move],
    });
  }
  const then = await askedSince(id);
  await waitUntil(() => watch.goneAt() === then + AWAY * 1_000, 'another seat decides');
  expect(watch.goneAt()).not.toBe(first);
});

test('is not announced at tables where absence has no effect', async () => {
  const players = [await site.person('Anna'), await site.person('Bruno'), await site.person('Carla')];
  const { id } = await site.startTable(players, { pace: NO_CLOCK });
  const watch = await watcher(id);
  await waitUntil(() => watch.last() !== undefined, 'the status is announced');
  expect(watch.goneAt()).toBeNull();
});

test('counts from the last moment even before it is written', async () => {
  const anna = await site.person('Anna');
  let now = site.time.now + 1_000_000;
  const onlineStatus = new OnlineStatus(site.storage, 'node', () => now);
  expect(await onlineStatus.lastSeen(anna)).toBe(site.time.now);
  onlineStatus.addSocket(anna);
  now += 5_000;
  expect(await onlineStatus.lastSeen(anna)).toBe(now);
  onlineStatus.removeSocket(anna);
  expect(await onlineStatus.lastSeen(anna)).toBe(now);
  await onlineStatus.stop();
});
