/**
 * One node of a site: connects storage, tables, jobs, bots and sockets. Any number of nodes may serve one PostgreSQL
 * database.
 */
import type { Server } from 'node:http';
import { BotWorkers } from './bots/bot-workers.ts';
import { newId } from './ids.ts';
import { botTurnHandler } from './jobs/bot-turn.ts';
import { type JobHandler, JobRunner } from './jobs/job-runner.ts';
import { turnWatchHandler } from './jobs/turn-watch.ts';
import { CLEANUP_INTERVAL, cleanUp, type RetentionDays } from './site/cleanup.ts';
import { Broadcaster } from './sockets/broadcaster.ts';
import { OnlineStatus } from './sockets/online-status.ts';
import { SocketServer, type SocketServerOptions } from './sockets/socket-server.ts';
import type { Rate } from './sockets/token-bucket.ts';
import { BatchWriter } from './storage/batch-writer.ts';
import type { NodeMessage, Storage } from './storage/storage.ts';
import { Invitations } from './tables/invitations.ts';
import { TableCommands } from './tables/table-commands.ts';
import { TableService } from './tables/table-service.ts';

export interface NodeOptions {
  readonly storage: Storage;
  readonly now: () => number;
  readonly bots: {
    /** The worker script as plain JavaScript. */
    readonly script: URL;
    readonly threads: number;
    /** Milliseconds after which a bot that has not answered is stopped. */
    readonly timeout: number;
  };
  /** The rate of chat messages per user; unlimited without it. */
  readonly chat?: Rate;
  /** For how long unused tables and guests are kept. */
  readonly retention: RetentionDays;
  /** Notifies a user that it is their turn since the entry with this number. */
  readonly notify: (table: string, turn: number, person: string) => Promise<void>;
  /** Reports an error that belongs to no request. */
  readonly onError: (message: string, error: unknown) => void;
}

/** Interval in milliseconds of checks for due jobs and for a restore. */
const CHECK_INTERVAL = 1_000;
/** Interval in milliseconds of checks for missed entries of followed tables. */
const MISSED_ENTRIES_INTERVAL = 10_000;
/** Time that the lease of a job exceeds the timeout of a bot. */
const LEASE_MARGIN = 5_000;
/** Maximum number of `turn` jobs that run at the same time. */
const MAX_TURN_JOBS = 16;

type SocketOptions = Omit<
  SocketServerOptions,
  'tableService' | 'tableCommands' | 'broadcaster' | 'now' | 'epoch' | 'onError'
>;

export class SiteNode {
  readonly id = newId();
  readonly tableService: TableService;
  readonly tableCommands: TableCommands;
  readonly invitations: Invitations;
  readonly broadcaster: Broadcaster;
  readonly onlineStatus: OnlineStatus;
  private readonly parts: NodeOptions;
  private readonly writer: BatchWriter;
  private readonly botWorkers: BotWorkers;
  /** Separate runners, so that a thinking bot never delays a clock. */
  private readonly botRunner: JobRunner;
  private readonly turnRunner: JobRunner;
  private sockets: SocketServer | null = null;
  private epoch = 0;
  private stopping = false;
  private cleaning: Promise<void> = Promise.resolve();
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(parts: NodeOptions) {
    const { storage, now, bots, chat, notify, onError } = parts;
    this.parts = parts;
    this.writer = new BatchWriter(storage);
    this.tableService = new TableService(storage, this.writer, now);
    this.tableCommands = new TableCommands(this.tableService, chat ?? null);
    this.invitations = new Invitations(this.tableService);
    this.onlineStatus = new OnlineStatus(storage, this.id, now);
    this.broadcaster = new Broadcaster(this.tableService, this.onlineStatus);
    this.botWorkers = new BotWorkers(bots.script, { size: bots.threads, timeout: bots.timeout });
    const { tableService, tableCommands, onlineStatus } = this;
    const runner = (kind: string, handler: JobHandler, maxRunning: number) =>
      new JobRunner({
        storage,
        now,
        kind,
        handler,
        onError: ({ subject }, error) => onError(`job ${kind} of table ${subject} failed`, error),
        lease: bots.timeout + LEASE_MARGIN,
        interval: CHECK_INTERVAL,
        maxRunning,
      });
    // Takes no more jobs than there are bot threads, so that other nodes can run the rest.
    this.botRunner = runner(
      'bot',
      botTurnHandler({ tableService, tableCommands, botWorkers: this.botWorkers, onError }),
      bots.threads,
    );
    const lastSeen = (person: string) => onlineStatus.lastSeen(person);
    const isViewing = (person: string, table: string) => onlineStatus.isViewing(person, table);
    const openSince = () => onlineStatus.openSince;
    const watch = turnWatchHandler({ tableService, tableCommands, now, lastSeen, isViewing, openSince, notify });
    this.turnRunner = runner('turn', watch, MAX_TURN_JOBS);
  }

