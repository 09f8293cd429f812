/** The one WebSocket of a page: it reconnects by itself, repeats unanswered commands, and requests missed entries of followed tables. */
import type { ClientMessage, RefusalBody, ServerMessage, TableCommand } from '@windrose/protocol';

/** The part of a WebSocket that is used. */
export interface ClientSocket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

/** Receives the messages about a table. */
export interface Follower {
  /** Number of the last entry that it has. */
  readonly length: number;
  receive(message: TableMessage): void;
  /** The server does not let it follow the table. */
  refuse(body: RefusalBody): void;
  /** The site was restored from a backup: earlier messages belong to another history. */
  reset(): void;
}

export type TableMessage = Extract<ServerMessage, { table: string }>;
export type ConnectionState = 'connecting' | 'open' | 'broken';

/** The server has refused a command or a request. */
export class RefusalError extends Error {
  readonly body: RefusalBody;

  constructor(body: RefusalBody) {
    super(body.detail ?? body.code);
    this.body = body;
  }
}

interface UnansweredCommand {
  readonly command: TableCommand;
  readonly resolve: (n: number) => void;
  readonly reject: (error: RefusalError) => void;
}

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

export interface ConnectionParts {
  readonly open: () => ClientSocket;
  readonly newId: () => string;
  /** Calls back after a number of milliseconds. */
  readonly schedule: (milliseconds: number, call: () => void) => void;
  readonly random: () => number;
  readonly onstate?: (state: ConnectionState) => void;
  /** Receives the messages that concern no followed table: a turn at another table, the user of the page. */
  readonly onmessage?: (message: ServerMessage) => void;
}

const MIN_PAUSE = 500;
const MAX_PAUSE = 15_000;
/** Milliseconds after which a request is repeated that the server could not answer at that moment. */
const REPEAT_AFTER = 1_000;
/** Milliseconds without a message after which the server is sent a ping; after as many more, the socket is given up. */
const MAX_SILENCE = 25_000;

export class ServerConnection {
  private readonly parts: ConnectionParts;
  private socket: ClientSocket | null = null;
  private isWelcome = false;
  private closed = false;
  private pause = MIN_PAUSE;
  /** Number of messages received. */
  private received = 0;
  /** Number of the last ping; the timers of earlier ones do nothing. */
  private pings = 0;
  /** Number of restores of the site; null until the first welcome. */
  private epoch: number | null = null;
  private readonly unanswered = new Map<string, UnansweredCommand>();
  private readonly followers = new Map<string, Set<Follower>>();

  constructor(parts: ConnectionParts) {
    this.parts = parts;
    this.connect();
  }

