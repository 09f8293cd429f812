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
let here: Storage;
let there: Storage;

beforeAll(async () => {
  server = await TestPostgres.start();
});
afterAll(() => server.end());

let address: string;
beforeEach(async () => {
  address = await server.database();
  here = await openStorage(address);
  there = await openStorage(address);
  await here.db.insertInto('persons').values(personRow('ann')).execute();
  await here.db.insertInto('tables').values(tableRow('a', 'ann')).execute();
});
afterEach(async () => {
  await here.close();
  await there.close();
});

const move = (n: number) => ({ table: 'a', entries: [entryRow('a', n, `message-${n}`)], row: {} });

/** Collects the messages that a node receives. */
async function ear(storage: Storage) {
  const heard: (string | null)[] = [];
  await storage.listen((news) => heard.push(news === null ? null : Object.values(news).join(' ')));
  const until = async (what: string | null) => {
    while (!heard.includes(what)) await pause(10);
  };
  return { heard, until };
}

/** Repeats an operation until it is not refused. */
async function atLast<T>(ask: () => Promise<T>): Promise<T> {
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
    const [one, two] = [await ear(here), await ear(there)];
    here.publish({ table: 'a', n: 1 });
    there.publish({ table: 'b', n: 7 });
    await one.until('b 7');
    await two.until('a 1');
    here.publish({ table: 'a', n: 2 });
    await two.until('a 2');
    expect([one.heard, two.heard]).toEqual([['b 7'], ['a 1', 'a 2']]);
  });

  it('receive which session was revoked, or that all of a user were', async () => {
    const two = await ear(there);
    for (const hash of ['one', 'two', null]) here.publish({ signedOut: 'ann', hash });
    here.publish({ table: 'a', n: 1 });
    await two.until('a 1');
    expect(two.heard).toEqual(['ann one', 'ann two', 'ann ', 'a 1']);
  });

  it('receive the last messages of a closing node', async () => {
    const two = await ear(there);
    const going = await openStorage(address);
    for (let i = 0; i < 3; i++) {
      going.publish({ moved: `person-${i}` });
      if (i === 0) await pause(0);
    }
    await going.close();
    await two.until('person-2');
    expect(two.heard).toEqual(['person-0', 'person-1', 'person-2']);
  });

  it('ignore messages of other programs on the same channel', async () => {
    const two = await ear(there);
    for (const words of ['hello', '{}', 'null', '7', '{"node":"x"}'])
      await sql`select pg_notify('windrose', ${words})`.execute(here.db);
    here.publish({ table: 'a', n: 1 });
    await two.until('a 1');
    expect(two.heard).toEqual(['a 1']);
  });

  it('receive the newest entry when many are published at once', async () => {
    const two = await ear(there);
    for (let n = 1; n <= 500; n++) here.publish({ table: 'a', n: n });
    await two.until('a 500');
    expect(two.heard.length).toBeLessThan(500);
  });
});

describe.each(['immediate', 'fast'] as const)('PostgreSQL goes down (%s) and comes back', (how) => {
  afterEach(() => server.up());

  it('operations are refused as unavailable meanwhile, and work afterwards', async () => {
    expect(await here.append([move(1)])).toEqual(['written']);
    await server.down(how);
    const asked = [
      () => here.append([move(2)]),
      () => here.takeJobs('bot', 1, 1, 1),
      () => here.epoch(),
      () => here.db.selectFrom('tables').selectAll().execute(),
      () => here.db.transaction().execute((trx) => trx.deleteFrom('tables').execute()),
      () => here.snapshot((db) => db.selectFrom('tables').selectAll().execute()),
      () => here.runExclusively((db) => db.deleteFrom('tables').execute()),
    ];
    for (const ask of asked) {
      const refusal = await ask().catch((error) => error);
      expect(refusal).toBeInstanceOf(Refusal);
      expect(refusal.body.code).toBe('unavailable');
    }
    await server.up();
    expect(await atLast(() => here.append([move(2)]))).toEqual(['written']);
    expect(await here.db.selectFrom('entries').select('n').execute()).toHaveLength(2);
  });

  it('a transaction that was interrupted changes nothing', async () => {
    const cut = here.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('tables').execute();
      await server.down(how);
      await trx.deleteFrom('persons').execute();
    });
    await expect(cut).rejects.toBeInstanceOf(Refusal);
    await server.up();
    expect(await atLast(() => here.db.selectFrom('tables').select('id').execute())).toEqual([{ id: 'a' }]);
  });

  it('a node learns that messages may be missing, and receives messages again', async () => {
    const two = await ear(there);
    here.publish({ table: 'a', n: 1 });
    await two.until('a 1');
    await server.down(how);
    here.publish({ table: 'a', n: 2 });
    await server.up();
    await two.until(null);
    here.publish({ table: 'a', n: 3 });
    await two.until('a 3');
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
      const [outcome] = await atLast(() => here.append([move(n)]));
      expect(outcome).not.toBe('conflict');
    }
    await restart;
    const entries = await there.db.selectFrom('entries').selectAll().orderBy('n').execute();
    expect(entries.map(({ message }) => message)).toEqual(Array.from({ length: n }, (_, i) => `message-${i + 1}`));
  });
});
