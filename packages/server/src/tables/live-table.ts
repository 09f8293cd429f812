/**
 * A table in memory: its rows, the state of its journal, and the position. Any node can rebuild this cache from the
 * rows.
 */
import {
  type Clocks,
  type Entry,
  type Holder,
  initialTableState,
  type Pace,
  type Person,
  type TableHead,
  type TableState,
  type TableView,
} from '@windrose/protocol';
import type { SeatRow, TableRow } from '../storage/schema.ts';
import type { Addition } from '../storage/storage.ts';
import type { Referee, Snapshot } from './referee.ts';

/** The start of the current turn: the number and time of the entry that began it. */
export interface Turn {
  readonly entry: number;
  readonly at: number;
}

/** Returns the turn after entries. A move, an undo and a new holder of the seat begin a turn; chat does not. */
export function turnAfter(turn: Turn, entries: readonly Entry[], decidingSeat: number | null): Turn {
  const last = entries.findLast(
    (entry) =>
      entry.kind === 'start' ||
      entry.kind === 'move' ||
      entry.kind === 'undo' ||
      (entry.kind === 'seat' && entry.seat === decidingSeat),
  );
  return last === undefined ? turn : { entry: last.n, at: last.at };
}

export class LiveTable {
  row: TableRow;
  seats: SeatRow[];
  state: TableState;
  turn: Turn = { entry: 0, at: 0 };
  /** The seat that has made all decisions since a ply, so that it may undo them without consent. */
  lastDecisions: { seat: number; from: number } | null = null;
  readonly pace: Pace;
  readonly referee: Referee;
  position: Snapshot;
  /** The end of the queue of operations on this table. */
  private queueEnd: Promise<unknown> = Promise.resolve();

  constructor(row: TableRow, seats: SeatRow[], referee: Referee) {
    this.row = row;
    this.seats = seats;
    this.referee = referee;
    this.pace = JSON.parse(row.pace);
    this.state = initialTableState(seats.length);
    this.position = referee.initial;
  }

  get id(): string {
    return this.row.id;
  }

  get clocks(): Clocks | null {
    return this.row.clocks === null ? null : JSON.parse(this.row.clocks);
  }

  /** Runs an operation after all earlier operations on this table. */
  runExclusively<T>(work: () => Promise<T>): Promise<T> {
    const next = this.queueEnd.then(work, work);
    this.queueEnd = next.catch(() => {});
    return next;
  }

  /** Applies entries that were written, or read from the journal. `state` and `position` are those after them. */
  commit(
    change: Pick<Addition, 'row' | 'seats'>,
    entries: readonly Entry[],
    state: TableState,
    position: Snapshot,
  ): void {
    let ply = this.state.ply;
    for (const entry of entries) {
      if (entry.kind === 'move') {
        if (entry.forced !== true && this.lastDecisions?.seat !== entry.seat)
          this.lastDecisions = { seat: entry.seat, from: ply };
        ply++;
      } else if (entry.kind === 'undo') {
        ply = entry.to;
        // The journal tells who made the remaining decisions; it is only needed again after the next move.
        this.lastDecisions = this.lastDecisions !== null && this.lastDecisions.from < ply ? this.lastDecisions : null;
      }
    }
    this.state = state;
    this.row = { ...this.row, ...change.row };
    this.turn = turnAfter(this.turn, entries, this.row.asked);
    this.seats = this.seats.map((own) => change.seats?.find(({ seat }) => seat === own.seat) ?? own);
    this.position = position;
  }

  /** Returns the seat of a user, or null. */
  seatOf(person: string): number | null {
    const seat = this.state.holders.findIndex((holder) => 'person' in holder && holder.person.id === person);
    return seat < 0 ? null : seat;
  }

  /** Returns the user in a seat here with their name, or null. */
  personAt(id: string): Person | null {
    const seat = this.seatOf(id);
    const holder = seat === null ? null : this.state.holders[seat];
    return holder !== null && 'person' in holder ? holder.person : null;
  }

  get decidingHolder(): Holder | null {
    return this.row.asked === null ? null : this.state.holders[this.row.asked];
  }

  get head(): TableHead {
    return tableHead(this.row, this.state.holders, this.seats);
  }

  get view(): TableView {
    return { head: this.head, opening: this.row.opening, clocks: this.clocks, length: this.state.length };
  }
}

export function tableHead(row: TableRow, holders: Holder[], seats: readonly SeatRow[]): TableHead {
  return {
    id: row.id,
    title: row.title,
    status: row.status as TableHead['status'],
    how: row.how as TableHead['how'],
    open: row.open === 1,
    owner: row.owner,
    edition: row.edition,
    mode: row.mode,
    holders,
    former: seats.map(({ former }) => former),
    colours: seats.map(({ colour }) => colour),
    pace: JSON.parse(row.pace),
    undo: row.undo as TableHead['undo'],
    round: row.round,
    asked: row.asked,
    deadline: row.deadline,
    created: row.created,
    changed: row.changed,
    daily: row.daily,
    scores: row.scores === null ? null : JSON.parse(row.scores),
  };
}
