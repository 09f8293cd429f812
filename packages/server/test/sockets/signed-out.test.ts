/** A node that may have missed who signed out meanwhile looks whether everybody who is connected still may be. */
import { afterEach, expect, test } from 'vitest';
import type { News, Storage } from '../../src/storage/storage.ts';
import { botScript } from '../support/bots.ts';
import { TestNode } from '../support/node.ts';
import { TestTables } from '../support/tables.ts';
import { Talk } from '../support/talk.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

test('who has no session any more is sent away when news may have been missed', async () => {
  const site = await TestTables.open();
  closing.push(() => site.storage.close());
  let hear: (news: News | null) => void = () => {};
  const storage: Storage = {
    ...site.storage,
    listen: async (heard) => {
      hear = heard;
    },
  };
  const node = await TestNode.start(storage, await botScript());
  closing.push(() => node.stop());
  const [anna, bruno, carla] = [await site.person('Anna'), await site.person('Bruno'), await site.person('Carla')];
  const now = Date.now();
  await site.storage.db.insertInto('sessions').values({ hash: anna, person: anna, created: now, seen: now }).execute();
  await site.storage.db.insertInto('tokens').values({ hash: bruno, person: bruno, label: 'x', created: now }).execute();
  const [own, program, gone, nobody] = [
    await Talk.open(node.socket(anna)),
    await Talk.open(node.socket(bruno)),
    await Talk.open(node.socket(carla)),
    await Talk.open(node.socket(null)),
  ];
  hear(null);
  expect(await gone.untilClosed()).toBe(1012);
  for (const talk of [own, program, nobody]) {
    talk.say({ type: 'ping' });
    await talk.until('pong');
  }
  expect(node.troubles).toEqual([]);
});
