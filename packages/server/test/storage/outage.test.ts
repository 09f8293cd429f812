/** Messages between nodes over PostgreSQL, and the behaviour of nodes during and after an outage. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '../../src/refusal.ts';
import { openStorage } from '../../src/storage/open.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { TestPostgres } from '../support/postgres.ts';
import { entryRow, personRow, tableRow } from '../support/rows.ts';

let server: TestPostgres;
let storage: Storage;
let otherStorage: Storage;

beforeAll(async () => {
  server = await TestPostgres.start();
});
afterAll(() => server.end());

let address: string;
beforeEach(async () => {
  address = await server.database();
  storage = await openStorage(address);
  otherStorage = await openStorage(address);
  await storage.db.insertInto('persons').values(personRow('ann')).execute();
  await storage.db.insertInto('tables').values(tableRow('a', 'ann')).execute();
});
afterEach(async () => {
  await storage.close();
  await otherStorage.close();
});

const move = (n: number) => ({ table: 'a', entries: [entryRow('a', n, `message-${n}`)], row: {} });

/** Collects the messages that a node receives. */
async function collectMessages(storage: Storage) {
  const received: (string | null)[] = [];
  await storage.listen((news) => received.push(news === null ? null : Object.values(news).join(' ')));
  const waitFor = async (what: string | null) => {
    while (!received.includes(what)) await pause(10);
  };
  return { received, waitFor };
}

/** Repeats an operation until it is not refused. */
async function retry<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      expect(error.body.code).toBe('unavailable');
      await pause(20);
    }
  }
}

describe('nodes', () => {
  it('receive messages of others, and not their own', async () => {
    const [one, two] = [await collectMessages(storage), await collectMessages(otherStorage)];
    storage.publish({ table: 'a', n: 1 });
    otherStorage.publish({ table: 'b', n: 7 });
    await one.waitFor('b 7');
    await two.waitFor('a 1');
    storage.publish({ table: 'a', n: 2 });
    await two.waitFor('a 2');
    expect([one.received, two.received]).toEqual([['b 7'], ['a 1', 'a 2']]);
  });

  it('receive which session was revoked, or that all of a user were', async () => {
    const two = await collectMessages(otherStorage);
    for (const hash of ['one', 'two', null]) storage.publish({ signedOut: 'ann', hash });
    storage.publish({ table: 'a', n: 1 });
    await two.waitFor('a 1');
    expect(two.received).toEqual(['ann one', 'ann two', 'ann ', 'a 1']);
  });

  it('receive the last messages of a closing node', async () => {
    const two = await collectMessages(otherStorage);
    const closingStorage = await openStorage(address);
    for (let i = 0; i < 3; i++) {
      closingStorage.publish({ moved: `person-${i}` });
      if (i === 0) await pause(0);
    }
    await closingStorage.close();
    await two.waitFor('person-2');
    expect(two.received).toEqual(['person-0', 'person-1', 'person-2']);
  });

  it('ignore messages of other programs on the same channel', async () => {
    const two = await collectMessages(otherStorage);
    for (const words of ['hello', '{}', 'null', '7', '{"node":"x"}'])
      await sql`select pg_notify('windrose', ${words})`.execute(storage.db);
    storage.publish({ table: 'a', n: 1 });
    await two.waitFor('a 1');
    expect(two.received).toEqual(['a 1']);
  });

  it('receive the newest entry when many are published at once', async () => {
    const two = await collectMessages(otherStorage);
    for (let n = 1; n <= 500; n++) storage.publish({ table: 'a', n: n });
    await two.waitFor('a 500');
    expect(two.received.length).toBeLessThan(500);
  });
});

describe.each(['immediate', 'fast'] as const)('PostgreSQL goes down (%s) and comes back', (how) => {
  afterEach(() => server.up());

  it('operations are refused as unavailable meanwhile, and work afterwards', async () => {
    expect(await storage.append([move(1)])).toEqual(['written']);
    await server.down(how);
    const asked = [
      () => storage.append([move(2)]),
      () => storage.takeJobs('bot', 1, 1, 1),
      () => storage.epoch(),
      () => storage.db.selectFrom('tables').selectAll().execute(),
      () => storage.db.transaction().execute((trx) => trx.deleteFrom('tables').execute()),
      () => storage.snapshot((db) => db.selectFrom('tables').selectAll().execute()),
      () => storage.runExclusively((db) => db.deleteFrom('tables').execute()),
    ];
    for (const ask of asked) {
      const refusal = await ask().catch((error) => error);
      expect(refusal).toBeInstanceOf(Refusal);
      expect(refusal.body.code).toBe('unavailable');
    }
    await server.up();
    expect(await retry(() => storage.append([move(2)]))).toEqual(['written']);
    expect(await storage.db.selectFrom('entries').select('n').execute()).toHaveLength(2);
  });

  it('a transaction that was interrupted changes nothing', async () => {
    const interrupted = storage.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('tables').execute();
      await server.down(how);
      await trx.deleteFrom('persons').execute();
    });
    await expect(interrupted).rejects.toBeInstanceOf(Refusal);
    await server.up();
    expect(await retry(() => storage.db.selectFrom('tables').select('id').execute())).toEqual([{ id: 'a' }]);
  });

  it('a node learns that messages may be missing, and receives messages again', async () => {
    const two = await collectMessages(otherStorage);
    storage.publish({ table: 'a', n: 1 });
    await two.waitFor('a 1');
    await server.down(how);
    storage.publish({ table: 'a', n: 2 });
    await server.up();
    await two.waitFor(null);
    storage.publish({ table: 'a', n: 3 });
    await two.waitFor('a 3');
  });

  it('acknowledged moves exist, and repeated ones exist once', async () => {
    let restarted = false;
    const restart = (async () => {
      await pause(100);
      await server.down(how);
      await server.up();
      restarted = true;
    })();
    let n = 0;
    for (let more = 50; more > 0; more -= restarted ? 1 : 0) {
      n += 1;
      const [outcome] = await retry(() => storage.append([move(n)]));
      expect(outcome).not.toBe('conflict');
    }
    await restart;
    const entries = await otherStorage.db.selectFrom('entries').selectAll().orderBy('n').execute();
    expect(entries.map(({ message }) => message)).toEqual(Array.from({ length: n }, (_, i) => `message-${i + 1}`));
  });
});
