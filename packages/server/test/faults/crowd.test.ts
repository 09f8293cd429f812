/** The crowd itself: it has something to do for as long as it is wanted. */
import { afterAll, expect, test } from 'vitest';
import { Crowd } from '../support/crowd.ts';
import { ServerProcess, sqlitePlace } from '../support/process.ts';

const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

test('plays on when all its games are over', async () => {
  const server = await ServerProcess.start(sqlitePlace());
  closing.push(() => server.kill());
  const crowd = await Crowd.gather([server.url], 'crowd', { tables: 1, pause: 0 });
  closing.push(() => crowd.leave());
  crowd.play();
  // A game is some hundred acts long.
  await crowd.goOn(250);
  expect(new Set([...crowd.ledger.values()].map(({ act }) => act.table)).size).toBeGreaterThan(1);
}, 90_000);
