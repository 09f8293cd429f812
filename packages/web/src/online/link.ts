/** The one socket of a page. Whatever happens to it, every act is done once and answered, and every follower misses nothing. */
import type { ClientMessage, RefusalBody, ServerMessage, TableCommand } from '@windrose/protocol';

/** What is used of a WebSocket. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

/** Somebody who follows a table. */
export interface Follower {
  /** Number of the last entry that it has. */
  readonly length: number;
  hear(message: TableMessage): void;
  /** The server does not let it follow the table. */
  refuse(body: RefusalBody): void;
  /** The site was restored from a back-up: what it has heard is of another history. */
  forget(): void;
}

export type TableMessage = Extract<ServerMessage, { table: string }>;
export type LinkState = 'connecting' | 'open' | 'broken';

/** The server did not do what it was asked. */
export class Refused extends Error {
  readonly body: RefusalBody;

  constructor(body: RefusalBody) {
    super(body.detail ?? body.code);
    this.body = body;
  }
}

interface Waiting {
  readonly act: TableCommand;
  readonly resolve: (n: number) => void;
  readonly reject: (error: Refused) => void;
}

type Unsent<T> = T extends unknown ? Omit<T, 'id'> : never;

export interface LinkParts {
  readonly open: () => Wire;
  readonly newId: () => string;
  /** Calls back after so many milliseconds. */
  readonly schedule: (milliseconds: number, call: () => void) => void;
  readonly random: () => number;
  readonly changed?: (state: LinkState) => void;
  /** What concerns no table that is followed: a turn elsewhere, whom the server takes one for. */
  readonly heard?: (message: ServerMessage) => void;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
/** What the server could not do just then is asked for again after this time. */
const ASK_AGAIN = 1_000;
/** A line on which nothing was heard for so long is asked whether it is there; then it is given up. */
const SILENCE = 25_000;

export class Link {
  private readonly parts: LinkParts;
  private wire: Wire | null = null;
  private isWelcome = false;
  private closed = false;
  private pause = FIRST_PAUSE;
  private heardAt = 0;
  /** Number of the last question whether somebody is there: only its answer is waited for. */
  private asked = 0;
  /** Of the site, as it was last heard; null until then. */
  private epoch: number | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private readonly followers = new Map<string, Set<Follower>>();

  constructor(parts: LinkParts) {
    this.parts = parts;
    this.connect();
  }

  private connect(): void {
    if (this.closed) return;
    this.parts.changed?.('connecting');
    const wire = this.parts.open();
    this.wire = wire;
    wire.onmessage = ({ data }) => {
      if (this.wire === wire) this.hear(JSON.parse(String(data)) as ServerMessage);
    };
    wire.onclose = () => {
      if (this.wire === wire) this.broken(this.usualPause);
    };
    this.ask();
  }

  private get usualPause(): number {
    return this.pause * (0.5 + this.parts.random());
  }

  private broken(pause: number): void {
    this.wire = null;
    this.isWelcome = false;
    if (this.closed) return;
    this.parts.changed?.('broken');
    this.pause = Math.min(LONGEST_PAUSE, Math.max(FIRST_PAUSE, this.pause * 2));
    this.parts.schedule(pause, () => {
      if (this.wire === null) this.connect();
    });
  }

  /** The device is online again, or somebody is impatient. */
  hurry(): void {
    this.pause = FIRST_PAUSE;
    if (this.wire === null) this.connect();
    // It is being asked again and again as it is.
    else this.post({ type: 'ping' });
  }

  /** The device is offline: that is known at once, and not only when nobody has answered for long. */
  lose(): void {
    this.drop(FIRST_PAUSE);
  }

  /** Does not wait until the line has closed: where nobody answers, that takes long. */
  private drop(pause: number): void {
    const { wire } = this;
    if (wire === null) return;
    this.broken(pause);
    wire.close();
  }

  private post(message: ClientMessage): void {
    if (this.isWelcome) this.wire?.send(JSON.stringify(message));
  }

  /** Asks whether somebody is there; a line that stays silent, or does not even open, is given up. */
  private ask(): void {
    const { wire } = this;
    const heard = this.heardAt;
    const asked = ++this.asked;
    this.post({ type: 'ping' });
    this.parts.schedule(SILENCE, () => {
      if (this.asked !== asked || this.wire !== wire) return;
      if (this.heardAt === heard) this.drop(this.usualPause);
      else this.ask();
    });
  }

  private hear(message: ServerMessage): void {
    this.heardAt++;
    switch (message.type) {
      case 'welcome':
        this.welcome(message);
        return;
      case 'done':
        this.waiting.get(message.id)?.resolve(message.n);
        this.waiting.delete(message.id);
        return;
      case 'refused':
        this.refused(message);
        return;
      case 'bye':
        // The server closes the line; it may be another one that answers next.
        this.pause = message.after;
        return;
      case 'table':
      case 'entries':
      case 'present':
        for (const follower of this.followers.get(message.table) ?? []) follower.hear(message);
        return;
      default:
        this.parts.heard?.(message);
    }
  }

  /** Everything that may have been lost is asked for and sent again. */
  private welcome(message: Extract<ServerMessage, { type: 'welcome' }>): void {
    if (this.epoch !== null && this.epoch !== message.epoch) this.forget();
    this.epoch = message.epoch;
    this.isWelcome = true;
    this.pause = FIRST_PAUSE;
    this.parts.changed?.('open');
    this.parts.heard?.(message);
    for (const table of this.followers.keys()) this.watch(table);
    for (const { act } of this.waiting.values()) this.post(act);
    this.ask();
  }

  /** Nothing that was known or wished in one history is carried into another: the same move may mean something else there. */
  private forget(): void {
    for (const followers of this.followers.values()) for (const follower of followers) follower.forget();
    const unanswered = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of unanswered) reject(new Refused({ code: 'stale' }));
  }

  private refused(message: Extract<ServerMessage, { type: 'refused' }>): void {
    const { type: _type, id, ...body } = message;
    const own = id === null ? undefined : this.waiting.get(id);
    const isTable = id !== null && this.followers.has(id);
    if (body.code === 'too-fast' || body.code === 'unavailable') {
      const { wire } = this;
      this.parts.schedule(ASK_AGAIN, () => {
        // A new line has asked again by itself.
        if (this.wire !== wire) return;
        if (own !== undefined && this.waiting.has(own.act.id)) this.post(own.act);
        if (isTable) this.watch(id);
      });
      return;
    }
    if (own !== undefined) {
      this.waiting.delete(own.act.id);
      own.reject(new Refused(body));
    } else if (isTable) for (const follower of this.followers.get(id) ?? []) follower.refuse(body);
    else this.parts.heard?.(message);
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
      // Once: others may follow the table by then.
      if (!own.delete(follower) || own.size > 0) return;
      this.followers.delete(table);
      this.post({ type: 'unwatch', table });
    };
  }

  /** Something is missing in what a follower has heard. */
  askAgain(table: string): void {
    this.watch(table);
  }

  /** Resolves with the number of the entry that came of it; rejects with `Refused`. It survives any number of broken lines. */
  act(wish: Unsent<TableCommand>): Promise<number> {
    const act = { ...wish, id: this.parts.newId() } as TableCommand;
    return new Promise((resolve, reject) => {
      this.waiting.set(act.id, { act, resolve, reject });
      this.post(act);
    });
  }

  close(): void {
    this.closed = true;
    this.wire?.close();
    this.wire = null;
  }
}
