/** A table as a client knows it: what its journal adds up to, its moves, its talk, its clocks. It drops what it has and asks for what it missed. */
import {
  applyEntry,
  type Clocks,
  type Entry,
  initialTableState,
  type PlayedMove,
  type RefusalBody,
  type TableState,
  type TableView,
  updateMoves,
} from '@windrose/protocol';
import type { Follower, Link, TableMessage } from './link.ts';

export interface Presence {
  readonly persons: readonly string[];
  readonly watching: number;
  /** When a bot gets the seat that is asked, if its person does not come back. */
  readonly goneAt: number | null;
}

const NO_SEAT: Presence = { persons: [], watching: 0, goneAt: null };

export class TableClient implements Follower {
  readonly id: string;
  /** What the server says of the table; null until it has. */
  view: TableView | null = null;
  standing: TableState = initialTableState(0);
  /** Everything that happened, in order. */
  readonly entries: Entry[] = [];
  readonly moves: PlayedMove[] = [];
  clocks: Clocks | null = null;
  asked: number | null = null;
  present: Presence = NO_SEAT;
  /** Why the table cannot be followed; null while it can. */
  refusal: RefusalBody | null = null;
  private readonly link: Pick<Link, 'follow' | 'askAgain'>;
  private readonly changed: () => void;
  private readonly leave: () => void;

  constructor(link: Pick<Link, 'follow' | 'askAgain'>, id: string, changed: () => void = () => {}) {
    this.link = link;
    this.id = id;
    this.changed = changed;
    this.leave = link.follow(id, this);
  }

  get length(): number {
    return this.standing.length;
  }

  hear(message: TableMessage): void {
    switch (message.type) {
      case 'table':
        this.begin(message.view);
        break;
      case 'entries':
        this.add(message);
        break;
      case 'present':
        this.present = message;
        break;
    }
    this.changed();
  }

  refuse(body: RefusalBody): void {
    this.refusal = body;
    this.changed();
  }

  forget(): void {
    this.view = null;
    this.standing = initialTableState(0);
    this.entries.length = 0;
    this.moves.length = 0;
    this.clocks = null;
    this.asked = null;
    this.present = NO_SEAT;
    this.changed();
  }

  private begin(view: TableView): void {
    this.refusal = null;
    if (this.view === null) this.standing = initialTableState(view.head.holders.length);
    this.view = view;
    this.clocks = view.clocks;
    this.asked = view.head.asked;
  }

  private add(message: Extract<TableMessage, { type: 'entries' }>): void {
    if (this.view === null) return;
    for (const entry of message.entries) {
      if (entry.n <= this.length) continue;
      if (entry.n > this.length + 1) {
        this.link.askAgain(this.id);
        return;
      }
      applyEntry(this.standing, entry);
      updateMoves(this.moves, entry);
      this.entries.push(entry);
      // The table may be another's now.
      if (entry.kind === 'seat' && entry.why === 'leave' && entry.n > this.view.length) this.link.askAgain(this.id);
    }
    // Older entries may come with the clocks of now; newer ones always do.
    this.clocks = message.clocks;
    this.asked = message.asked;
  }

  /** A table that is being heard of again from the beginning is what the server says. */
  get status(): TableState['status'] {
    const { status } = this.standing;
    return status === 'open' ? (this.view?.head.status ?? status) : status;
  }

  close(): void {
    this.leave();
  }
}

/** Something of a client, which changes without being another: whoever reads it so learns of its next version. */
export function asOf<T>(_version: number, value: T): T {
  return value;
}

/** A table of which everything is known that had happened when it was asked for. */
export type KnownTable = TableClient & { readonly view: TableView };

export function isKnown(client: TableClient): client is KnownTable {
  return client.view !== null && client.length >= client.view.length;
}
