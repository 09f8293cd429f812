/** Clients of one node: all receive every change in order and once, even when connections break. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ClientSocket, ServerConnection } from '../../../web/src/online/server-connection.ts';
import { TableClient } from '../../../web/src/online/table-client.ts';
import { backup } from '../../src/commands/backup.ts';
import { restore } from '../../src/commands/restore.ts';
import { botScript } from '../support/bot-script.ts';
import { TestNode } from '../support/test-node.ts';
import { TestSocket } from '../support/test-socket.ts';
import { TestTables } from '../support/test-tables.ts';

let script: URL;
let site: TestTables;
let node: TestNode;
const links: ServerConnection[] = [];

beforeAll(async () => {
  script = await botScript();
});
beforeEach(async () => {
  site = await TestTables.open();
  node = await TestNode.start(site.storage, script);
});
afterEach(async () => {
  for (const link of links.splice(0)) link.close();
  await node.stop();
  await site.storage.close();
});

function client(
  person: string | null,
  table: string,
  open?: () => ClientSocket,
): { link: ServerConnection; table: TableClient } {
  const link = node.link(person, open);
  links.push(link);
  return { link, table: new TableClient(link, table) };
}

async function waitUntil(condition: () => boolean): Promise<void> {
  for (let i = 0; i < 1_000 && !condition(); i++) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(condition()).toBe(true);
}

/** Returns the whole table as the server sends it. */
async function serverState(id: string) {
  return {
    state: (await node.node.tableService.find(id)).state,
    entries: await node.node.tableCommands.entries(null, id, 0),
  };
}

describe('at one table', () => {
  test('players and spectators see every move', async () => {
    const [anna, bruno, carla] = [await site.person('Anna'), await site.person('Bruno'), await site.person('Carla')];
    const { id } = await site.startTable([anna, bruno, carla]);
    const clients = [client(anna, id), client(bruno, id), client(carla, id), client(null, id)];
    for (let i = 0; i < 12; i++) {
      const next = (await site.randomMove(id, `move ${i}`))!;
      const { link } = clients[next.seat];
      await link.send({ type: 'play', table: id, ply: next.ply, moves: [next.move] });
      await site.tableService.refresh(id);
    }
    const { state, entries } = await serverState(id);
    for (const { table } of clients) {
      await waitUntil(() => table.length === state.length);
      expect(table.entries).toEqual(entries);
      expect(table.state).toEqual(state);
    }
    await waitUntil(() => clients[3].table.present.persons.length === 3 && clients[3].table.present.watching === 1);
  });

  test('other pages of a player learn that their turn has ended, and those of the next that it has begun', async () => {
    const persons = [await site.person('Anna'), await site.person('Bruno'), await site.person('Carla')];
    const { id, asked } = await site.startTable(persons);
    const windows = await Promise.all(persons.map((person) => TestSocket.open(node.socket(person))));
    const turnMessages = () => windows.map(({ received }) => received.filter(({ type }) => type === 'mine'));
    let [mover, next] = [asked!, asked!];
    while (next === mover) {
      const move = (await site.randomMove(id, 'x'))!;
      mover = move.seat;
      await node.node.tableCommands.execute(
        persons[mover],
        site.command('play', id, { ply: move.ply, moves: [move.move] }),
      );
      await site.tableService.refresh(id);
      next = (await site.tableService.find(id)).row.asked!;
    }
    await waitUntil(() => turnMessages()[mover].length > 0 && turnMessages()[next].length > 0);
    expect(turnMessages()[mover].at(-1)).toEqual({ type: 'mine', table: id, asked: false });
    expect(turnMessages()[next].at(-1)).toEqual({ type: 'mine', table: id, asked: true });
    expect(turnMessages()[3 - mover - next]).toEqual([]);
    for (const { socket } of windows) socket.close();
  });

  test('a bot plays at its turn', async () => {
    const anna = await site.person('Anna');
    const { id } = await site.startTable([anna], {
      seats: [0, 1, 2].map((seat) => ({ bot: seat === 0 ? null : 2, colour: seat })),
    });
    const { table, link } = client(anna, id);
    await waitUntil(() => table.asked === 0);
    const before = table.moves.length;
    await site.tableService.refresh(id);
    const next = (await site.randomMove(id, 'x'))!;
    expect(next.seat).toBe(0);
    await link.send({ type: 'play', table: id, ply: next.ply, moves: [next.move] });
    await waitUntil(() => table.asked === 0 && table.moves.length > before + 1);
    expect(node.errors).toEqual([]);
  });

  test('a private table sends nothing to a stranger', async () => {
    const [anna, eve] = [await site.person('Anna'), await site.person('Eve')];
    const { id } = await site.startTable([anna], { open: false });
    const stranger = client(eve, id);
    const own = client(anna, id);
    await waitUntil(() => own.table.length > 0);
    await own.link.send({ type: 'chat', table: id, text: 'a secret' });
    expect(stranger.table.view).toBeNull();
    await expect(stranger.link.send({ type: 'chat', table: id, text: 'hello' })).rejects.toMatchObject({
      body: { code: 'not-found' },
    });
    await expect(client(null, id).link.send({ type: 'resign', table: id })).rejects.toMatchObject({
      body: { code: 'no-session' },
    });
  });
});

