/**
 * The simulated players themselves: they always have a game to play, and their message log agrees with the database.
 */
import { afterEach, expect, test } from 'vitest';
import { openStorage } from '../../src/storage/open.ts';
import { ServerProcess, sqlitePlace } from '../support/server-process.ts';
import { SimulatedPlayers } from '../support/simulated-players.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function createPlayers(tables: number): Promise<{ players: SimulatedPlayers; address: string }> {
  const place = sqlitePlace();
  const server = await ServerProcess.start(place);
  closing.push(() => server.kill());
  const players = await SimulatedPlayers.create([server.url], 'crowd', { tables, pause: 0 });
  closing.push(() => players.leave());
  players.play();
  return { players, address: place.address };
}

test('start new games when all games are over', async () => {
  const { players } = await createPlayers(1);
  // A game has some hundred commands.
  await players.continue(250);
  expect(new Set([...players.messageLog.values()].map(({ act }) => act.table)).size).toBeGreaterThan(1);
}, 90_000);

test('agree with the database during games', async () => {
  const { players, address } = await createPlayers(5);
  const storage = await openStorage(address);
  closing.push(() => storage.close());
  for (let time = 0; time < 5; time++) {
    await players.continue(10);
    await players.agree(storage);
  }
}, 90_000);
