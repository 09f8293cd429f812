/**
 * Sends valid and damaged messages on sockets as every kind of caller: the server never fails, and no caller changes
 * what they are not allowed to. WINDROSE_FUZZ sets the number; `npm run faults`.
 */
import { EventEmitter } from 'node:events';
import { Random } from '@windrose/engine';
import { ClientMessage, ServerMessage } from '@windrose/protocol';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { Broadcaster } from '../../src/sockets/broadcaster.ts';
import { Connection, type ConnectionOptions } from '../../src/sockets/connection.ts';
import { OnlineStatus } from '../../src/sockets/online-status.ts';
import { TokenBuckets } from '../../src/sockets/token-bucket.ts';
import { openStorage } from '../../src/storage/open.ts';
import { databaseSnapshot, forbiddenChanges } from '../support/forbidden-changes.ts';
import { Fuzzer, PROBLEMATIC_TEXTS } from '../support/fuzz.ts';
import { TestPostgres } from '../support/postgres.ts';
import { sqlitePlace } from '../support/server-process.ts';
import { newTableRequest, seatsFor, TestTables } from '../support/test-tables.ts';

const MESSAGES = Number(process.env.WINDROSE_FUZZ ?? 6_000);
const SEED = process.env.WINDROSE_SEED ?? 'fuzz';
/** Messages of one caller between two checks of the database, and of all callers before a new site is set up. */
const BATCH = 100;
const SCENE = 2_000;
const MOVES = ['pass', 'build market', 'activate docks', 'ship africa', 'ship nowhere'];
const NO_LIMIT = { burst: 1e9, perSecond: 1e9 };

class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  readonly sent: string[] = [];
  send(text: string): void {
    this.sent.push(text);
  }
  ping(): void {}
  close(): void {
    this.readyState = 3;
    this.emit('close');
  }
  terminate(): void {
    this.close();
  }
}

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.end());

/** Creates a site with a running private table, a public one, a waiting one and a finished one. */
async function createScene(address: string) {
  const site = new TestTables(await openStorage(address));
  const errors: unknown[] = [];
  const onlineStatus = new OnlineStatus(site.storage, 'node', () => site.time.now);
  const broadcaster = new Broadcaster(site.tableService, onlineStatus);
  site.tableService.onUpdate((update) => broadcaster.sendUpdate(update));
  const parts: ConnectionOptions = {
    tableService: site.tableService,
    tableCommands: site.tableCommands,
    broadcaster,
    now: () => site.time.now,
    epoch: () => 1,
    rate: NO_LIMIT,
    sessionRates: new TokenBuckets(NO_LIMIT, () => site.time.now),
    personRates: new TokenBuckets(NO_LIMIT, () => site.time.now),
    addressRates: new TokenBuckets(NO_LIMIT, () => site.time.now),
    onError: (error) => errors.push(error),
    count: () => {},
  };
  const [owner, player, spectator, stranger] = [
    await site.person('Owner'),
    await site.person('Player'),
    await site.person('Spectator'),
    await site.person('Stranger'),
  ];
  const request = { seats: seatsFor(3, 2), undo: 'last' as const };
  const { id: hidden } = await site.tableCommands.create(owner, newTableRequest({ ...request, open: false }));
  await site.storage.db
    .insertInto('members')
    .values([player, spectator].map((person) => ({ table_id: hidden, person })))
    .execute();
  await site.tableCommands.join(player, hidden, 1);
  await site.tableCommands.start(owner, hidden);
  const { id: open } = await site.startTable([owner, player], request);
  const { id: waiting } = await site.tableCommands.create(owner, newTableRequest());
  const { id: over } = await site.startTable([owner], { ...request, seats: seatsFor(3, 1) });
  await site.tableCommands.execute(owner, site.command('ask', over, { question: { what: 'stop' } }));
  const tables = [hidden, open, waiting, over];
  const close = async () => {
    for (const client of [...broadcaster.clients]) client.terminate();
    broadcaster.stop();
    await onlineStatus.stop();
    await site.storage.close();
  };
  return { site, parts, errors, persons: [owner, player, spectator, stranger, null], tables, close };
}

