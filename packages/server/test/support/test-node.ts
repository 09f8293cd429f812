/** A whole node on a port of its own, and clients of it, without HTTP: who somebody is stands in the address of the socket. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import { Link, type Wire } from '../../../web/src/online/link.ts';
import { SiteNode } from '../../src/node.ts';
import { type Rate, TokenBuckets } from '../../src/sockets/token-bucket.ts';
import type { Storage } from '../../src/storage/storage.ts';

/** Waits of clients are shortened, but not that for a line that is silent. */
const SILENCE = 25_000;
const PLENTY = { burst: 1e9, perSecond: 1e9 };

/** How much may be asked: of one socket, of all of a session, of all of a person or address, and how many may come from one address. */
interface Rates {
  readonly rate?: Rate;
  readonly ofSession?: Rate;
  readonly together?: Rate;
  readonly doors?: Rate;
  /** Of all persons of an address; and what one person may chat. */
  readonly ofAddress?: Rate;
  readonly chat?: Rate;
  /** Sockets of one address. */
  readonly most?: number;
}

export class TestNode {
  readonly node: SiteNode;
  readonly errors: string[] = [];
  /** What the node counted, in order. */
  readonly counted: string[] = [];
  private readonly http: Server;
  private port = 0;
  private stopped: Promise<void> | null = null;

  private constructor(
    storage: Storage,
    botScript: URL,
    { rate, ofSession, together, doors, ofAddress, chat, most }: Rates,
  ) {
    const now = Date.now;
    this.http = createServer((_request, response) => response.end());
    this.node = new SiteNode({
      storage,
      now,
      ...(chat === undefined ? {} : { chat }),
      // Nothing is too old: persons and tables of tests have a clock of their own.
      retention: { openTables: 36_500, guests: 36_500 },
      bots: { script: botScript, threads: 1, timeout: 10_000 },
      notify: async () => {},
      onError: (what, error) => this.errors.push(`${what}: ${String(error)}`),
    });
    this.node.serve(this.http, {
      rate: rate ?? PLENTY,
      sessionRates: new TokenBuckets(ofSession ?? PLENTY, now),
      personRates: new TokenBuckets(together ?? PLENTY, now),
      connectionRates: new TokenBuckets(doors ?? PLENTY, now),
      addressRates: new TokenBuckets(ofAddress ?? PLENTY, now),
      maxPerAddress: most ?? 1e9,
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

  /** A socket of a person, from an address, by one of their sessions; the only one is called as they are. */
  socket(person: string | null, from = 'here', session = person): WebSocket {
    const who = person === null ? '' : `&as=${person}&by=${session}`;
    const socket = new WebSocket(`ws://127.0.0.1:${this.port}/api/socket?from=${from}${who}`);
    // One that is closed before it is open calls that an error.
    socket.on('error', () => {});
    return socket;
  }

  /** A client of a person; `open` may bring another wire, such as one that breaks. */
  link(person: string | null, open: () => Wire = () => this.wire(person)): Link {
    let messages = 0;
    const name = `${person ?? 'nobody'}-${Math.random().toString(36).slice(2, 10)}`;
    return new Link({
      open,
      newId: () => `${name}-${++messages}`.slice(0, 40),
      later: (milliseconds, call) =>
        void setTimeout(call, milliseconds < SILENCE ? Math.min(milliseconds, 20) : milliseconds).unref(),
      random: Math.random,
    });
  }

  wire(person: string | null): Wire {
    return this.socket(person) as unknown as Wire;
  }

  /** Stops it; once, however often it is asked. */
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
