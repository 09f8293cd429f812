/** One node of a site: everything behind HTTP and sockets, put together. Any number of nodes may serve one PostgreSQL. */
import type { Server } from 'node:http';
import { BotPool } from './bots/bot-workers.ts';
import { newId } from './ids.ts';
import { botTurn } from './jobs/bot-turn.ts';
import { DueRunner, type Worker } from './jobs/job-runner.ts';
import { turnWatch } from './jobs/turn-watch.ts';
import { type Kept, SWEEP_EVERY, sweep } from './site/cleanup.ts';
import { Hub } from './sockets/broadcaster.ts';
import { Presence } from './sockets/online-status.ts';
import { type DoorParts, Sockets } from './sockets/socket-server.ts';
import type { Rate } from './sockets/token-bucket.ts';
import { Writer } from './storage/batch-writer.ts';
import type { News, Storage } from './storage/storage.ts';
import { Invitations } from './tables/invitations.ts';
import { TableCommands } from './tables/table-commands.ts';
import { TableService } from './tables/table-service.ts';

export interface NodeParts {
  readonly storage: Storage;
  readonly now: () => number;
  readonly bots: {
    /** The worker as plain JavaScript. */
    readonly script: URL;
    readonly threads: number;
    /** Milliseconds after which a bot that has not answered is stopped. */
    readonly patience: number;
  };
  /** How much one person may say at tables; as much as they like, if nobody says. */
  readonly chat?: Rate;
  /** For how long things are kept that nobody seems to want any more. */
  readonly kept: Kept;
  /** Tells somebody that it is their turn, since the entry of that number. */
  readonly tell: (table: string, turn: number, person: string) => Promise<void>;
  /** Something went wrong that nobody asked for. */
  readonly trouble: (what: string, error: unknown) => void;
}

/** How often it looks for due work, and whether the site was restored. */
const LOOK_EVERY = 1_000;
/** How often it looks whether it has missed something at tables that are followed. */
const LOOK_FOR_LATE = 10_000;
/** Beyond a bot's patience, before another node does its work. */
const LEASE_BEYOND = 5_000;
/** Persons looked after at the same time. */
const TURNS_AT_ONCE = 16;

type Doors = Omit<DoorParts, 'tableService' | 'tables' | 'hub' | 'now' | 'epoch' | 'trouble'>;

export class SiteNode {
  readonly id = newId();
  readonly tableService: TableService;
  readonly tables: TableCommands;
  readonly invitations: Invitations;
  readonly hub: Hub;
  readonly presence: Presence;
  private readonly parts: NodeParts;
  private readonly writer: Writer;
  private readonly pool: BotPool;
  /** Apart from each other: no clock waits for a bot that thinks. */
  private readonly botRunner: DueRunner;
  private readonly turnRunner: DueRunner;
  private sockets: Sockets | null = null;
  private epoch = 0;
  private stopping = false;
  private clearing: Promise<void> = Promise.resolve();
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(parts: NodeParts) {
    const { storage, now, bots, chat, tell, trouble } = parts;
    this.parts = parts;
    this.writer = new Writer(storage);
    this.tableService = new TableService(storage, this.writer, now);
    this.tables = new TableCommands(this.tableService, chat ?? null);
    this.invitations = new Invitations(this.tableService);
    this.presence = new Presence(storage, this.id, now);
    this.hub = new Hub(this.tableService, this.presence);
    this.pool = new BotPool(bots.script, { size: bots.threads, patience: bots.patience });
    const { tableService, tables, presence } = this;
    const runner = (kind: string, worker: Worker, most: number) =>
      new DueRunner({
        storage,
        now,
        kind,
        worker,
        trouble: ({ subject }, error) => trouble(`due work ${kind} of ${subject}`, error),
        lease: bots.patience + LEASE_BEYOND,
        every: LOOK_EVERY,
        most,
      });
    // No more than can think at once: what nobody has taken, another node may do.
    this.botRunner = runner('bot', botTurn({ tableService, tables, pool: this.pool, trouble }), bots.threads);
    const lastSeen = (person: string) => presence.lastSeen(person);
    const isLooking = (person: string, table: string) => presence.isLooking(person, table);
    const openSince = () => presence.openSince;
    const watch = turnWatch({ tableService, tables, now, lastSeen, isLooking, openSince, tell });
    this.turnRunner = runner('turn', watch, TURNS_AT_ONCE);
  }

