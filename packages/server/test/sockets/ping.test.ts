/** The server pings sockets regularly and closes those that do not answer. */
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { Connection, type ConnectionOptions } from '../../src/sockets/connection.ts';
import { TokenBuckets } from '../../src/sockets/token-bucket.ts';

const PING_INTERVAL = 30_000;

class Socket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  readonly send = vi.fn();
  readonly ping = vi.fn();
  readonly terminate = vi.fn(() => this.emit('close'));
}

function connected(): { socket: Socket; left: ReturnType<typeof vi.fn> } {
  const socket = new Socket();
  const left = vi.fn();
  const rate = { burst: 100, perSecond: 100 };
  const parts = {
    broadcaster: { add: vi.fn(), remove: left },
    now: Date.now,
    epoch: () => 0,
    rate,
    personRates: new TokenBuckets(rate, Date.now),
    onError: vi.fn(),
    count: vi.fn(),
  };
  new Connection(socket as unknown as WebSocket, null, '127.0.0.1', parts as unknown as ConnectionOptions);
  return { socket, left };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a client that answers stays connected', () => {
  const { socket } = connected();
  for (let asked = 1; asked <= 5; asked++) {
    vi.advanceTimersByTime(PING_INTERVAL);
    expect(socket.ping).toHaveBeenCalledTimes(asked);
    socket.emit('pong');
  }
  expect(socket.terminate).not.toHaveBeenCalled();
});

it('a silent client is disconnected and not pinged again', () => {
  const { socket, left } = connected();
  vi.advanceTimersByTime(PING_INTERVAL);
  expect(socket.terminate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(PING_INTERVAL);
  expect(socket.terminate).toHaveBeenCalledOnce();
  expect(left).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10 * PING_INTERVAL);
  expect(socket.ping).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

it('a message counts as an answer', () => {
  const { socket } = connected();
  vi.advanceTimersByTime(PING_INTERVAL);
  socket.emit('message', Buffer.from('{"type":"ping"}'));
  vi.advanceTimersByTime(PING_INTERVAL);
  expect(socket.terminate).not.toHaveBeenCalled();
});

it('clients are pinged at different moments', () => {
  const first = connected();
  vi.advanceTimersByTime(1_000);
  const second = connected();
  vi.advanceTimersByTime(PING_INTERVAL - 1_000);
  expect(first.socket.ping).toHaveBeenCalledOnce();
  expect(second.socket.ping).not.toHaveBeenCalled();
});
