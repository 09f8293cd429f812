/** The command `serve`: runs one process of the site from its start to its shutdown. */
import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Logger } from 'pino';
import { buildHttp } from '../http/app.ts';
import { makeMetrics } from '../http/metrics.ts';
import { makeServices } from '../http/services.ts';
import { SiteNode } from '../node.ts';
import type { Settings } from '../settings/definitions.ts';
import { TokenBuckets } from '../sockets/token-bucket.ts';
import { lockDatabaseFile } from '../storage/file-lock.ts';
import { openStorage } from '../storage/open.ts';
import type { Storage } from '../storage/storage.ts';
import { timedStorage } from '../storage/timed-storage.ts';
import { waitAtMost } from '../wait-at-most.ts';

/** Files that were built next to this program. */
export interface BuiltFiles {
  readonly botThread: URL;
  readonly sqliteThread: URL;
  /** Folder of the built client. */
  readonly client: string;
}

export interface RunningServer {
  /** The address at which the server listens. */
  readonly address: string;
  /** Stops the server. Repeated calls return the same promise. */
  stop(): Promise<void>;
}

/**
 * Rates of messages: of one socket, of all sockets of one session, and of all sockets of one user or of all guests
 * without a session at one address.
 */
const SOCKET_RATE = { burst: 60, perSecond: 20 };
const SESSION_RATE = { burst: 120, perSecond: 40 };
const PERSON_RATE = { burst: 200, perSecond: 60 };
/** Time in milliseconds for running requests to finish when the server stops. */
const HTTP_TIMEOUT = 2_000;
/** The same for notifications that are being sent. */
const NOTIFY_TIMEOUT = 2_000;
/** Time in milliseconds after which the thread of a bot is killed. */
const BOT_TIMEOUT = 15_000;

/** Returns the address of the database in the settings. */
export function databaseOf({ databaseUrl, dataDir }: Settings): string {
  return databaseUrl ?? path.join(dataDir, 'windrose.sqlite');
}

/**
 * Locks an SQLite file before anything is read from it, because a serving process assumes that no other process writes.
 */
function lockDataDir(settings: Settings): () => void {
  if (settings.databaseUrl !== null) return () => {};
  mkdirSync(settings.dataDir, { recursive: true });
  return lockDatabaseFile(databaseOf(settings));
}

/** Values that tests replace. */
interface TestOverrides {
  readonly botTimeout?: number;
}

export async function serve(
  settings: Settings,
  log: Logger,
  built: BuiltFiles,
  { botTimeout = BOT_TIMEOUT }: TestOverrides = {},
): Promise<RunningServer> {
  const now = Date.now;
  const metrics = makeMetrics();
  const unlock = lockDataDir(settings);
  const storage: Storage = timedStorage(
    await openStorage(databaseOf(settings), { thread: built.sqliteThread }),
    (seconds) => metrics.appends.observe(seconds),
  );
  let stopped: Promise<void> | null = null;
  const node: SiteNode = new SiteNode({
    storage,
    now,
    chat: { burst: Math.ceil(settings.rateChats / 3), perSecond: settings.rateChats / 60 },
    retention: { openTables: settings.keepOpenTables, guests: settings.keepGuests },
    bots: { script: built.botThread, threads: settings.botThreads, timeout: botTimeout },
    notify: (table, turn, person) => services.notifier.notify(table, turn, person),
    onError: (message, error) => log.error({ err: error }, message),
  });
  const { tableService, tableCommands, invitations, broadcaster } = node;
  const services = await makeServices({
    settings,
    storage,
    tableService,
    tableCommands,
    invitations,
    now,
    metrics,
    log,
    client: built.client,
    signedOut: (person, hash) => node.signedOut(person, hash),
    isStopping: () => stopped !== null,
  });
  const app = await buildHttp(services);
  const { authenticator } = services;
  node.serve(app.server, {
    rate: SOCKET_RATE,
    sessionRates: new TokenBuckets(SESSION_RATE, now),
    personRates: new TokenBuckets(PERSON_RATE, now),
    addressRates: new TokenBuckets({ burst: settings.rateMessages / 10, perSecond: settings.rateMessages / 60 }, now),
    maxPerAddress: settings.maxSockets,
    connectionRates: new TokenBuckets({ burst: settings.rateSockets, perSecond: settings.rateSockets / 60 }, now),
    count: (kind) => metrics.messages.inc({ what: kind }),
    identify: (request) => authenticator.identify(request),
    isOwnOrigin: (request) => authenticator.isOwnOrigin(request),
    addressOf: (request) => authenticator.addressOf(request),
  });
  // The node that accepted moves counts them, so moves of other nodes are left out.
  tableService.onUpdate(({ entries, isLocal }) => {
    if (isLocal) metrics.moves.inc(entries.filter(({ kind }) => kind === 'move').length);
  });
  const gauges = setInterval(() => {
    metrics.sockets.set(broadcaster.clients.size);
    metrics.tables.set(tableService.liveCount);
  }, 1_000);
  gauges.unref();
  await node.start();
  await app.listen({ port: settings.port, host: settings.host });
  const { port } = app.server.address() as AddressInfo;
  const address = settings.publicUrl ?? `http://${settings.host}:${port}`;
  log.info({ address, database: storage.kind, node: node.id }, 'serving');
  const end = async () => {
    clearInterval(gauges);
    log.info('stopping');
    await node.stop();
    await waitAtMost(NOTIFY_TIMEOUT, services.notifier.idle());
    // Requests that do not finish in time are cut off.
    const timer = setTimeout(() => app.server.closeAllConnections(), HTTP_TIMEOUT);
    await app.close();
    clearTimeout(timer);
    await storage.close();
    unlock();
    log.info('stopped');
  };
  const stop = () => {
    stopped ??= end();
    return stopped;
  };
  return { address, stop };
}
