/** A whole node on a port of its own, and clients of it, without HTTP: who somebody is stands in the address of the socket. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import { Link, type Wire } from '../../../web/src/online/link.ts';
import { SiteNode } from '../../src/node.ts';
import { Buckets } from '../../src/sockets/bucket.ts';
import type { Storage } from '../../src/storage/storage.ts';

const PLENTY = { burst: 1e9, perSecond: 1e9 };

export class TestNode {
  readonly node: SiteNode;
  readonly troubles: string[] = [];
  private readonly http: Server;
  private port = 0;

  private constructor(storage: Storage, botScript: URL, now: () => number) {
    this.http = createServer((_request, response) => response.end());
    this.node = new SiteNode({
      storage,
      now,
      bots: { script: botScript, threads: 1, patience: 10_000 },
      tell: async () => {},
      trouble: (what, error) => this.troubles.push(`${what}: ${String(error)}`),
    });
    this.node.serve(this.http, {
      rate: PLENTY,
      together: new Buckets(PLENTY, now),
      doors: new Buckets(PLENTY, now),
      count: () => {},
      identify: async ({ url }) => {
        const person = new URL(url!, 'http://x').searchParams.get('as');
        return person === null ? null : { person, by: 'session', hash: person, renewed: false };
      },
      isOurs: () => true,
      addressOf: () => 'here',
    });
  }

  static async start(storage: Storage, botScript: URL, now: () => number = Date.now): Promise<TestNode> {
    const started = new TestNode(storage, botScript, now);
    await new Promise<void>((resolve) => started.http.listen(0, '127.0.0.1', resolve));
    started.port = (started.http.address() as AddressInfo).port;
    await started.node.start();
    return started;
  }

  wire(person: string | null): Wire {
    const who = person === null ? '' : `?as=${person}`;
    const socket = new WebSocket(`ws://127.0.0.1:${this.port}/api/socket${who}`);
    // One that is closed before it is open calls that an error.
    socket.on('error', () => {});
    return socket as unknown as Wire;
  }

  /** A client of a person; `open` may bring another wire, such as one that breaks. */
  link(person: string | null, open: () => Wire = () => this.wire(person)): Link {
    let messages = 0;
    const name = `${person ?? 'nobody'}-${Math.random().toString(36).slice(2, 10)}`;
    return new Link({
      open,
      newId: () => `${name}-${++messages}`.slice(0, 40),
      later: (milliseconds, call) => void setTimeout(call, Math.min(milliseconds, 20)).unref(),
      random: Math.random,
    });
  }

  async stop(): Promise<void> {
    await this.node.stop();
    this.http.closeAllConnections();
    await new Promise((resolve) => this.http.close(resolve));
  }
}
