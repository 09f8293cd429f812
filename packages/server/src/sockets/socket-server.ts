/**
 * Accepts WebSocket connections: only from pages of this site or from programs with a token, with limits by address.
 */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { MAX_MESSAGE_BYTES } from '@windrose/protocol';
import { WebSocketServer } from 'ws';
import type { Caller } from '../people/sessions.ts';
import { waitAtMost } from '../wait-at-most.ts';
import { Connection, type ConnectionOptions } from './connection.ts';
import type { TokenBuckets } from './token-bucket.ts';

export interface SocketServerOptions extends ConnectionOptions {
  /** Returns the caller of an upgrade request; null without a session or token. */
  readonly identify: (request: IncomingMessage) => Promise<Caller | null>;
  /** True if the page of a request belongs to this site. */
  readonly isOwnOrigin: (request: IncomingMessage) => boolean;
  readonly addressOf: (request: IncomingMessage) => string;
  /** Rate of new sockets by address. */
  readonly connectionRates: TokenBuckets;
  /** Maximum number of open sockets per address. */
  readonly maxPerAddress: number;
}

const SOCKET_PATH = '/api/socket';
/** Time in milliseconds for running messages to finish, and for clients to close, when the server stops. */
const FINISH_TIMEOUT = 3_000;
const CLOSE_TIMEOUT = 1_000;
/** After a restart clients reconnect at a random time within this many milliseconds. */
const MAX_RECONNECT_DELAY = 3_000;

export class SocketServer {
  private readonly parts: SocketServerOptions;
  private readonly server: WebSocketServer;
  private closing = false;
  /** Number of open sockets by address. */
  private readonly openByAddress = new Map<string, number>();

  constructor(http: Server, parts: SocketServerOptions) {
    this.parts = parts;
    this.server = new WebSocketServer({
      noServer: true,
      maxPayload: MAX_MESSAGE_BYTES,
      // Messages are small, and a compressor would need more memory than the rest of a socket.
      perMessageDeflate: false,
      clientTracking: false,
    });
    http.on('upgrade', (request, socket, head) => void this.onUpgrade(request, socket, head));
  }

  private async onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { parts } = this;
    socket.on('error', () => socket.destroy());
    try {
      if (this.closing) return rejectUpgrade(socket, '503 Service Unavailable');
      if (request.url?.split('?')[0] !== SOCKET_PATH) return rejectUpgrade(socket, '404 Not Found');
      const address = parts.addressOf(request);
      if (!parts.connectionRates.take(address) || !this.countSocket(address, socket))
        return rejectUpgrade(socket, '429 Too Many Requests');
      const caller = await parts.identify(request);
      // A program with a token has no page.
      if (caller?.by !== 'token' && !parts.isOwnOrigin(request)) return rejectUpgrade(socket, '403 Forbidden');
      if (socket.destroyed) return;
      this.server.handleUpgrade(request, socket, head, (opened) => new Connection(opened, caller, address, parts));
    } catch (error) {
      parts.onError(error);
      rejectUpgrade(socket, '503 Service Unavailable');
    }
  }

  /** Counts a socket until it closes; false if its address has too many. */
  private countSocket(address: string, socket: Duplex): boolean {
    const { openByAddress } = this;
    const before = openByAddress.get(address) ?? 0;
    if (before >= this.parts.maxPerAddress) return false;
    openByAddress.set(address, before + 1);
    socket.once('close', () => {
      const left = (openByAddress.get(address) ?? 1) - 1;
      if (left > 0) openByAddress.set(address, left);
      else openByAddress.delete(address);
    });
    return true;
  }

  /** Tells all clients to reconnect, to this node or another. */
  disconnectAll(why: 'restart' | 'restored'): void {
    for (const client of [...this.parts.broadcaster.clients]) {
      client.send({ type: 'bye', why, after: Math.floor(Math.random() * MAX_RECONNECT_DELAY) });
      client.close('restart');
    }
  }

  /**
   * Accepts no more sockets, answers running messages and disconnects all clients. Terminates those that do not close
   * in time.
   */
  async close(): Promise<void> {
    this.closing = true;
    const { broadcaster } = this.parts;
    await waitAtMost(FINISH_TIMEOUT, Promise.all([...broadcaster.clients].map((client) => client.finish())));
    this.disconnectAll('restart');
    const until = performance.now() + CLOSE_TIMEOUT;
    while (broadcaster.clients.size > 0 && performance.now() < until) await pause(10);
    for (const client of [...broadcaster.clients]) client.terminate();
  }
}

function rejectUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
