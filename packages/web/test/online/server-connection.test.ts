/** The connection to the server: pings, time-outs and reconnections. */
import { expect, it } from 'vitest';
import { type ClientSocket, type Follower, ServerConnection } from '../../src/online/server-connection.ts';

/** A connection over fake sockets, with a clock that the test moves. */
function fakeConnection() {
  let now = 0;
  let waiting: { at: number; call: () => void }[] = [];
  const sockets: (ClientSocket & { sent: string[] })[] = [];
  const connection = new ServerConnection({
    open: () => {
      const socket = {
        sent: [] as string[],
        send: (text: string) => void socket.sent.push(text),
        close: () => socket.onclose?.(),
        onopen: null,
        onmessage: null,
        onclose: null,
      } as ClientSocket & { sent: string[] };
      sockets.push(socket);
      return socket;
    },
    newId: () => 'message-1',
    schedule: (milliseconds, call) => void waiting.push({ at: now + milliseconds, call }),
    random: () => 0.5,
  });
  const receive = (message: object) => sockets.at(-1)!.onmessage!({ data: JSON.stringify(message) });
  const pass = (milliseconds: number) => {
    const end = now + milliseconds;
    for (;;) {
      const [next] = waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      waiting = waiting.filter((one) => one !== next);
      now = next.at;
      next.call();
    }
    now = end;
  };
  const welcome = () => receive({ type: 'welcome', protocol: 1, epoch: 0, person: null, now: 0 });
  return { connection, sockets, receive, pass, welcome };
}

const SECOND = 1_000;

it('many reconnections do not add timers', () => {
  const { connection, sockets, receive, pass, welcome } = fakeConnection();
  welcome();
  for (let i = 0; i < 20; i++) connection.reconnect();
  const before = sockets[0].sent.length;
  for (let second = 0; second < 100; second++) {
    pass(SECOND);
    receive({ type: 'pong', now: 0 });
  }
  expect(sockets[0].sent.length - before).toBe(4);
  expect(sockets).toHaveLength(1);
});

it('a silent socket is given up, however often a reconnection was requested', () => {
  const { connection, sockets, pass, welcome } = fakeConnection();
  welcome();
  for (let i = 0; i < 6; i++) {
    pass(5 * SECOND);
    connection.reconnect();
  }
  expect(sockets).toHaveLength(2);
});

it('a socket that never opens is given up, and one that opens late is not', () => {
  const { sockets, pass, welcome } = fakeConnection();
  pass(30 * SECOND);
  expect(sockets).toHaveLength(2);
  pass(20 * SECOND);
  welcome();
  pass(20 * SECOND);
  expect(sockets).toHaveLength(2);
});

it('a silent socket that does not close is replaced', () => {
  const { sockets, pass, welcome } = fakeConnection();
  welcome();
  sockets[0].close = () => {};
  pass(30 * SECOND);
  expect(sockets).toHaveLength(2);
});

it('a server that stops and allows an immediate return still gets pauses', () => {
  const { sockets, receive, pass, welcome } = fakeConnection();
  welcome();
  receive({ type: 'bye', why: 'restart', after: 0 });
  for (let second = 0; second < 20; second++) {
    sockets.at(-1)!.onclose!();
    pass(SECOND);
  }
  expect(sockets.length).toBeGreaterThan(3);
  expect(sockets.length).toBeLessThan(10);
});

it('leaving a table twice does not end the subscription of the next follower', () => {
  const { connection, sockets, receive, welcome } = fakeConnection();
  welcome();
  const received: string[] = [];
  const follower = (name: string): Follower => ({
    length: 0,
    receive: () => void received.push(name),
    refuse: () => {},
    reset: () => {},
  });
  const leave = connection.follow('a-table', follower('first'));
  leave();
  connection.follow('a-table', follower('second'));
  const before = sockets[0].sent.length;
  leave();
  expect(sockets[0].sent).toHaveLength(before);
  receive({ type: 'present', table: 'a-table', persons: [], watching: 0, goneAt: null });
  expect(received).toEqual(['second']);
});

it('an offline device disconnects at once and reconnects later', () => {
  const { connection, sockets, receive, welcome } = fakeConnection();
  welcome();
  const done = connection.send({ type: 'chat', table: 'a-table', text: 'Hello' });
  connection.disconnect();
  connection.reconnect();
  expect(sockets).toHaveLength(2);
  expect(sockets[1].sent).toEqual([]);
  welcome();
  expect(
    sockets[1].sent.filter((text) => text.includes('Hello')),
    'unanswered commands are repeated',
  ).toHaveLength(1);
  receive({ type: 'done', id: 'message-1', n: 7 });
  return expect(done).resolves.toBe(7);
});
