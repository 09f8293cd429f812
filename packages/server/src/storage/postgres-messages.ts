/** What nodes tell each other through PostgreSQL: of new entries, of sessions that are no more, of who comes and goes. Who was away for a while is told so. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { connectionTo } from './postgres-pool.ts';
import type { News } from './storage.ts';

const CHANNEL = 'windrose';
/** A connection that was cut without a word is noticed after this time. */
const PING_MS = 10_000;
const RETRY_MS = 250;

/** As it goes through the channel. */
interface Told {
  readonly node: string;
  readonly news: News;
}

type Heard = (news: News | null) => void;

export class PostgresNews {
  private readonly node = randomUUID();
  private readonly url: string;
  private readonly pool: pg.Pool;
  /** What the others do not know of, by what it is about; of each table only the newest entry. */
  private untold = new Map<string, News>();
  private telling: Promise<void> | null = null;
  private listener: pg.Client | null = null;
  private closed = false;
  private ping: NodeJS.Timeout | null = null;

  constructor(url: string, pool: pg.Pool) {
    this.url = url;
    this.pool = pool;
  }

  tell(news: News): void {
    this.keep(news);
    this.telling ??= this.tellAll();
  }

  private keep(news: News): void {
    const about = 'table' in news ? news.table : JSON.stringify(news);
    const known = this.untold.get(about);
    if (known === undefined || !('table' in known) || !('table' in news) || known.n < news.n)
      this.untold.set(about, news);
  }

  /** News that come while others are sent go with the next; what could not be sent is sent again, unless this is the end. */
  private async tellAll(): Promise<void> {
    await null;
    while (this.untold.size > 0) {
      const now = this.untold;
      this.untold = new Map();
      try {
        const words = [...now.values()].map((news) => JSON.stringify({ node: this.node, news } satisfies Told));
        await this.pool.query({
          name: 'tell',
          text: `select pg_notify('${CHANNEL}', word) from unnest($1::text[]) word`,
          values: [words],
        });
      } catch {
        if (this.closed) break;
        for (const news of now.values()) this.keep(news);
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
      const told = readNews(payload);
      if (told !== null && told.node !== this.node) heard(told.news);
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

/** Whatever else is said on this channel is none of ours. */
function readNews(payload: string): Told | null {
  try {
    const told = JSON.parse(payload) as Partial<Told> | null;
    return told?.node !== undefined && told.news !== undefined ? (told as Told) : null;
  } catch {
    return null;
  }
}
