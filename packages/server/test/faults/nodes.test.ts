/**
 * Two nodes of one site: each sees what happens at the other, and the death of a node or an outage of PostgreSQL ends
 * no game.
 */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Random } from '@windrose/engine';
import { NO_CLOCK, type TableHead } from '@windrose/protocol';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { TableClient } from '../../../web/src/online/table-client.ts';
import { openStorage } from '../../src/storage/open.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { FollowedGame } from '../support/followed-game.ts';
import { TestPostgres } from '../support/postgres.ts';
import { RemoteUser } from '../support/remote-user.ts';
import { postgresPlace, ServerProcess, type SitePlace } from '../support/server-process.ts';
import { SimulatedPlayers, waitUntil } from '../support/simulated-players.ts';
import { TestSocket } from '../support/test-socket.ts';
import { newTableRequest, seatsFor } from '../support/test-tables.ts';

const SHORT_TIMEOUT_MAIN = 'test/support/short-timeout-main.ts';
/** Timeout of bots in milliseconds; the other node takes a job over five seconds after it. */
const BOT_TIMEOUT = '3000';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start({ durable: true });
});
afterAll(() => postgres.end());

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function start(place: SitePlace, more: Record<string, string> = {}, main?: string): Promise<ServerProcess> {
  const server = await ServerProcess.start(place, more, main);
  closing.push(() => server.kill());
  return server;
}

async function open({ address }: SitePlace): Promise<Storage> {
  const storage = await openStorage(address);
  closing.push(() => storage.close());
  return storage;
}

async function createPlayers(nodes: readonly ServerProcess[]): Promise<SimulatedPlayers> {
  const players = await SimulatedPlayers.create(
    nodes.map(({ url }) => url),
    'nodes',
  );
  closing.push(() => players.leave());
  return players;
}

async function movesCounted({ url }: ServerProcess): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^windrose_moves_total (\d+)$/m.exec(metrics)?.[1]);
}

test('players at two nodes see each other play', async () => {
  const place = postgresPlace(await postgres.database());
  const nodes = [await start(place), await start(place)];
  const players = await createPlayers(nodes);
  players.play();
  await waitUntil(() => players.done > 150, 'many commands are done');
  await players.waitUntilIdle();
  const storage = await open(place);
  await players.agree(storage);
  await players.audit(storage);
  const moves = storage.db.selectFrom('entries').select('n').where('kind', 'in', ['move', 'forced']);
  const counted = await Promise.all(nodes.map(movesCounted));
  // Moves are counted at the node that accepted them only.
  expect(counted.every((count) => count > 0)).toBe(true);
  expect(counted[0] + counted[1]).toBe((await moves.execute()).length);
  expect(nodes.flatMap(({ errors }) => errors)).toEqual([]);
});

test('a user who signs out at one node is disconnected from all, and no other user is', async () => {
  const place = postgresPlace(await postgres.database());
  const nodes = [await start(place), await start(place)];
  const [anna, bruno] = [
    await RemoteUser.becomeGuest(nodes[0].url, 'Anna'),
    await RemoteUser.becomeGuest(nodes[0].url, 'Bruno'),
  ];
  const { token } = await anna.ask<{ token: string }>('POST', '/api/me/tokens', { label: 'a bot' });
  const at = async (visitor: RemoteUser, node: ServerProcess, headers: Record<string, string> = {}) => {
    visitor.urls = [node.url];
    const testSocket = await TestSocket.open(visitor.socket({ headers }));
    expect(testSocket.received[0]).toMatchObject({ person: visitor.id });
    closing.push(() => testSocket.socket.close());
    return testSocket;
  };
  const own = [await at(anna, nodes[0]), await at(anna, nodes[1])];
  const program = await at(anna, nodes[1], { authorization: `Bearer ${token}` });
  const other = await at(bruno, nodes[1]);
  anna.urls = [nodes[0].url];
  await anna.ask('POST', '/api/sign-out', { everywhere: false });
  for (const testSocket of own) expect(await testSocket.waitUntilClosed()).toBe(1012);
  for (const testSocket of [program, other]) {
    testSocket.say({ type: 'ping' });
    await testSocket.waitFor('pong');
  }
  expect(nodes.flatMap(({ errors }) => errors)).toEqual([]);
});

