/** One open WebSocket: parses messages, enforces rates, executes commands and answers. */
import { type ClientMessage, PROTOCOL_VERSION, ClientMessage as Schema, type ServerMessage } from '@windrose/protocol';
import * as v from 'valibot';
import type { WebSocket } from 'ws';
import { newId } from '../ids.ts';
import type { Caller } from '../people/sessions.ts';
import { Refusal } from '../refusal.ts';
import type { TableCommands } from '../tables/table-commands.ts';
import type { TableService } from '../tables/table-service.ts';
import type { Broadcaster } from './broadcaster.ts';
import type { SocketClient } from './socket-client.ts';
import { type Rate, TokenBucket, type TokenBuckets } from './token-bucket.ts';

export interface ConnectionOptions {
  readonly tableService: TableService;
  readonly tableCommands: TableCommands;
  readonly broadcaster: Broadcaster;
  readonly now: () => number;
  /** Returns the number of restores of the site. */
  readonly epoch: () => number;
  /**
   * Rates of messages: of one socket, of all sockets of one session or token, and of one user, or of one address
   * without a session.
   */
  readonly rate: Rate;
  readonly sessionRates: TokenBuckets;
  readonly personRates: TokenBuckets;
  /** Rates of messages of all sockets of one address. */
  readonly addressRates: TokenBuckets;
  readonly onError: (error: unknown) => void;
  /** Counts messages by type or failure. */
  readonly count: (kind: string) => void;
}

/** A client with more unsent bytes is disconnected; it reconnects and asks for the missed entries. */
const MAX_UNSENT_BYTES = 512 * 1024;
/**
 * Interval of pings in milliseconds. Every socket has its own timer, because simultaneous pings would block the node.
 */
const PING_INTERVAL = 30_000;
/** Maximum number of tables that one socket may follow. */
const MAX_FOLLOWED = 20;

export class Connection implements SocketClient {
  readonly person: string | null;
  readonly viewer: string;
  readonly hash: string | null;
  readonly tables = new Set<string>();
  /** False if the last ping was not answered. */
  private alive = true;
  /** Number of messages that are being handled. */
  private running = 0;
  /** Called when no message is being handled and no more are accepted. */
  private finished: (() => void) | null = null;
  private isAccepting = true;
  private readonly socket: WebSocket;
  private readonly parts: ConnectionOptions;
  private readonly bucket: TokenBucket;
  private readonly timer: NodeJS.Timeout;
  private readonly address: string;

  constructor(
    socket: WebSocket,
    caller: Pick<Caller, 'person' | 'hash'> | null,
    address: string,
    parts: ConnectionOptions,
  ) {
    this.socket = socket;
    this.person = caller?.person ?? null;
    // Ids of users do not contain a tilde.
    this.viewer = this.person ?? `~${newId()}`;
    this.hash = caller?.hash ?? null;
    this.address = address;
    this.parts = parts;
    this.bucket = new TokenBucket(parts.rate, parts.now());
    socket.on('message', this.onMessage);
    socket.on('pong', this.onPong);
    socket.on('close', this.onClose);
    socket.on('error', ignore);
    this.timer = setInterval(this.check, PING_INTERVAL);
    this.timer.unref();
    parts.broadcaster.add(this);
    this.send({
      type: 'welcome',
      protocol: PROTOCOL_VERSION,
      epoch: parts.epoch(),
      person: this.person,
      now: parts.now(),
    });
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    if (!this.isOpen) return;
    if (this.socket.bufferedAmount > MAX_UNSENT_BYTES) {
      this.parts.count('cut-off');
      this.socket.terminate();
      return;
    }
    this.socket.send(text);
  }

  close(why: 'restart' | 'error'): void {
    this.socket.close(why === 'restart' ? 1012 : 1011);
  }

  terminate(): void {
    this.socket.terminate();
  }

  finish(): Promise<void> {
    this.isAccepting = false;
    return new Promise((resolve) => {
      this.finished = resolve;
      if (this.running === 0) resolve();
    });
  }

  /** Closes the socket if the last ping was not answered, otherwise sends another. */
  private readonly check = (): void => {
    if (this.alive) this.socket.ping();
    else this.socket.terminate();
    this.alive = false;
  };

  private readonly onPong = (): void => {
    this.alive = true;
  };

  private readonly onClose = (): void => {
    clearInterval(this.timer);
    this.parts.broadcaster.remove(this);
  };

  private readonly onMessage = (data: Buffer): void => {
    // A client may send messages between the closing handshake and the end of the connection.
    if (!this.isOpen) return;
    const { count } = this.parts;
    this.alive = true;
    if (!this.isWithinRates()) {
      count('too-fast');
      this.refuse(idOf(data), new Refusal('too-fast'));
      return;
    }
    if (!this.isAccepting) {
      this.refuse(idOf(data), new Refusal('unavailable', { detail: 'the server is stopping' }));
      return;
    }
    const message = this.read(data);
    if (message !== null) void this.handle(message);
  };

  private isWithinRates(): boolean {
    const { now, sessionRates, personRates, addressRates } = this.parts;
    const own = this.bucket.take(now()) && (this.hash === null || sessionRates.take(this.hash));
    return (
      own && personRates.take(this.person ?? this.address) && (this.person === null || addressRates.take(this.address))
    );
  }

  private read(data: Buffer): ClientMessage | null {
    let value: unknown;
    try {
      value = JSON.parse(data.toString());
    } catch {
      this.refuse(null, new Refusal('malformed', { detail: 'it is not JSON' }));
      return null;
    }
    const checked = v.safeParse(Schema, value, { abortEarly: true });
    if (checked.success) return checked.output;
    const [issue] = checked.issues;
    this.refuse(
      idIn(value),
      new Refusal('malformed', { where: v.getDotPath(issue) ?? 'message', detail: issue.message }),
    );
    return null;
  }

  private async handle(message: ClientMessage): Promise<void> {
    const { tableService, tableCommands, broadcaster, now, count } = this.parts;
    this.running++;
    try {
      switch (message.type) {
        case 'ping':
          this.send({ type: 'pong', now: now() });
          return;
        case 'watch': {
          const table = await tableService.findLatestVisible(this.person, message.table);
          if (this.tables.size >= MAX_FOLLOWED && !this.tables.has(message.table)) throw new Refusal('too-many');
          if (this.isOpen) await broadcaster.follow(this, table, message.after);
          return;
        }
        case 'unwatch':
          broadcaster.unfollow(this, message.table);
          return;
        default: {
          if (this.person === null) throw new Refusal('no-session');
          const { n } = await tableCommands.execute(this.person, message);
          count(message.type);
          this.send({ type: 'done', id: message.id, n });
        }
      }
    } catch (error) {
      this.refuse(idIn(message), error);
    } finally {
      this.running--;
      if (this.running === 0) this.finished?.();
    }
  }

  private refuse(id: string | null, error: unknown): void {
    if (!(error instanceof Refusal)) this.parts.onError(error);
    const refusal = error instanceof Refusal ? error : new Refusal('unavailable');
    this.parts.count('refused');
    this.send({ type: 'refused', id, ...refusal.body });
  }
}

function ignore(): void {
  // A broken socket also emits `close`.
}

/** Returns the id of a message that is refused before it is parsed. */
function idOf(data: Buffer): string | null {
  try {
    return idIn(JSON.parse(data.toString()));
  } catch {
    return null;
  }
}

/** Returns the id that a refusal refers to: the id of a command, otherwise the table. */
function idIn(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, table } = value as { id?: unknown; table?: unknown };
  const own = id ?? table;
  return typeof own === 'string' ? own.slice(0, 40) : null;
}