  /** Starts jobs and synchronization; until then the node only answers requests. */
  async start(): Promise<void> {
    const { storage, onError } = this.parts;
    this.tableService.onUpdate((update) => {
      this.broadcaster.sendUpdate(update);
      const { decidingHolder } = update.table;
      if (decidingHolder !== null && 'bot' in decidingHolder) this.botRunner.check();
    });
    this.onlineStatus.onChange((changes) => this.broadcaster.onOnlineChange(changes));
    await storage.listen((message) => {
      void this.onNodeMessage(message).catch((error) => onError('processing a message of another node failed', error));
    });
    // Only one process serves an SQLite file (`storage/file-lock.ts`), so all leases belong to dead processes.
    if (storage.kind === 'sqlite') await storage.db.updateTable('due').set({ taken_until: 0 }).execute();
    this.epoch = await storage.epoch();
    const every = (milliseconds: number, work: () => Promise<unknown>) =>
      this.timers.push(setInterval(() => void work().catch(() => {}), milliseconds));
    every(CHECK_INTERVAL, () => this.checkEpoch());
    if (storage.kind === 'postgres')
      every(MISSED_ENTRIES_INTERVAL, () => this.tableService.refreshOutdated(this.broadcaster.followed));
    await this.onlineStatus.start();
    this.botRunner.start();
    this.turnRunner.start();
    // Not awaited, because it takes long with many users.
    void this.cleanUp();
    every(CLEANUP_INTERVAL, () => this.cleanUp());
  }

  /** Cleans up old rows until the node stops. */
  private cleanUp(): Promise<void> {
    const { now, retention, onError } = this.parts;
    this.cleaning = this.cleaning
      .then(() => cleanUp(this.tableService, now(), retention, () => !this.stopping))
      .catch((error) => onError('the cleanup failed', error));
    return this.cleaning;
  }

  private async onNodeMessage(message: NodeMessage | null): Promise<void> {
    if (message === null) {
      await this.tableService.refreshAll();
      this.broadcaster.refreshOnlineStatus();
      await this.broadcaster.checkSessions();
    } else if ('table' in message) await this.tableService.refresh(message.table);
    else if ('moved' in message) this.broadcaster.onOnlineChange({ persons: [message.moved], tables: [] });
    else if ('looks' in message) this.broadcaster.onOnlineChange({ persons: [], tables: [message.looks] });
    else this.broadcaster.closeSignedOut(message.signedOut, message.hash);
  }

  /** Closes all sockets of a session or token that was revoked, or of a user if `hash` is null, at every node. */
  signedOut(person: string, hash: string | null): void {
    this.broadcaster.closeSignedOut(person, hash);
    this.parts.storage.publish({ signedOut: person, hash });
  }

  /** Accepts sockets on an HTTP server. */
  serve(http: Server, options: SocketOptions): void {
    const { tableService, tableCommands, broadcaster } = this;
    const { now, onError } = this.parts;
    this.sockets = new SocketServer(http, {
      ...options,
      tableService,
      tableCommands,
      broadcaster,
      now,
      epoch: () => this.epoch,
      onError: (error) => onError('a socket message failed', error),
    });
  }

  /** After a restore the tables in memory are outdated, so all clients must start again. */
  private async checkEpoch(): Promise<void> {
    const epoch = await this.parts.storage.epoch();
    if (epoch === this.epoch) return;
    this.epoch = epoch;
    this.tableService.clear();
    this.sockets?.disconnectAll('restored');
    await this.onlineStatus.restartAfterRestore();
  }

  /** Accepts no more clients, disconnects all, and finishes running work. The storage stays open. */
  async stop(): Promise<void> {
    this.stopping = true;
    for (const timer of this.timers) clearInterval(timer);
    const rest = [this.botRunner.stop(), this.turnRunner.stop()];
    await this.sockets?.close();
    this.broadcaster.stop();
    await this.botWorkers.close();
    await Promise.all([...rest, this.cleaning]);
    await this.writer.idle();
    await this.onlineStatus.stop();
  }
}