/** Bots play until it is the turn of a user. */
async function playBots({ site, tables }: Scene): Promise<void> {
  for (const id of tables.slice(0, 2)) {
    for (let i = 0; ; i++) {
      const { decidingHolder, turn } = await site.tableService.find(id);
      if (decidingHolder === null || !('bot' in decidingHolder)) break;
      await site.tableCommands.playBot(id, turn.entry, (await site.randomMove(id, `bot ${i}`))!.move);
    }
  }
}

type Scene = Awaited<ReturnType<typeof createScene>>;

/** Returns a legal move for a table with a journal of this length. */
const moves = new Map<string, NonNullable<Awaited<ReturnType<TestTables['randomMove']>>>>();

/** Returns a message that is valid at the right moment from the right caller. */
async function plausibleMessage(fuzzer: Fuzzer, { site, tables }: Scene, number: number): Promise<unknown> {
  const table = fuzzer.pick(tables.slice(0, 2));
  const { length } = (await site.tableService.find(table)).state;
  const known = moves.get(`${table} ${length}`);
  const next = known ?? (await site.randomMove(table, `${number}`));
  if (next !== null) moves.set(`${table} ${length}`, next);
  if (next === null || fuzzer.once(6)) return fuzzer.fit(ClientMessage);
  const move = fuzzer.once(6) ? fuzzer.pick(MOVES) : next.move;
  return { type: 'play', id: `likely-${number}`, table, ply: next.ply, moves: [move] };
}

async function fuzz(address: () => Promise<string>, messages: number): Promise<Record<string, number>> {
  const outcomes: Record<string, number> = {};
  for (let sent = 0; sent < messages; ) {
    const at = await createScene(await address());
    const knownValues = [
      ...at.tables,
      ...at.persons.filter((person) => person !== null),
      'unknowntable',
      ...Array.from({ length: 20 }, (_, i) => `message-${i}-xx`),
      ...MOVES,
      'Well played!',
      ...PROBLEMATIC_TEXTS,
    ];
    const fuzzer = new Fuzzer(new Random(`${SEED} ${sent}`), knownValues);
    for (const end = Math.min(messages, sent + SCENE); sent < end; ) {
      const person = fuzzer.pick(at.persons);
      await playBots(at);
      const before = await databaseSnapshot(at.site.storage.db);
      const sockets = [new FakeSocket(), new FakeSocket()];
      const clients = sockets.map(
        (socket) =>
          new Connection(
            socket as unknown as WebSocket,
            person === null ? null : { person, hash: 'hash' },
            'address',
            at.parts,
          ),
      );
      for (const batch = Math.min(end, sent + BATCH); sent < batch; sent++) {
        const right = (fuzzer.once(2) ? await plausibleMessage(fuzzer, at, sent) : fuzzer.fit(ClientMessage)) as never;
        const message = fuzzer.once(2) ? fuzzer.damage(right) : right;
        fuzzer.pick(sockets).emit('message', fuzzer.bytes(message));
        if (fuzzer.once(10)) await new Promise(setImmediate);
        if (fuzzer.once(300)) fuzzer.pick(sockets).close();
      }
      await Promise.all(clients.map((client) => client.finish()));
      for (const text of sockets.flatMap((socket) => socket.sent)) {
        const { type, ...rest } = v.parse(ServerMessage, JSON.parse(text));
        const what = 'code' in rest ? rest.code : type;
        outcomes[what] = (outcomes[what] ?? 0) + 1;
      }
      expect(at.errors).toEqual([]);
      expect(
        forbiddenChanges(before, await databaseSnapshot(at.site.storage.db), person === null ? [] : [person]),
      ).toEqual([]);
      for (const client of clients) client.terminate();
    }
    await at.close();
  }
  return outcomes;
}

describe.each([
  ['SQLite', async () => sqlitePlace().address],
  ['PostgreSQL', () => postgres.database()],
] as const)('on %s', (kind, address) => {
  const share = Math.ceil(MESSAGES / 2);

  test(
    `${share} messages cause no error and no forbidden change`,
    async () => {
      const outcomes = await fuzz(address, share);
      if (process.env.WINDROSE_FUZZ !== undefined) console.log(kind, JSON.stringify(outcomes));
      // A sufficient number of messages was executed, and refused for their contents.
      for (const what of ['done', 'entries', 'malformed', 'not-found', 'no-session', 'stale', 'illegal-move']) {
        expect(outcomes[what], what).toBeGreaterThan(0);
      }
    },
    60_000 + share * 60,
  );
});
