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

async function gather(tables: number): Promise<{ crowd: SimulatedPlayers; address: string }> {
  const place = sqlitePlace();
  const server = await ServerProcess.start(place);
  closing.push(() => server.kill());
  const crowd = await SimulatedPlayers.gather([server.url], 'crowd', { tables, pause: 0 });
  closing.push(() => crowd.leave());
  crowd.play();
  return { crowd, address: place.address };
}

test('start new games when all games are over', async () => {
  const { crowd } = await gather(1);
  // A game has some hundred commands.
  await crowd.goOn(250);
  expect(new Set([...crowd.ledger.values()].map(({ act }) => act.table)).size).toBeGreaterThan(1);
}, 90_000);

test('agree with the database during games', async () => {
  const { crowd, address } = await gather(5);
  const storage = await openStorage(address);
  closing.push(() => storage.close());
  for (let time = 0; time < 5; time++) {
    await crowd.goOn(10);
    await crowd.agree(storage);
  }
}, 90_000);