  private connect(): void {
    if (this.closed) return;
    this.parts.onstate?.('connecting');
    const socket = this.parts.open();
    this.socket = socket;
    socket.onmessage = ({ data }) => {
      if (this.socket === socket) this.receive(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.reconnectAfter(this.randomPause);
    };
    this.ping();
  }

  private get randomPause(): number {
    return this.pause * (0.5 + this.parts.random());
  }

  private reconnectAfter(pause: number): void {
    this.socket = null;
    this.isWelcome = false;
    if (this.closed) return;
    this.parts.onstate?.('broken');
    this.pause = Math.min(MAX_PAUSE, Math.max(MIN_PAUSE, this.pause * 2));
    this.parts.schedule(pause, () => {
      if (this.socket === null) this.connect();
    });
  }

  /** Connects at once: the device is online again, or the page is visible again. */
  reconnect(): void {
    this.pause = MIN_PAUSE;
    if (this.socket === null) this.connect();
    // The timers of earlier pings find out whether the server still answers.
    else this.post({ type: 'ping' });
  }

  /** The device is offline, which the socket itself would notice only after a long silence. */
  disconnect(): void {
    this.drop(MIN_PAUSE);
  }

  /** Does not wait until the socket has closed: without an answer of the server that takes long. */
  private drop(pause: number): void {
    const { socket } = this;
    if (socket === null) return;
    this.reconnectAfter(pause);
    socket.close();
  }

  private post(message: ClientMessage): void {
    if (this.isWelcome) this.socket?.send(JSON.stringify(message));
  }

  /** Sends a ping; gives the socket up if it stays silent, or does not even open. */
  private ping(): void {
    const { socket, received } = this;
    const ping = ++this.pings;
    this.post({ type: 'ping' });
    this.parts.schedule(MAX_SILENCE, () => {
      if (this.pings !== ping || this.socket !== socket) return;
      if (this.received === received) this.drop(this.randomPause);
      else this.ping();
    });
  }

  private receive(message: ServerMessage): void {
    this.received++;
    switch (message.type) {
      case 'welcome':
        this.welcome(message);
        return;
      case 'done':
        this.unanswered.get(message.id)?.resolve(message.n);
        this.unanswered.delete(message.id);
        return;
      case 'refused':
        this.refused(message);
        return;
      case 'bye':
        // The server closes the socket. Another node may answer next.
        this.pause = message.after;
        return;
      case 'table':
      case 'entries':
      case 'present':
        for (const follower of this.followers.get(message.table) ?? []) follower.receive(message);
        return;
      default:
        this.parts.onmessage?.(message);
    }
  }

  /** Requests and sends again everything that may have been lost. */
  private welcome(message: Extract<ServerMessage, { type: 'welcome' }>): void {
    if (this.epoch !== null && this.epoch !== message.epoch) this.reset();
    this.epoch = message.epoch;
    this.isWelcome = true;
    this.pause = MIN_PAUSE;
    this.parts.onstate?.('open');
    this.parts.onmessage?.(message);
    for (const table of this.followers.keys()) this.watch(table);
    for (const { command } of this.unanswered.values()) this.post(command);
    this.ping();
  }

  /** Drops what belongs to an earlier history, unanswered commands too: the same move may mean something else now. */
  private reset(): void {
    for (const followers of this.followers.values()) for (const follower of followers) follower.reset();
    const dropped = [...this.unanswered.values()];
    this.unanswered.clear();
    for (const { reject } of dropped) reject(new RefusalError({ code: 'stale' }));
  }

  private refused(message: Extract<ServerMessage, { type: 'refused' }>): void {
    const { type: _type, id, ...body } = message;
    const own = id === null ? undefined : this.unanswered.get(id);
    const isTable = id !== null && this.followers.has(id);
    if (body.code === 'too-fast' || body.code === 'unavailable') {
      const { socket } = this;
      this.parts.schedule(REPEAT_AFTER, () => {
        // After a reconnection everything was repeated already.
        if (this.socket !== socket) return;
        if (own !== undefined && this.unanswered.has(own.command.id)) this.post(own.command);
        if (isTable) this.watch(id);
      });
      return;
    }
    if (own !== undefined) {
      this.unanswered.delete(own.command.id);
      own.reject(new RefusalError(body));
    } else if (isTable) for (const follower of this.followers.get(id) ?? []) follower.refuse(body);
    else this.parts.onmessage?.(message);
  }

  private watch(table: string): void {
    const lengths = [...(this.followers.get(table) ?? [])].map(({ length }) => length);
    if (lengths.length > 0) this.post({ type: 'watch', table, after: Math.min(...lengths) });
  }

  /** Follows a table until the returned function is called. */
  follow(table: string, follower: Follower): () => void {
    const own = this.followers.get(table) ?? new Set();
    own.add(follower);
    this.followers.set(table, own);
    this.watch(table);
    return () => {
      // A second call must not end the subscription of others who follow the table by then.
      if (!own.delete(follower) || own.size > 0) return;
      this.followers.delete(table);
      this.post({ type: 'unwatch', table });
    };
  }

  /** Requests the entries again that a follower of the table has missed. */
  requestAgain(table: string): void {
    this.watch(table);
  }

  /** Sends a command, however often the socket breaks; resolves with the number of its entry, rejects with `RefusalError`. */
  send(command: WithoutId<TableCommand>): Promise<number> {
    const own = { ...command, id: this.parts.newId() } as TableCommand;
    return new Promise((resolve, reject) => {
      this.unanswered.set(own.id, { command: own, resolve, reject });
      this.post(own);
    });
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
    this.socket = null;
  }
}
