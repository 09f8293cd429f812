/** A whole node on a separate port without HTTP, and its clients. The user is a parameter of the socket's URL. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import { type ClientSocket, ServerConnection } from '../../../web/src/online/server-connection.ts';
import { SiteNode } from '../../src/node.ts';
import { type Rate, TokenBuckets } from '../../src/sockets/token-bucket.ts';
import type { Storage } from '../../src/storage/storage.ts';

/** Shortens delays of clients, except the one for a silent connection. */
const SILENCE = 25_000;
const NO_LIMIT = { burst: 1e9, perSecond: 1e9 };

/** Rates of messages of one socket, of one session, of one user or address; and of new sockets by address. */
interface Rates {
  readonly rate?: Rate;
  readonly sessionRate?: Rate;
  readonly personRate?: Rate;
  readonly connectionRate?: Rate;
  /** Rates of messages of one address; and of chat by one user. */
  readonly addressRate?: Rate;
  readonly chat?: Rate;
  /** Sockets per address. */
  readonly maxPerAddress?: number;
}

export class TestNode {
  readonly node: SiteNode;
  readonly errors: string[] = [];
  /** Counted messages in order. */
  readonly counted: string[] = [];
  private readonly http: Server;
  private port = 0;
  private stopped: Promise<void> | null = null;

  private constructor(
    storage: Storage,
    botScript: URL,
    { rate, sessionRate, personRate, connectionRate, addressRate, chat, maxPerAddress }: Rates,
  ) {
    const now = Date.now;
    this.http = createServer((_request, response) => response.end());
    this.node = new SiteNode({
      storage,
      now,
      ...(chat === undefined ? {} : { chat }),
      // Disables the cleanup, because users and tables of tests have a clock of their own.
      retention: { openTables: 36_500, guests: 36_500 },
      bots: { script: botScript, threads: 1, timeout: 10_000 },
      notify: async () => {},
      onError: (what, error) => this.errors.push(`${what}: ${String(error)}`),
    });
    this.node.serve(this.http, {
      rate: rate ?? NO_LIMIT,
      sessionRates: new TokenBuckets(sessionRate ?? NO_LIMIT, now),
      personRates: new TokenBuckets(personRate ?? NO_LIMIT, now),
      connectionRates: new TokenBuckets(connectionRate ?? NO_LIMIT, now),
      addressRates: new TokenBuckets(addressRate ?? NO_LIMIT, now),
      maxPerAddress: maxPerAddress ?? 1e9,
      count: (what) => this.counted.push(what),
      identify: async ({ url }) => {
        const { searchParams } = new URL(url!, 'http://x');
        const [person, hash] = [searchParams.get('as'), searchParams.get('by')];
        return person === null || hash === null ? null : { person, by: 'session', hash, renewed: false };
      },
      isOwnOrigin: () => true,
      addressOf: ({ url }) => new URL(url!, 'http://x').searchParams.get('from') ?? 'here',
    });
  }

  static async start(storage: Storage, botScript: URL, rates: Rates = {}): Promise<TestNode> {
    const started = new TestNode(storage, botScript, rates);
    await new Promise<void>((resolve) => started.http.listen(0, '127.0.0.1', resolve));
    started.port = (started.http.address() as AddressInfo).port;
    await started.node.start();
    return started;
  }

  /**
   * Returns a socket of a user, from an address, with one of their sessions; by default the session is named like the
   * user.
   */
  socket(person: string | null, from = 'here', session = person): WebSocket {
    const who = person === null ? '' : `&as=${person}&by=${session}`;
    const socket = new WebSocket(`ws://127.0.0.1:${this.port}/api/socket?from=${from}${who}`);
    // Closing a socket before it is open emits an error.
    socket.on('error', () => {});
    return socket;
  }

  /** Returns a client of a user; `open` may create another kind of connection, such as one that breaks. */
  link(person: string | null, open: () => ClientSocket = () => this.clientSocket(person)): ServerConnection {
    let messages = 0;
    const name = `${person ?? 'nobody'}-${Math.random().toString(36).slice(2, 10)}`;
    return new ServerConnection({
      open,
      newId: () => `${name}-${++messages}`.slice(0, 40),
      schedule: (milliseconds, call) =>
        void setTimeout(call, milliseconds < SILENCE ? Math.min(milliseconds, 20) : milliseconds).unref(),
      random: Math.random,
    });
  }

  clientSocket(person: string | null): ClientSocket {
    return this.socket(person) as unknown as ClientSocket;
  }

  /** Stops the node once, even if called repeatedly. */
  stop(): Promise<void> {
    this.stopped ??= this.end();
    return this.stopped;
  }

  private async end(): Promise<void> {
    await this.node.stop();
    this.http.closeAllConnections();
    await new Promise((resolve) => this.http.close(resolve));
  }
}
