/** The limits of sockets: size and rate of messages, slow readers, number of sockets, and a stopping node. */
import { setTimeout as pause } from 'node:timers/promises';
import { MAX_MESSAGE_BYTES } from '@windrose/protocol';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TableClient } from '../../../web/src/online/table-client.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { botScript } from '../support/bot-script.ts';
import { waitUntil } from '../support/simulated-players.ts';
import { TestNode } from '../support/test-node.ts';
import { TestSocket } from '../support/test-socket.ts';
import { TestTables } from '../support/test-tables.ts';

let script: URL;
let site: TestTables;
let anna: string;
let table: string;
const closing: (() => unknown)[] = [];

beforeAll(async () => {
  script = await botScript();
});
beforeEach(async () => {
  site = await TestTables.open();
  anna = await site.person('Anna');
  table = (await site.startTable([anna])).id;
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  await site.storage.close();
});

async function start(rates: Parameters<typeof TestNode.start>[2] = {}, storage: Storage = site.storage) {
  const node = await TestNode.start(storage, script, rates);
  closing.push(() => node.stop());
  return node;
}

const chat = (number: number, text = `${number}`) => ({ type: 'chat', id: `chat-${number}-xx`, table, text }) as const;

async function chats(): Promise<number> {
  const rows = await site.storage.db.selectFrom('entries').select('n').where('kind', '=', 'chat').execute();
  return rows.length;
}

describe('a message', () => {
  test('that is too long closes the socket without effect, and the longest one is read', async () => {
    const node = await start();
    const testSocket = await TestSocket.open(node.socket(anna));
    const long = JSON.stringify(chat(1));
    testSocket.socket.send(long.padEnd(MAX_MESSAGE_BYTES, ' '));
    await testSocket.waitFor('done');
    testSocket.socket.send(long.replace('chat-1', 'chat-2').padEnd(MAX_MESSAGE_BYTES + 1, ' '));
    expect(await testSocket.waitUntilClosed()).toBe(1009);
    expect(await chats()).toBe(1);
    const again = await TestSocket.open(node.socket(anna));
    again.say({ type: 'ping' });
    await again.waitFor('pong');
  });

  test('that is invalid is answered with the fault', async () => {
    const node = await start();
    const testSocket = await TestSocket.open(node.socket(anna));
    testSocket.socket.send('{');
    testSocket.socket.send(JSON.stringify({ ...chat(1), text: '' }));
    testSocket.socket.send(JSON.stringify({ type: 'watch', table, after: -1 }));
    testSocket.socket.send(Buffer.from([0xff, 0xfe]));
    await waitUntil(() => testSocket.count('refused') === 4, 'all four are refused');
    expect(testSocket.received.slice(1)).toMatchObject([
      { code: 'malformed', id: null, detail: 'it is not JSON' },
      { code: 'malformed', id: 'chat-1-xx', where: 'text' },
      { code: 'malformed', id: table, where: 'after' },
      { code: 'malformed', id: null },
    ]);
  });
});

