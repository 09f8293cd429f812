/** What nodes tell each other through PostgreSQL: only that a table has a new entry. Who was away for a while is told so. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { connectionTo } from './postgres-pool.ts';

const CHANNEL = 'windrose';
/** A connection that was cut without a word is noticed after this time. */
const PING_MS = 10_000;
const RETRY_MS = 250;

type Heard = (news: { table: string; n: number } | null) => void;

export class PostgresNews {
  private readonly node = randomUUID();
  private readonly url: string;
  private readonly pool: pg.Pool;
  /** The newest entry of each table that the others do not know of. */
  private untold = new Map<string, number>();
  private telling: Promise<void> | null = null;
  private listener: pg.Client | null = null;
  private closed = false;
  private ping: NodeJS.Timeout | null = null;

  constructor(url: string, pool: pg.Pool) {
    this.url = url;
    this.pool = pool;
  }

  tell(table: string, n: number): void {
    this.untold.set(table, Math.max(n, this.untold.get(table) ?? 0));
    this.telling ??= this.tellAll();
  }

  /** News that come while others are sent go with the next; what could not be sent is sent again. */
  private async tellAll(): Promise<void> {
    await null;
    while (this.untold.size > 0 && !this.closed) {
      const now = this.untold;
      this.untold = new Map();
      try {
        const words = [...now].map(([table, n]) => `${this.node} ${table} ${n}`);
        await this.pool.query({
          name: 'tell',
          text: `select pg_notify('${CHANNEL}', word) from unnest($1::text[]) word`,
          values: [words],
        });
      } catch {
        for (const [table, n] of now) this.untold.set(table, Math.max(n, this.untold.get(table) ?? 0));
        await pause(RETRY_MS);
      }
    }
    this.telling = null;
  }

  async listen(heard: Heard): Promise<void> {
    await this.connect(heard);
    this.ping = setInterval(() => {
      const { listener } = this;
      // A query that is not answered ends the connection, and its end makes a new one.
      listener?.query('select 1').catch(() => listener.end().catch(() => {}));
    }, PING_MS);
    this.ping.unref();
  }

  private async connect(heard: Heard): Promise<void> {
    const client = new pg.Client({ ...connectionTo(this.url, 'bounded'), query_timeout: PING_MS / 2 });
    let live = false;
    const lost = () => {
      if (!live) return;
      live = false;
      this.listener = null;
      void this.reconnect(heard);
    };
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload = '' }) => {
      const [node, table, n] = payload.split(' ');
      if (node !== this.node && table !== undefined) heard({ table, n: Number(n) });
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
    this.listener = client;
  }

  private async reconnect(heard: Heard): Promise<void> {
    while (!this.closed) {
      try {
        await this.connect(heard);
        return heard(null);
      } catch {
        await pause(RETRY_MS);
      }
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    if (this.ping !== null) clearInterval(this.ping);
    await this.telling;
    await this.listener?.end().catch(() => {});
  }
}
