/** A program plays with only an access token: it finds its tables, plays at its turns, and has no other permissions. */
import { Random } from '@windrose/engine';
import type { TableHead } from '@windrose/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type ClientSocket, ServerConnection } from '../../../web/src/online/server-connection.ts';
import { TableClient } from '../../../web/src/online/table-client.ts';
import { FollowedGame } from '../support/followed-game.ts';
import { RemoteUser } from '../support/remote-user.ts';
import { ServerProcess, sqlitePlace } from '../support/server-process.ts';
import { waitUntil } from '../support/simulated-players.ts';
import { newTableRequest, seatsFor } from '../support/test-tables.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.start(sqlitePlace());
});
afterAll(() => server.kill());

test('plays a whole game against bots', async () => {
  const user = await RemoteUser.becomeGuest(server.url, 'Robo');
  const { token } = await user.ask<{ token: string }>('POST', '/api/me/tokens', { label: 'robot' });
  const headers = { authorization: `Bearer ${token}` };
  const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await fetch(server.url + path, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };

  // Another user's table, at which the program takes a seat.
  const host = await RemoteUser.becomeGuest(server.url, 'Hanna');
  const wish = newTableRequest({ seats: seatsFor(3, 2), mine: 0 });
  const { id } = await host.ask<TableHead>('POST', '/api/tables', wish);
  await ask('POST', `/api/tables/${id}/join`, { seat: 1 });
  await host.ask('POST', `/api/tables/${id}/start`);
  const { mine } = await ask<{ mine: TableHead[] }>('GET', '/api/tables');
  expect(mine.map((head) => head.id)).toEqual([id]);

  const links: ServerConnection[] = [];
  const random = new Random('program');
  const play = (link: ServerConnection, seat: number) => {
    links.push(link);
    const board = new FollowedGame();
    let busy = false;
    const playIfAsked = async () => {
      const { view, asked, moves, state } = client;
      if (busy || view === null || asked !== seat || state.status !== 'playing') return;
      busy = true;
      const some = board.some(view.opening, moves, seat, random);
      if (some.length > 0) await link.send({ type: 'play', table: id, ply: moves.length, moves: some });
      busy = false;
      setTimeout(playIfAsked, 1);
    };
    const client = new TableClient(link, id, () => void playIfAsked());
    return client;
  };
  let messages = 0;
  const program = new ServerConnection({
    open: () => {
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`, { headers });
      socket.on('error', () => {});
      return socket as unknown as ClientSocket;
    },
    newId: () => `program-${++messages}`,
    schedule: (milliseconds, call) => void setTimeout(call, milliseconds).unref(),
    random: Math.random,
  });
  const own = play(program, 1);
  play(host.link(), 0);
  await waitUntil(() => own.status === 'ended' && own.state.status === 'ended', 'the game is over');
  expect(own.state.how).toBe('played');
  expect(own.state.holders[1]).toEqual({ person: { id: user.id, name: 'Robo' } });
  // Routes for browsers refuse programs.
  await expect(ask('POST', '/api/me/tokens', { label: 'another' })).rejects.toThrow('403');
  for (const link of links) link.close();
});