  /** Begins to look after tables; until then it only answers. */
  async start(): Promise<void> {
    const { storage, trouble } = this.parts;
    this.tableService.onUpdate((news) => {
      this.hub.tell(news);
      const { askedHolder } = news.table;
      if (askedHolder !== null && 'bot' in askedHolder) this.botRunner.look();
    });
    this.presence.onMoved((moved) => this.hub.moved(moved));
    await storage.listen((news) => {
      void this.hear(news).catch((error) => trouble('catching up with other nodes', error));
    });
    // Nobody else serves an SQLite file (`storage/one-server.ts`): whoever was at some work there is dead.
    if (storage.kind === 'sqlite') await storage.db.updateTable('due').set({ taken_until: 0 }).execute();
    this.epoch = await storage.epoch();
    const every = (milliseconds: number, work: () => Promise<unknown>) =>
      this.timers.push(setInterval(() => void work().catch(() => {}), milliseconds));
    every(LOOK_EVERY, () => this.lookAtEpoch());
    if (storage.kind === 'postgres') every(LOOK_FOR_LATE, () => this.tableService.refreshOutdated(this.hub.followed));
    await this.presence.start();
    this.botRunner.start();
    this.turnRunner.start();
    // Nobody waits for it: where there are many persons, it takes a while.
    void this.clear();
    every(SWEEP_EVERY, () => this.clear());
  }

  /** Clears away what is old, until the node stops. */
  private clear(): Promise<void> {
    const { now, kept, trouble } = this.parts;
    this.clearing = this.clearing
      .then(() => sweep(this.tableService, now(), kept, () => !this.stopping))
      .catch((error) => trouble('clearing away what is old', error));
    return this.clearing;
  }

  private async hear(news: News | null): Promise<void> {
    if (news === null) {
      await this.tableService.refreshAll();
      this.hub.allMoved();
      await this.hub.checkSessions();
    } else if ('table' in news) await this.tableService.refresh(news.table);
    else if ('moved' in news) this.hub.moved({ persons: [news.moved], tables: [] });
    else if ('looks' in news) this.hub.moved({ persons: [], tables: [news.looks] });
    else this.hub.signedOut(news.signedOut, news.hash);
  }

  /** A session or token (or all of a person's) is no more: whoever came by it is sent away, from every node. */
  signedOut(person: string, hash: string | null): void {
    this.hub.signedOut(person, hash);
    this.parts.storage.tell({ signedOut: person, hash });
  }

  /** Lets sockets in through a server. */
  serve(http: Server, doors: Doors): void {
    const { tableService, tables, hub } = this;
    const { now, trouble } = this.parts;
    this.sockets = new Sockets(http, {
      ...doors,
      tableService,
      tables,
      hub,
      now,
      epoch: () => this.epoch,
      trouble: (error) => trouble('a socket', error),
    });
  }

  /** A restored site has other tables than those in memory: everybody begins anew. */
  private async lookAtEpoch(): Promise<void> {
    const epoch = await this.parts.storage.epoch();
    if (epoch === this.epoch) return;
    this.epoch = epoch;
    this.tableService.clear();
    this.sockets?.sendAway('restored');
    await this.presence.reopen();
  }

  /** Lets nobody in, sends everybody away, finishes what was begun. The storage stays open. */
  async stop(): Promise<void> {
    this.stopping = true;
    for (const timer of this.timers) clearInterval(timer);
    const rest = [this.botRunner.stop(), this.turnRunner.stop()];
    await this.sockets?.close();
    this.hub.stop();
    await this.pool.close();
    await Promise.all([...rest, this.clearing]);
    await this.writer.idle();
    await this.presence.stop();
  }
}