test('connecting and disconnecting at one node is seen at the other, also when the node dies', async () => {
  const place = postgresPlace(await postgres.database());
  const nodes = [await start(place), await start(place)];
  const [anna, bruno, carla] = [
    await RemoteUser.becomeGuest(nodes[0].url, 'Anna'),
    await RemoteUser.becomeGuest(nodes[1].url, 'Bruno'),
    await RemoteUser.becomeGuest(nodes[1].url, 'Carla'),
  ];
  const { id } = await anna.ask<TableHead>('POST', '/api/tables', newTableRequest({ seats: seatsFor(3, 2) }));
  await bruno.ask('POST', `/api/tables/${id}/join`, { seat: 1 });
  const link = anna.link();
  closing.push(() => link.close());
  const table = new TableClient(link, id);
  const at = async (visitor: RemoteUser, headers: Record<string, string> = {}) => {
    const testSocket = await TestSocket.open(visitor.socket({ headers }));
    closing.push(() => testSocket.socket.close());
    return testSocket;
  };
  const waitForViewers = (persons: readonly RemoteUser[], watching: number, description: string) => {
    const ids = persons.map((person) => person.id).sort();
    return waitUntil(
      () => String([...table.present.persons].sort()) === String(ids) && table.present.watching === watching,
      description,
    );
  };
  await waitForViewers([anna], 0, 'Anna is alone');

  const lobby = await at(bruno);
  await waitForViewers([anna, bruno], 0, 'Bruno is on the site');
  const watch = { type: 'watch', table: id, after: 0 } as const;
  const [first, second] = [await at(carla), await at(carla)];
  for (const testSocket of [first, second]) testSocket.say(watch);
  await waitForViewers([anna, bruno], 1, 'Carla counts as one spectator with any number of windows');
  const anonymous = await at(carla, { cookie: '' });
  anonymous.say(watch);
  await waitForViewers([anna, bruno], 2, 'a client without a session watches too');
  first.socket.close();
  anonymous.say({ type: 'unwatch', table: id });
  await waitForViewers([anna, bruno], 1, 'Carla still watches in the other window');
  lobby.socket.close();
  await waitForViewers([anna], 1, 'Bruno has left the site');

  await at(bruno);
  await waitForViewers([anna, bruno], 1, 'Bruno is back');
  await nodes[1].kill();
  await waitForViewers([anna], 0, 'the users of the dead node have left');
  expect(nodes[0].errors).toEqual([]);
}, 120_000);

test('the table of a deleted user passes to the next player, and the other node knows at once', async () => {
  const place = postgresPlace(await postgres.database());
  const nodes = [await start(place), await start(place)];
  const [anna, bruno] = [
    await RemoteUser.becomeGuest(nodes[0].url, 'Anna'),
    await RemoteUser.becomeGuest(nodes[1].url, 'Bruno'),
  ];
  const { id } = await anna.ask<TableHead>('POST', '/api/tables', newTableRequest({ mine: null }));
  await bruno.ask('POST', `/api/tables/${id}/join`, { seat: 1 });
  const link = bruno.link();
  closing.push(() => link.close());
  const table = new TableClient(link, id);
  await waitUntil(() => table.view?.head.owner === anna.id, 'Bruno sees the owner of the table');
  // The journal has one entry, in which he takes the seat.
  await waitUntil(() => table.length === 1, 'Bruno sees his seat');
  await anna.ask('DELETE', '/api/me', { name: 'Anna' });
  await waitUntil(() => table.view?.head.owner === bruno.id, 'the table belongs to Bruno');
  expect(table.length).toBe(1);
});

test('one of two nodes is killed repeatedly, and its players continue at the other', async () => {
  const place = postgresPlace(await postgres.database());
  const nodes = [await start(place), await start(place)];
  const players = await createPlayers(nodes);
  players.play();
  const storage = await open(place);
  for (let kill = 0; kill < 4; kill++) {
    const before = players.done;
    await waitUntil(() => players.done > before + 10, 'some commands are done');
    await nodes[kill % 2].kill();
    await waitUntil(() => players.done > before + 30, 'the others continue');
    await players.audit(storage);
    await nodes[kill % 2].up();
    await players.createTables();
  }
  await players.waitUntilIdle();
  await players.agree(storage);
  await players.audit(storage);
});

