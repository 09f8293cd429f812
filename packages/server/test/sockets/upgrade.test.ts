/** The door of the server as hosts run it: from which pages a socket may come, how often, and what it may see without a session. */
import type { IncomingMessage } from 'node:http';
import type { TableHead } from '@windrose/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { RemoteUser } from '../support/remote-user.ts';
import { ServerProcess, sqlitePlace } from '../support/server-process.ts';
import { until } from '../support/simulated-players.ts';
import { TestSocket } from '../support/test-socket.ts';
import { seatsFor, wishFor } from '../support/test-tables.ts';

let server: ServerProcess;
let anna: RemoteUser;

beforeAll(async () => {
  server = await ServerProcess.start(sqlitePlace(), { TRUST_PROXY: '1', RATE_SOCKETS: '20' });
  anna = await RemoteUser.comeIn(server.url, 'Anna');
});
afterAll(() => server.kill());

let addresses = 0;

/** Knocks with these headers, from an address of its own unless they name one. */
function knock(headers: Record<string, string>, path = '/api/socket'): WebSocket {
  const from = `192.0.2.${++addresses}`;
  const socket = new WebSocket(server.url.replace('http', 'ws') + path, {
    headers: { 'x-forwarded-for': from, ...headers },
  });
  socket.on('error', () => {});
  return socket;
}

/** 101 if the socket is let in, otherwise what is answered. */
async function answered(socket: WebSocket): Promise<number | undefined> {
  const status = await new Promise<number | undefined>((resolve) => {
    socket.on('open', () => resolve(101));
    socket.on('unexpected-response', (_, response: IncomingMessage) => resolve(response.statusCode));
  });
  socket.close();
  return status;
}

describe('a socket', () => {
  test('comes from our own pages alone, with a session or without', async () => {
    const { host } = new URL(server.url);
    const foreign = [
      'https://elsewhere.test',
      `https://${host}.elsewhere.test`,
      server.url.replace(/\d+$/, '1'),
      'null',
      'nonsense',
      '',
    ];
    for (const who of [{}, { cookie: anna.cookie }]) {
      expect(await answered(knock({ ...who, origin: server.url }))).toBe(101);
      for (const origin of foreign) expect([origin, await answered(knock({ ...who, origin }))]).toEqual([origin, 403]);
      expect(await answered(knock(who))).toBe(403);
    }
  });

  test('of a program needs no page, but a token that is one', async () => {
    const { token } = await anna.ask<{ token: string }>('POST', '/api/me/tokens', { label: 'a bot' });
    const talk = await TestSocket.open(knock({ authorization: `Bearer ${token}` }));
    expect(talk.heard[0]).toMatchObject({ type: 'welcome', person: anna.id });
    talk.socket.close();
    expect(await answered(knock({ authorization: 'Bearer wr_none' }))).toBe(403);
  });

  test('that comes with a session that is none is nobody’s', async () => {
    const talk = await TestSocket.open(knock({ origin: server.url, cookie: 'windrose=none' }));
    expect(talk.heard[0]).toMatchObject({ type: 'welcome', person: null });
    talk.socket.close();
  });

  test('is let in so often from one address, and at no other door', async () => {
    const headers = { origin: server.url, 'x-forwarded-for': '198.51.100.1' };
    const all: (number | undefined)[] = [];
    for (let i = 0; i < 25; i++) all.push(await answered(knock(headers)));
    expect(all.slice(0, 20)).toEqual(Array(20).fill(101));
    expect(all).toContain(429);
    expect(await answered(knock({ origin: server.url }))).toBe(101);
    expect(await answered(knock({ origin: server.url }, '/api/tables'))).toBe(404);
  });
});

test('without a session one watches what strangers may, hears what happens there, and nothing else', async () => {
  const table = async (open: boolean) => {
    const { id } = await anna.ask<TableHead>('POST', '/api/tables', wishFor({ open, seats: seatsFor(3, 1) }));
    await anna.ask('POST', `/api/tables/${id}/start`);
    return id;
  };
  const [open, hidden] = [await table(true), await table(false)];
  const nobody = await TestSocket.open(knock({ origin: server.url }));
  for (const id of [open, hidden]) nobody.say({ type: 'watch', table: id, after: 0 });
  expect(await nobody.until('table')).toMatchObject({ table: open });
  expect(await nobody.until('refused')).toMatchObject({ id: hidden, code: 'not-found' });
  const own = await TestSocket.open(knock({ origin: server.url, cookie: anna.cookie }));
  for (const id of [hidden, open]) own.say({ type: 'chat', id: `chat-${id}`, table: id, text: `at ${id}` });
  await until(() => own.count('done') === 2, 'both are said');
  const said = () => nobody.heard.flatMap((heard) => (heard.type === 'entries' ? heard.entries : []));
  await until(() => said().some((entry) => entry.kind === 'chat' && entry.text === `at ${open}`), 'one is heard');
  expect(nobody.heard.filter((heard) => JSON.stringify(heard).includes(hidden))).toHaveLength(1);
  nobody.say({ type: 'chat', id: 'chat-of-nobody', table: open, text: 'Ahoy' });
  await until(() => nobody.count('refused') === 2, 'nobody is refused');
  expect(nobody.heard.findLast(({ type }) => type === 'refused')).toMatchObject({ code: 'no-session' });
  for (const { socket } of [nobody, own]) socket.close();
  expect(server.errors).toEqual([]);
});