describe('messages above the rate', () => {
  const five = { burst: 5, perSecond: 0 };

  test('on one socket are refused without effect', async () => {
    const node = await start({ rate: five });
    const [one, two] = [await TestSocket.open(node.socket(anna)), await TestSocket.open(node.socket(anna))];
    for (let i = 0; i < 9; i++) one.say(chat(i));
    await waitUntil(() => one.count('done') + one.count('refused') === 9, 'all are answered');
    expect(one.received.filter(({ type }) => type === 'refused')).toEqual(
      [5, 6, 7, 8].map((i) => ({ type: 'refused', id: `chat-${i}-xx`, code: 'too-fast' })),
    );
    expect(await chats()).toBe(5);
    two.say(chat(10));
    await two.waitFor('done');
    expect(node.counted.filter((what) => what === 'too-fast')).toHaveLength(4);
  });

  test('are counted for all sockets of a user, and by address without a session', async () => {
    const node = await start({ personRate: five });
    const pings = async (person: string | null, from: string) => {
      const testSocket = await TestSocket.open(node.socket(person, from));
      for (let i = 0; i < 4; i++) testSocket.say({ type: 'ping' });
      await waitUntil(() => testSocket.count('pong') + testSocket.count('refused') === 4, 'all are answered');
      return testSocket.count('pong');
    };
    const bruno = await site.person('Bruno');
    expect([await pings(anna, 'a'), await pings(anna, 'b'), await pings(bruno, 'a')]).toEqual([4, 1, 4]);
    expect([await pings(null, 'a'), await pings(null, 'a'), await pings(null, 'b')]).toEqual([4, 1, 4]);
  });

  test('are counted for each session, and for all sessions of a user', async () => {
    const node = await start({ sessionRate: five, personRate: { burst: 8, perSecond: 0 } });
    const pings = async (session: string, from: string) => {
      const testSocket = await TestSocket.open(node.socket(anna, from, session));
      for (let i = 0; i < 4; i++) testSocket.say({ type: 'ping' });
      await waitUntil(() => testSocket.count('pong') + testSocket.count('refused') === 4, 'all are answered');
      return testSocket.count('pong');
    };
    // Sessions have separate limits, but several sessions of a user do not have more in total.
    expect([await pings('desk', 'a'), await pings('desk', 'b'), await pings('phone', 'a')]).toEqual([4, 1, 3]);
    expect(await pings('third', 'c')).toBe(0);
  });

  test('are counted for all users of an address', async () => {
    const node = await start({ addressRate: five });
    const bruno = await site.person('Bruno');
    const pings = async (person: string, from: string) => {
      const testSocket = await TestSocket.open(node.socket(person, from));
      for (let i = 0; i < 4; i++) testSocket.say({ type: 'ping' });
      await waitUntil(() => testSocket.count('pong') + testSocket.count('refused') === 4, 'all are answered');
      return testSocket.count('pong');
    };
    expect([await pings(anna, 'a'), await pings(bruno, 'a'), await pings(bruno, 'b')]).toEqual([4, 1, 4]);
  });

  test('are possible once even with a small rate', async () => {
    const node = await start({ addressRate: { burst: 0.5, perSecond: 0.1 } });
    const testSocket = await TestSocket.open(node.socket(anna));
    for (let i = 0; i < 2; i++) testSocket.say({ type: 'ping' });
    await waitUntil(() => testSocket.count('pong') + testSocket.count('refused') === 2, 'both are answered');
    expect(testSocket.count('pong')).toBe(1);
  });

  test('in the chat have a separate rate for all tables and for HTTP and sockets', async () => {
    const node = await start({ chat: { burst: 2, perSecond: 0.5 } });
    const testSocket = await TestSocket.open(node.socket(anna));
    for (let i = 0; i < 3; i++) testSocket.say(chat(i));
    await waitUntil(() => testSocket.count('done') + testSocket.count('refused') === 3, 'all are answered');
    const refused = { type: 'refused', id: 'chat-2-xx', code: 'too-fast', detail: 'again in 2 s' };
    expect(testSocket.received.filter(({ type }) => type === 'refused')).toEqual([refused]);
    expect(await chats()).toBe(2);
    // A repeated command gets the same answer; other commands do not.
    testSocket.say(chat(0));
    testSocket.say({ type: 'resign', id: 'resign-xx', table });
    await waitUntil(() => testSocket.count('done') === 4, 'both are done');
    await expect(node.node.tableCommands.execute(anna, { ...chat(4), id: 'by-another-door' })).rejects.toMatchObject({
      seconds: 2,
    });
  });

  test('are repeated by the client until they are executed, also for watching', async () => {
    const node = await start({ rate: { burst: 1, perSecond: 100 } });
    const link = node.link(anna);
    closing.push(() => link.close());
    const client = new TableClient(link, table);
    const sent = Array.from({ length: 10 }, (_, i) => link.send({ type: 'chat', table, text: `${i}` }));
    await Promise.all(sent);
    expect(node.counted).toContain('too-fast');
    expect(await chats()).toBe(10);
    await waitUntil(
      () => client.entries.filter(({ kind }) => kind === 'chat').length === 10,
      'all messages have arrived',
    );
  });

  test('also prevent new sockets', async () => {
    const node = await start({ connectionRate: { burst: 2, perSecond: 0 } });
    await TestSocket.open(node.socket(anna, 'a'));
    await TestSocket.open(node.socket(null, 'a'));
    const refused = new Promise((resolve) =>
      node.socket(anna, 'a').on('unexpected-response', (_, { statusCode }) => resolve(statusCode)),
    );
    expect(await refused).toBe(429);
    await TestSocket.open(node.socket(anna, 'b'));
  });
});

