/** Opening sockets on the real server: allowed origins, rates, and what is visible without a session. */
import type { IncomingMessage } from 'node:http';
import type { TableHead } from '@windrose/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { RemoteUser } from '../support/remote-user.ts';
import { ServerProcess, sqlitePlace } from '../support/server-process.ts';
import { waitUntil } from '../support/simulated-players.ts';
import { TestSocket } from '../support/test-socket.ts';
import { newTableRequest, seatsFor } from '../support/test-tables.ts';

let server: ServerProcess;
let anna: RemoteUser;

beforeAll(async () => {
  server = await ServerProcess.start(sqlitePlace(), { TRUST_PROXY: '1', RATE_SOCKETS: '20' });
  anna = await RemoteUser.becomeGuest(server.url, 'Anna');
});
afterAll(() => server.kill());

let addresses = 0;

/** Sends an upgrade request with these headers, from a separate address unless they name one. */
function requestUpgrade(headers: Record<string, string>, path = '/api/socket'): WebSocket {
  const from = `192.0.2.${++addresses}`;
  const socket = new WebSocket(server.url.replace('http', 'ws') + path, {
    headers: { 'x-forwarded-for': from, ...headers },
  });
  socket.on('error', () => {});
  return socket;
}

/** Returns 101 if the socket is accepted, otherwise the status of the answer. */
async function answered(socket: WebSocket): Promise<number | undefined> {
  const status = await new Promise<number | undefined>((resolve) => {
    socket.on('open', () => resolve(101));
    socket.on('unexpected-response', (_, response: IncomingMessage) => resolve(response.statusCode));
  });
  socket.close();
  return status;
}

describe('a socket', () => {
  test('must come from pages of this site, with or without a session', async () => {
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
      expect(await answered(requestUpgrade({ ...who, origin: server.url }))).toBe(101);
      for (const origin of foreign)
        expect([origin, await answered(requestUpgrade({ ...who, origin }))]).toEqual([origin, 403]);
      expect(await answered(requestUpgrade(who))).toBe(403);
    }
  });

  test('of a program needs no page, but a valid token', async () => {
    const { token } = await anna.ask<{ token: string }>('POST', '/api/me/tokens', { label: 'a bot' });
    const testSocket = await TestSocket.open(requestUpgrade({ authorization: `Bearer ${token}` }));
    expect(testSocket.received[0]).toMatchObject({ type: 'welcome', person: anna.id });
    testSocket.socket.close();
    expect(await answered(requestUpgrade({ authorization: 'Bearer wr_none' }))).toBe(403);
  });

  test('with an invalid session has no user', async () => {
    const testSocket = await TestSocket.open(requestUpgrade({ origin: server.url, cookie: 'windrose=none' }));
    expect(testSocket.received[0]).toMatchObject({ type: 'welcome', person: null });
    testSocket.socket.close();
  });

  test('is accepted at a limited rate per address, and only at its path', async () => {
    const headers = { origin: server.url, 'x-forwarded-for': '198.51.100.1' };
    const all: (number | undefined)[] = [];
    for (let i = 0; i < 25; i++) all.push(await answered(requestUpgrade(headers)));
    expect(all.slice(0, 20)).toEqual(Array(20).fill(101));
    expect(all).toContain(429);
    expect(await answered(requestUpgrade({ origin: server.url }))).toBe(101);
    expect(await answered(requestUpgrade({ origin: server.url }, '/api/tables'))).toBe(404);
  });
});

test('without a session may watch public tables and do nothing else', async () => {
  const table = async (open: boolean) => {
    const { id } = await anna.ask<TableHead>('POST', '/api/tables', newTableRequest({ open, seats: seatsFor(3, 1) }));
    await anna.ask('POST', `/api/tables/${id}/start`);
    return id;
  };
  const [open, hidden] = [await table(true), await table(false)];
  const anonymous = await TestSocket.open(requestUpgrade({ origin: server.url }));
  for (const id of [open, hidden]) anonymous.say({ type: 'watch', table: id, after: 0 });
  expect(await anonymous.waitFor('table')).toMatchObject({ table: open });
  expect(await anonymous.waitFor('refused')).toMatchObject({ id: hidden, code: 'not-found' });
  const own = await TestSocket.open(requestUpgrade({ origin: server.url, cookie: anna.cookie }));
  for (const id of [hidden, open]) own.say({ type: 'chat', id: `chat-${id}`, table: id, text: `at ${id}` });
  await waitUntil(() => own.count('done') === 2, 'both chat messages are done');
  const entries = () => anonymous.received.flatMap((message) => (message.type === 'entries' ? message.entries : []));
  await waitUntil(
    () => entries().some((entry) => entry.kind === 'chat' && entry.text === `at ${open}`),
    'one message has arrived',
  );
  expect(anonymous.received.filter((message) => JSON.stringify(message).includes(hidden))).toHaveLength(1);
  anonymous.say({ type: 'chat', id: 'chat-without-session', table: open, text: 'Ahoy' });
  await waitUntil(() => anonymous.count('refused') === 2, 'the chat is refused');
  expect(anonymous.received.findLast(({ type }) => type === 'refused')).toMatchObject({ code: 'no-session' });
  for (const { socket } of [anonymous, own]) socket.close();
  expect(server.errors).toEqual([]);
});
