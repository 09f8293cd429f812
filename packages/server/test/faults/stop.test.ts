/**
 * Stops the server while simulated players play: clients must reconnect, running commands are finished or
 * refused, nothing is lost.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { Random } from '@windrose/engine';
import { afterEach, expect, test } from 'vitest';
import { openStorage } from '../../src/storage/open.ts';
import { RemoteUser } from '../support/remote-user.ts';
import { ServerProcess } from '../support/server-process.ts';
import { SimulatedPlayers, waitUntil } from '../support/simulated-players.ts';
import { KINDS, newSitePlace } from '../support/site-places.ts';
import { TestSocket } from '../support/test-socket.ts';

const STOPS = 4;

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

test.each(KINDS)(
  'stopped under load on %s, it disconnects clients, exits with 0, and has written all that it acknowledged',
  async (kind) => {
    const random = new Random(`stop ${kind}`);
    const place = await newSitePlace(kind, closing);
    const server = await ServerProcess.start(place);
    closing.push(() => server.kill());
    const players = await SimulatedPlayers.create([server.url], 'stop');
    closing.push(() => players.leave());
    players.play();
    for (let stop = 0; stop < STOPS; stop++) {
      const targetCount = players.done + 20 + random.below(20);
      const testSockets = await Promise.all(players.users.map((visitor) => TestSocket.open(visitor.socket())));
      await waitUntil(() => players.done > targetCount, `${targetCount} acts were done`);
      await pause(random.below(30));
      expect(await server.stop()).toBe(0);
      for (const testSocket of testSockets) {
        expect(await testSocket.waitUntilClosed()).toBe(1012);
        expect(testSocket.received.at(-1)).toEqual({ type: 'bye', why: 'restart', after: expect.any(Number) });
      }
      // Before any client can send again.
      const storage = await openStorage(place.address);
      await players.audit(storage);
      expect(await storage.db.selectFrom('presence').selectAll().execute()).toEqual([]);
      expect(await storage.db.selectFrom('due').selectAll().where('taken_until', '>', 0).execute()).toEqual([]);
      await storage.close();
      await server.up();
      await players.createTables();
    }
    const before = players.done;
    await waitUntil(() => players.done > before + 20, 'all players continue');
    await players.waitUntilIdle();
    const storage = await openStorage(place.address);
    closing.push(() => storage.close());
    await players.agree(storage);
    await players.audit(storage);
    expect(server.errors).toEqual([]);
  },
  180_000,
);

test('asked to stop again while it stops, it continues to the end', async () => {
  const place = await newSitePlace('SQLite', closing);
  const server = await ServerProcess.start(place, { LOG_LEVEL: 'info' });
  closing.push(() => server.kill());
  const testSocket = await TestSocket.open((await RemoteUser.becomeGuest(server.url, 'Anna')).socket());
  // The server waits for clients that do not read the last message.
  testSocket.socket.pause();
  const ended = server.stop();
  await waitUntil(() => server.output.includes('"stopping"'), 'the server is stopping');
  void server.stop();
  expect(await ended).toBe(0);
  expect(server.output).toContain('"stopped"');
});
