/** A table as a client knows it from the messages of the server: its journal and all that follows, clocks, and who is connected. */
import {
  applyEntry,
  type Clocks,
  copyTableState,
  type Entry,
  initialTableState,
  type PlayedMove,
  type RefusalBody,
  type TableState,
  type TableView,
  updateMoves,
} from '@windrose/protocol';
import { createSubscriber } from 'svelte/reactivity';
import type { Follower, ServerConnection, TableMessage } from './server-connection.ts';

export interface Presence {
  readonly persons: readonly string[];
  readonly watching: number;
  /** When a bot gets the seat whose decision is pending, if its player does not come back. */
  readonly goneAt: number | null;
}

/** What the client knows. It is never changed, but replaced with every message. */
interface Known {
  /** The table as the server describes it; null until it has. */
  readonly view: TableView | null;
  /** All entries that had been written when the server described the table have arrived. */
  readonly isComplete: boolean;
  /** What follows from the entries. */
  readonly state: TableState;
  /** The whole journal, in order. */
  readonly entries: readonly Entry[];
  /** The moves that were played and not undone. */
  readonly moves: readonly PlayedMove[];
  readonly clocks: Clocks | null;
  /** The seat whose decision is pending. */
  readonly asked: number | null;
  readonly present: Presence;
  /** Why the table cannot be followed; null while it can. */
  readonly refusal: RefusalBody | null;
}

const NOTHING: Known = {
  view: null,
  isComplete: false,
  state: initialTableState(0),
  entries: [],
  moves: [],
  clocks: null,
  asked: null,
  present: { persons: [], watching: 0, goneAt: null },
  refusal: null,
};

/** Effects and derived values that read a client follow its changes. */
export class TableClient implements Follower {
  readonly id: string;
  private known = NOTHING;
  private readonly connection: Pick<ServerConnection, 'follow' | 'requestAgain'>;
  private readonly leave: () => void;
  /** Called after every change. Components need it not: they follow what they read. */
  private readonly changed: () => void;
  private notify = () => {};
  private readonly subscribe = createSubscriber((notify) => {
    this.notify = notify;
  });

  constructor(
    connection: Pick<ServerConnection, 'follow' | 'requestAgain'>,
    id: string,
    changed: () => void = () => {},
  ) {
    this.connection = connection;
    this.id = id;
    this.changed = changed;
    this.leave = connection.follow(id, this);
  }

  private get current(): Known {
    this.subscribe();
    return this.known;
  }

  get view(): Known['view'] {
    return this.current.view;
  }

  get isComplete(): boolean {
    return this.current.isComplete;
  }

  get state(): TableState {
    return this.current.state;
  }

  get entries(): Known['entries'] {
    return this.current.entries;
  }

  get moves(): Known['moves'] {
    return this.current.moves;
  }

  get clocks(): Clocks | null {
    return this.current.clocks;
  }

  get asked(): number | null {
    return this.current.asked;
  }

  get present(): Presence {
    return this.current.present;
  }

  get refusal(): RefusalBody | null {
    return this.current.refusal;
  }

  /** Number of the last entry. */
  get length(): number {
    return this.state.length;
  }

  /** As long as the journal is not complete, the server knows the status better. */
  get status(): TableState['status'] {
    const { state, view } = this.current;
    return state.status === 'open' ? (view?.head.status ?? 'open') : state.status;
  }

  receive(message: TableMessage): void {
    switch (message.type) {
      case 'table':
        this.begin(message.view);
        break;
      case 'entries':
        this.add(message);
        break;
      case 'present':
        this.change({ present: message });
        break;
    }
  }

  refuse(refusal: RefusalBody): void {
    this.change({ refusal });
  }

  reset(): void {
    this.change({ ...NOTHING, refusal: this.known.refusal });
  }

  private change(what: Partial<Known>): void {
    const known = { ...this.known, ...what };
    const isComplete = known.isComplete || (known.view !== null && known.state.length >= known.view.length);
    this.known = { ...known, isComplete };
    this.notify();
    this.changed();
  }

  private begin(view: TableView): void {
    const state = this.known.view === null ? initialTableState(view.head.holders.length) : this.known.state;
    this.change({ refusal: null, state, view, clocks: view.clocks, asked: view.head.asked });
  }

  private add({ entries: added, clocks, asked }: Extract<TableMessage, { type: 'entries' }>): void {
    const { view } = this.known;
    if (view === null) return;
    const state = copyTableState(this.known.state);
    const entries = [...this.known.entries];
    const moves = [...this.known.moves];
    let isIncomplete = false;
    for (const entry of added) {
      if (entry.n <= state.length) continue;
      const isGap = entry.n > state.length + 1;
      // After a seat was left, the table may have another owner.
      const isLeft = entry.kind === 'seat' && entry.why === 'leave' && entry.n > view.length;
      isIncomplete ||= isGap || isLeft;
      if (isGap) break;
      applyEntry(state, entry);
      updateMoves(moves, entry);
      entries.push(entry);
    }
    this.change({ state, entries, moves, clocks, asked });
    if (isIncomplete) this.connection.requestAgain(this.id);
  }

  close(): void {
    this.leave();
  }
}

/** A client that knows all that had happened at the table when the server described it. */
export type KnownTable = TableClient & { readonly view: TableView };

export function isKnown(client: TableClient): client is KnownTable {
  return client.isComplete;
}
