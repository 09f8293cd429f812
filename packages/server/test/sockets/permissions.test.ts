/**
 * Sends every socket message as every kind of caller: owner of a private table, player, spectator, stranger, and
 * without session.
 */
import { ClientMessage, type RefusalCode, type ServerMessage, type TableCommand } from '@windrose/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { botScript } from '../support/bot-script.ts';
import { TestNode } from '../support/test-node.ts';
import { TestSocket } from '../support/test-socket.ts';
import { newTableRequest, seatsFor, TestTables } from '../support/test-tables.ts';

const ACTORS = ['owner', 'player', 'spectator', 'stranger', 'anonymous'] as const;
type Actor = (typeof ACTORS)[number];
type Outcome = Extract<ServerMessage['type'], 'done' | 'table' | 'pong'> | RefusalCode;
type Message = ClientMessage extends infer M ? (M extends unknown ? Omit<M, 'id' | 'table'> : never) : never;

interface Scene {
  readonly table: string;
  readonly owner: string;
  readonly player: string;
  /** A move of the owner, whose turn it is. */
  readonly ply: number;
  readonly move: string;
}

interface Row extends Readonly<Record<Actor, Outcome>> {
  readonly message: (scene: Scene) => Message;
  /** Prepares the table. */
  readonly prepare?: (scene: Scene) => Promise<unknown>;
}

/** Expected refusals: a spectator has no seat, a stranger cannot see the table, and other callers have no session. */
const OTHERS = { spectator: 'not-your-seat', stranger: 'not-found', anonymous: 'no-session' } as const;

const play = ({ table, owner, ply, move }: Scene) =>
  site.tableCommands.execute(owner, site.command('play', table, { ply, moves: [move] }));
const ask = ({ table, owner }: Scene) =>
  site.tableCommands.execute(owner, site.command('ask', table, { question: { what: 'stop' } }));

const ROWS: Readonly<Record<ClientMessage['type'], Row>> = {
  play: {
    message: ({ ply, move }) => ({ type: 'play', ply, moves: [move] }),
    ...OTHERS,
    owner: 'done',
    player: 'not-your-turn',
  },
  undo: {
    prepare: play,
    message: ({ ply }) => ({ type: 'undo', to: ply }),
    ...OTHERS,
    owner: 'done',
    player: 'undo-forbidden',
  },
  ask: { message: () => ({ type: 'ask', question: { what: 'stop' } }), ...OTHERS, owner: 'done', player: 'done' },
  answer: { prepare: ask, message: () => ({ type: 'answer', yes: false }), ...OTHERS, owner: 'done', player: 'done' },
  resign: { message: () => ({ type: 'resign' }), ...OTHERS, owner: 'done', player: 'done' },
  // Spectators may chat.
  chat: {
    message: () => ({ type: 'chat', text: 'Ahoy' }),
    ...OTHERS,
    owner: 'done',
    player: 'done',
    spectator: 'done',
  },
  watch: {
    message: () => ({ type: 'watch', after: 0 }),
    owner: 'table',
    player: 'table',
    spectator: 'table',
    stranger: 'not-found',
    anonymous: 'not-found',
  },
  // The message is not answered; the ping after it is.
  unwatch: {
    message: () => ({ type: 'unwatch' }),
    owner: 'pong',
    player: 'pong',
    spectator: 'pong',
    stranger: 'pong',
    anonymous: 'pong',
  },
  ping: {
    message: () => ({ type: 'ping' }),
    owner: 'pong',
    player: 'pong',
    spectator: 'pong',
    stranger: 'pong',
    anonymous: 'pong',
  },
};

let site: TestTables;
let node: TestNode;
let persons: Record<Actor, string | null>;
/** Holds the third seat and does nothing, so that only the tested caller changes the table. */
let third: string;

beforeAll(async () => {
  site = await TestTables.open();
  node = await TestNode.start(site.storage, await botScript());
  persons = {
    owner: await site.person('Owner'),
    player: await site.person('Player'),
    spectator: await site.person('Spectator'),
    stranger: await site.person('Stranger'),
    anonymous: null,
  };
  third = await site.person('Third');
});
afterAll(async () => {
  await node.stop();
  await site.storage.close();
});

/** A private table: it is the owner's turn, the player has a seat, and the spectator may watch. */
async function scene(): Promise<Scene> {
  const [owner, player] = [persons.owner!, persons.player!];
  for (const mine of [0, 1]) {
    const wish = newTableRequest({ open: false, undo: 'last', seats: seatsFor(3, 3), mine });
    const { id: table } = await site.tableCommands.create(owner, wish);
    for (const guest of [player, third, persons.spectator!]) {
      const { code } = await site.invitations.create(owner, table, { seat: null, watch: guest === persons.spectator });
      await site.invitations.accept(guest, code);
    }
    const { asked } = await site.tableCommands.start(owner, table);
    const { ply, move } = (await site.randomMove(table, 'first'))!;
    if (asked === mine) return { table, owner, player, ply, move };
  }
  throw new Error('Neither of the two decides first.');
}

test('every message has a row', () => {
  const types = ClientMessage.options.map(({ entries }) => entries.type.literal);
  expect(Object.keys(ROWS).sort()).toEqual([...types].sort());
});

describe.each(Object.keys(ROWS) as ClientMessage['type'][])('%s', (type) => {
  const row = ROWS[type];

  test.each(ACTORS)('as %s', async (actor) => {
    const found = await scene();
    await row.prepare?.(found);
    const entries = () =>
      site.storage.db.selectFrom('entries').selectAll().where('table_id', '=', found.table).execute();
    const before = await entries();
    const testSocket = await TestSocket.open(node.socket(persons[actor]));
    testSocket.say({ id: `message-${actor}`, table: found.table, ...row.message(found) } as TableCommand);
    if (type === 'unwatch') testSocket.say({ type: 'ping' });
    const answer = await testSocket.waitFor('done', 'refused', 'table', 'pong');
    expect(answer.type === 'refused' ? answer.code : answer.type).toBe(row[actor]);
    if (row[actor] !== 'done') expect(await entries()).toEqual(before);
    else
      expect((await entries()).filter(({ message }) => message === `${persons[actor]}:message-${actor}`)).toHaveLength(
        1,
      );
    testSocket.socket.close();
  });
});