describe('a connection that breaks', () => {
  let players: string[];

  /** Breaks a connection once at the given message, sent or received, before or after it arrives. */
  function breakingConnection(at: number, arrives: boolean): { open: () => ClientSocket; count: () => number } {
    let count = 0;
    const open = (person: string) => {
      const clientSocket = node.clientSocket(person);
      const send = clientSocket.send.bind(clientSocket);
      const outer: ClientSocket = {
        send: () => {},
        close: () => clientSocket.close(),
        onopen: null,
        onmessage: null,
        onclose: null,
      };
      const pass = (deliver: () => void) => {
        count++;
        if (count === at) {
          if (arrives) deliver();
          clientSocket.close();
        } else deliver();
      };
      outer.send = (text) => pass(() => send(text));
      clientSocket.onmessage = (event) => pass(() => outer.onmessage?.({ data: event.data }));
      clientSocket.onclose = () => outer.onclose?.();
      return outer;
    };
    return { open: () => open(players[0]), count: () => count };
  }

  /** A short session of one player: moves, chat, a question, and moves of others meanwhile. */
  async function session(id: string, open: () => ClientSocket): Promise<TableClient> {
    const { link, table } = client(players[0], id, open);
    for (let i = 0; i < 8; i++) {
      await site.tableService.refresh(id);
      const next = (await site.randomMove(id, `move ${i}`))!;
      const play = { type: 'play' as const, table: id, ply: next.ply, moves: [next.move] };
      if (next.seat === 0) await link.send(play);
      else await node.node.tableCommands.execute(players[next.seat], { ...play, id: `other-${i}-move` });
    }
    await link.send({ type: 'chat', table: id, text: 'well played' });
    await link.send({ type: 'ask', table: id, question: { what: 'stop' } });
    await node.node.tableCommands.execute(players[1], { type: 'answer', table: id, yes: false, id: 'the-answer' });
    const { state, entries } = await serverState(id);
    await waitUntil(() => table.length === state.length);
    expect(table.state).toEqual(state);
    expect(table.entries).toEqual(entries);
    return table;
  }

  test('at any message leaves the client in the same state', async () => {
    players = [await site.person('Anna'), await site.person('Bruno'), await site.person('Carla')];
    const unbroken = breakingConnection(0, true);
    const entriesWithoutTimes = (table: TableClient) => table.entries.map(({ n: _n, at: _at, ...entry }) => entry);
    const expected = entriesWithoutTimes(await session((await site.startTable(players)).id, unbroken.open));
    const messages = unbroken.count();
    expect(messages).toBeGreaterThan(20);
    const breaks = Array.from({ length: 2 * messages }, (_, i) => ({ at: 1 + (i >> 1), arrives: i % 2 === 0 }));
    // A few sessions at a time, each at a separate table.
    for (let first = 0; first < breaks.length; first += 8) {
      const sessions = breaks.slice(first, first + 8).map(async ({ at, arrives }) => {
        const { id } = await site.startTable(players);
        expect(entriesWithoutTimes(await session(id, breakingConnection(at, arrives).open))).toEqual(expected);
      });
      await Promise.all(sessions);
    }
    // Some hundred sessions, possibly on a busy machine.
  }, 300_000);
});

describe('a site that is restored from a backup', () => {
  /** The connection of a user that can be interrupted. */
  function interruptibleConnection(person: string): { open: () => ClientSocket; setConnected: (on: boolean) => void } {
    let on = true;
    let clientSocket: ClientSocket | null = null;
    const open = (): ClientSocket => {
      if (on) clientSocket = node.clientSocket(person);
      else {
        const dead: ClientSocket = { send: () => {}, close: () => {}, onopen: null, onmessage: null, onclose: null };
        setTimeout(() => dead.onclose?.(), 5);
        clientSocket = dead;
      }
      return clientSocket;
    };
    const setConnected = (next: boolean) => {
      on = next;
      clientSocket?.close();
    };
    return { open, setConnected };
  }

  async function play(id: string, players: readonly string[], seed: string, times: number): Promise<void> {
    for (let i = 0; i < times; i++) {
      await site.tableService.refresh(id);
      const { seat, ply, move } = (await site.randomMove(id, `${seed} ${i}`))!;
      await node.node.tableCommands.execute(players[seat], {
        type: 'play',
        id: `${seed}-${i}-move`,
        table: id,
        ply,
        moves: [move],
      });
    }
  }

  test('sends its state to clients with another state, online or offline', async () => {
    const players = [await site.person('Anna'), await site.person('Bruno'), await site.person('Carla')];
    const { id } = await site.startTable(players);
    const connection = interruptibleConnection(players[0]);
    const offline = client(players[0], id, connection.open);
    const online = client(players[1], id);
    await play(id, players, 'before', 4);
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'windrose-restored-')), 'backup.gz');
    await backup(site.storage, file);
    await play(id, players, 'lost', 4);
    const abandoned = (await serverState(id)).entries;
    await waitUntil(() => offline.table.length === abandoned.length && online.table.length === abandoned.length);

    connection.setConnected(false);
    // A command about entries that no longer exist.
    const unsent = offline.link.send({ type: 'chat', table: id, text: 'What a move!' });
    const refusal = expect(unsent).rejects.toMatchObject({ body: { code: 'stale' } });
    await restore(site.storage, file, { replace: true });
    await waitUntil(() => online.table.length > 0 && online.table.length < abandoned.length);
    site.tableService.clear();
    // As many entries as before and more, some of them different.
    await play(id, players, 'after', 5);
    connection.setConnected(true);
    const { entries, state } = await serverState(id);
    expect(entries.length).toBeGreaterThan(abandoned.length);
    expect(entries.slice(0, abandoned.length)).not.toEqual(abandoned);
    for (const { table } of [online, offline]) {
      await waitUntil(() => table.length === state.length);
      expect(table.entries).toEqual(entries);
      expect(table.state).toEqual(state);
      expect(table.moves).toEqual(entries.filter(({ kind }) => kind === 'move'));
    }
    await refusal;
    expect(node.errors).toEqual([]);
  });
});
