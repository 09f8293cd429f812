/**
 * Messages between nodes over PostgreSQL's NOTIFY: new entries, revoked sessions, changes of the online status. After
 * an interruption it reports that messages may be missing.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { connectionTo } from './postgres-pool.ts';
import type { NodeMessage } from './storage.ts';

const CHANNEL = 'windrose';
/** A silently broken connection is noticed after this time. */
const PING_MS = 10_000;
const RETRY_MS = 250;

/** A message as it is sent over the channel. */
interface Envelope {
  readonly node: string;
  readonly news: NodeMessage;
}

type Listener = (message: NodeMessage | null) => void;

export class PostgresMessages {
  private readonly node = randomUUID();
  private readonly url: string;
  private readonly pool: pg.Pool;
  /** Messages that were not sent yet by subject; of each table only its newest entry. */
  private unpublished = new Map<string, NodeMessage>();
  private publishing: Promise<void> | null = null;
  private listeningClient: pg.Client | null = null;
  private closed = false;
  private ping: NodeJS.Timeout | null = null;

  constructor(url: string, pool: pg.Pool) {
    this.url = url;
    this.pool = pool;
  }

  publish(message: NodeMessage): void {
    this.enqueue(message);
    this.publishing ??= this.publishAll();
  }

  private enqueue(message: NodeMessage): void {
    const about = 'table' in message ? message.table : JSON.stringify(message);
    const known = this.unpublished.get(about);
    if (known === undefined || !('table' in known) || !('table' in message) || known.n < message.n)
      this.unpublished.set(about, message);
  }

  /**
   * Messages that arrive during a query are sent with the next. Failed messages are repeated unless the storage is
   * closing.
   */
  private async publishAll(): Promise<void> {
    await null;
    while (this.unpublished.size > 0) {
      const now = this.unpublished;
      this.unpublished = new Map();
      try {
        const words = [...now.values()].map((message) =>
          JSON.stringify({ node: this.node, news: message } satisfies Envelope),
        );
        await this.pool.query({
          name: 'tell',
          text: `select pg_notify('${CHANNEL}', word) from unnest($1::text[]) word`,
          values: [words],
        });
      } catch {
        if (this.closed) break;
        for (const message of now.values()) this.enqueue(message);
        await pause(RETRY_MS);
      }
    }
    this.publishing = null;
  }

  async listen(listener: Listener): Promise<void> {
    await this.connect(listener);
    this.ping = setInterval(() => {
      const { listeningClient } = this;
      // A query without an answer ends the connection, and its end triggers a new one.
      listeningClient?.query('select 1').catch(() => listeningClient.end().catch(() => {}));
    }, PING_MS);
    this.ping.unref();
  }

  private async connect(listener: Listener): Promise<void> {
    const client = new pg.Client({ ...connectionTo(this.url, 'bounded'), query_timeout: PING_MS / 2 });
    let live = false;
    const onLoss = () => {
      if (!live) return;
      live = false;
      this.listeningClient = null;
      void this.reconnect(listener);
    };
    client.on('error', onLoss);
    client.on('end', onLoss);
    client.on('notification', ({ payload = '' }) => {
      const envelope = parseEnvelope(payload);
      if (envelope !== null && envelope.node !== this.node) listener(envelope.news);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    if (this.closed) return void client.end();
    live = true;
    this.listeningClient = client;
  }

  private async reconnect(listener: Listener): Promise<void> {
    while (!this.closed) {
      try {
        await this.connect(listener);
        return listener(null);
      } catch {
        await pause(RETRY_MS);
      }
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    if (this.ping !== null) clearInterval(this.ping);
    await this.publishing;
    await this.listeningClient?.end().catch(() => {});
  }
}

/** Ignores messages of other programs on this channel. */
function parseEnvelope(payload: string): Envelope | null {
  try {
    const envelope = JSON.parse(payload) as Partial<Envelope> | null;
    return envelope?.node !== undefined && envelope.news !== undefined ? (envelope as Envelope) : null;
  } catch {
    return null;
  }
}
