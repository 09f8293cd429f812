/** A table in memory: its row, its seats, what its journal adds up to, and the position. A cache that any node makes again from the rows. */
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

/** Since when what is to be decided is asked: the number of the entry that made it so, and its moment. */
export interface Turn {
  readonly entry: number;
  readonly at: number;
}

/** A turn is another one after a move, when one is taken back, and when the seat that is asked changes hands; not by talk. */
export function turnAfter(turn: Turn, entries: readonly Entry[], asked: number | null): Turn {
  const last = entries.findLast(
    (entry) =>
      entry.kind === 'start' ||
      entry.kind === 'move' ||
      entry.kind === 'undo' ||
      (entry.kind === 'seat' && entry.seat === asked),
  );
  return last === undefined ? turn : { entry: last.n, at: last.at };
}

export class LiveTable {
  row: TableRow;
  seats: SeatRow[];
  state: TableState;
  turn: Turn = { entry: 0, at: 0 };
  /** The seat that alone has decided everything from this move on; nobody else has answered to it. */
  lastRun: { seat: number; from: number } | null = null;
  readonly pace: Pace;
  readonly referee: Referee;
  position: Snapshot;
  /** The end of what is being done here: acts come one after the other. */
  private tail: Promise<unknown> = Promise.resolve();

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

  /** Runs something when everything that was begun before is over. */
  runExclusively<T>(work: () => Promise<T>): Promise<T> {
    const next = this.tail.then(work, work);
    this.tail = next.catch(() => {});
    return next;
  }

  /** Adds what was written, or what was read from the journal: `state` and `position` are those after it. */
  commit(
    change: Pick<Addition, 'row' | 'seats'>,
    entries: readonly Entry[],
    state: TableState,
    position: Snapshot,
  ): void {
    let ply = this.state.ply;
    for (const entry of entries) {
      if (entry.kind === 'move') {
        if (entry.forced !== true && this.lastRun?.seat !== entry.seat) this.lastRun = { seat: entry.seat, from: ply };
        ply++;
      } else if (entry.kind === 'undo') {
        ply = entry.to;
        // Who decided what is left stands in the journal; nobody needs it before the next move.
        this.lastRun = this.lastRun !== null && this.lastRun.from < ply ? this.lastRun : null;
      }
    }
    this.state = state;
    this.row = { ...this.row, ...change.row };
    this.turn = turnAfter(this.turn, entries, this.row.asked);
    this.seats = this.seats.map((own) => change.seats?.find(({ seat }) => seat === own.seat) ?? own);
    this.position = position;
  }

  /** The seat that a person holds; null if none. */
  seatOf(person: string): number | null {
    const seat = this.state.holders.findIndex((holder) => 'person' in holder && holder.person.id === person);
    return seat < 0 ? null : seat;
  }

  /** Whoever holds a seat here, with their name. */
  personAt(id: string): Person | null {
    const seat = this.seatOf(id);
    const holder = seat === null ? null : this.state.holders[seat];
    return holder !== null && 'person' in holder ? holder.person : null;
  }

  get askedHolder(): Holder | null {
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