test('a node dies while its bot thinks and a clock runs: the other plays for the bot and ends the time', async () => {
  const endlessBot = path.join(mkdtempSync(path.join(tmpdir(), 'windrose-thinker-')), 'thinker.mjs');
  writeFileSync(endlessBot, `import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => {});`);
  const place = postgresPlace(await postgres.database());
  const first = await start(place, { BOT_TIMEOUT: BOT_TIMEOUT, BOT_THREAD: endlessBot }, SHORT_TIMEOUT_MAIN);
  const anna = await RemoteUser.becomeGuest(first.url, 'Anna');
  const link = anna.link();
  closing.push(() => link.close());
  const storage = await open(place);

  const timed = await anna.ask<TableHead>('POST', '/api/tables', {
    ...newTableRequest({ pace: { ...NO_CLOCK, game: 12, cap: 12 } }),
  });
  for (const [seat, name] of ['Bruno', 'Carla'].entries()) {
    const other = await RemoteUser.becomeGuest(first.url, name);
    await other.ask('POST', `/api/tables/${timed.id}/join`, { seat: seat + 1 });
  }
  const { id } = await anna.ask<TableHead>('POST', '/api/tables', newTableRequest({ seats: seatsFor(3, 1) }));
  await anna.ask('POST', `/api/tables/${id}/start`);
  const { deadline, asked } = await anna.ask<TableHead>('POST', `/api/tables/${timed.id}/start`);

  const table = new TableClient(link, id);
  const board = new FollowedGame();
  await waitUntil(() => table.view !== null && table.length === table.view.length, 'Anna sees the table');
  while (table.asked === 0) {
    const ply = table.moves.length;
    const moves = board.some(table.view!.opening, table.moves, 0, new Random(`${ply}`));
    await link.send({ type: 'play', table: id, ply, moves });
    await waitUntil(() => table.moves.length > ply, 'Anna has played');
  }
  const work = storage.db.selectFrom('due').selectAll().where('kind', '=', 'bot').where('subject', '=', id);
  await waitUntil(async () => (await work.executeTakeFirst())?.taken_until !== 0, 'a bot is thinking');
  const second = await start(place, { BOT_TIMEOUT: BOT_TIMEOUT }, SHORT_TIMEOUT_MAIN);
  await first.kill();
  const { taken_until } = await work.executeTakeFirstOrThrow();
  anna.urls = [second.url];

  const before = table.moves.length;
  await waitUntil(() => table.asked === 0 && table.moves.length > before, 'the bots have played');
  expect(table.moves[before].at).toBeGreaterThanOrEqual(taken_until);

  const other = new TableClient(link, timed.id);
  await waitUntil(() => other.entries.some((entry) => entry.kind === 'seat' && entry.why === 'time'), 'the time is up');
  const over = other.entries.find((entry) => entry.kind === 'seat' && entry.why === 'time');
  expect(over).toMatchObject({ seat: asked, holder: { bot: expect.any(Number) } });
  expect(over!.at).toBeGreaterThanOrEqual(deadline!);
  await waitUntil(() => other.moves.length > 0, 'the bot that took over has played');
  expect(other.entries.filter((entry) => entry.kind === 'seat' && entry.why === 'time')).toHaveLength(1);
  // A node that has just started gives players half a minute to return.
}, 120_000);

test('PostgreSQL goes down during games and returns: nothing is lost or doubled, and all games continue', async () => {
  const place = postgresPlace(await postgres.database());
  const nodes = [await start(place), await start(place)];
  const players = await createPlayers(nodes);
  players.play();
  for (const how of ['immediate', 'fast', 'immediate'] as const) {
    const before = players.done;
    await waitUntil(() => players.done > before + 20, 'some commands are done');
    await postgres.down(how);
    try {
      for (const node of nodes) {
        await waitUntil(
          async () => (await fetch(`${node.url}/readyz`)).status === 503,
          'a node reports that it is not ready',
        );
        expect((await fetch(`${node.url}/healthz`)).status).toBe(200);
      }
    } finally {
      await postgres.up();
    }
    for (const node of nodes) await waitUntil(() => node.isReady(), 'a node is ready again');
    await waitUntil(() => players.done > before + 40, 'all players continue');
    const storage = await openStorage(place.address);
    await players.audit(storage);
    await storage.close();
    await players.createTables();
  }
  await players.waitUntilIdle();
  const storage = await open(place);
  await players.agree(storage);
  await players.audit(storage);
  expect(nodes.map(({ isRunning }) => isRunning)).toEqual([true, true]);
});