test('an address has a maximum number of open sockets', async () => {
  const node = await start({ maxPerAddress: 2 });
  const [first] = [await TestSocket.open(node.socket(anna, 'a')), await TestSocket.open(node.socket(null, 'a'))];
  const openSocket = () =>
    new Promise((resolve) => {
      const socket = node.socket(anna, 'a');
      socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode));
      socket.on('open', () => resolve('open'));
    });
  expect(await openSocket()).toBe(429);
  await TestSocket.open(node.socket(anna, 'b'));
  first.socket.close();
  await waitUntil(async () => (await openSocket()) === 'open', 'another socket is accepted');
});

test('one socket follows a maximum number of tables', async () => {
  const node = await start();
  const testSocket = await TestSocket.open(node.socket(anna));
  for (let i = 0; i < 21; i++) {
    const { id } = await site.startTable([anna]);
    testSocket.say({ type: 'watch', table: id, after: 0 });
  }
  await waitUntil(() => testSocket.count('refused') === 1, 'one is refused');
  expect(testSocket.received.find(({ type }) => type === 'refused')).toMatchObject({ code: 'too-many' });
  expect(
    new Set(testSocket.received.flatMap((message) => (message.type === 'table' ? [message.table] : []))).size,
  ).toBe(20);
});

test('a slow reader is disconnected, reconnects, and misses nothing', async () => {
  const node = await start();
  const messages = Array.from({ length: 100 }, (_, i) =>
    node.node.tableCommands.execute(anna, chat(i, `${i} ${'x'.repeat(490)}`)),
  );
  await Promise.all(messages);
  const slow = await TestSocket.open(node.socket(null));
  slow.socket.pause();
  // Some 60 kB each, until the operating system accepts no more.
  for (let i = 0; i < 2_000 && !node.counted.includes('cut-off'); i++) {
    slow.say({ type: 'watch', table, after: 0 });
    await pause(2);
  }
  expect(node.counted).toContain('cut-off');
  await waitUntil(() => node.node.broadcaster.clients.size === 0, 'the slow client is disconnected');
  const link = node.link(null);
  closing.push(() => link.close());
  const client = new TableClient(link, table);
  const { length } = (await node.node.tableService.find(table)).state;
  await waitUntil(() => client.length === length, 'all entries have arrived');
});

describe('a node that stops', () => {
  /** A storage whose writes wait until they are released. */
  function blockedStorage(): { storage: Storage; writes: () => number; release: () => void } {
    let release!: () => void;
    let writes = 0;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const append: Storage['append'] = async (additions) => {
      writes++;
      await gate;
      return site.storage.append(additions);
    };
    return { storage: { ...site.storage, append }, writes: () => writes, release };
  }

  test('answers running commands, accepts no more, and disconnects clients', async () => {
    const { storage, writes, release } = blockedStorage();
    const node = await start({}, storage);
    const testSocket = await TestSocket.open(node.socket(anna));
    testSocket.say(chat(1));
    await waitUntil(() => writes() === 1, 'a write is running');
    const stopped = node.stop();
    testSocket.say(chat(2));
    const refused = await testSocket.waitFor('refused');
    expect(refused).toMatchObject({ id: 'chat-2-xx', code: 'unavailable' });
    expect(testSocket.count('done') + testSocket.count('bye')).toBe(0);
    release();
    expect(await testSocket.waitUntilClosed()).toBe(1012);
    expect(testSocket.received.map(({ type }) => type).filter((type) => type !== 'present')).toEqual([
      'welcome',
      'refused',
      'done',
      'bye',
    ]);
    await stopped;
    expect(await chats()).toBe(1);
  });

  test('does not wait for clients that do not disconnect', async () => {
    const node = await start();
    const testSocket = await TestSocket.open(node.socket(anna));
    testSocket.socket.pause();
    await node.stop();
    await waitUntil(() => node.node.broadcaster.clients.size === 0, 'the connection is closed');
  });

  test('leaves the job of a thinking bot to the next node', async () => {
    const node = await start();
    const seats = [null, 5, 5].map((bot, colour) => ({ bot, colour }));
    const { id, asked } = await site.startTable([anna], { seats });
    expect(asked).not.toBe(0);
    const work = site.storage.db.selectFrom('due').selectAll().where('kind', '=', 'bot').where('subject', '=', id);
    await waitUntil(async () => ((await work.executeTakeFirst())?.taken_until ?? 0) > 0, 'a bot is thinking');
    await node.stop();
    expect(await work.executeTakeFirst()).toMatchObject({ taken_until: 0 });
    expect(node.errors).toEqual([]);
  });
});
