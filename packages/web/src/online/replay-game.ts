/** A finished game for viewing, without decisions. */
import { type Game, type HistoryEntry, readRecord, Session } from '@windrose/engine';
import type { SeatPlan } from '../play/saved-games.ts';
import type { TableGame } from '../play/table-game.ts';

export class ReplayGame implements TableGame {
  readonly id: string;
  readonly seats: readonly SeatPlan[];
  readonly record: string;
  readonly waiting = 'end';
  readonly decidingSeat = null;
  readonly unconfirmed = [];
  readonly canUndo = false;
  readonly allowsHints = false;
  private readonly session: Session;

  /** Throws an `InputError` if the rules of this client do not fit the record. */
  constructor(id: string, record: string, seats: readonly SeatPlan[]) {
    this.id = id;
    this.seats = seats;
    this.record = record;
    this.session = Session.fromRecord(readRecord(record));
  }

  get history(): readonly HistoryEntry[] {
    return this.session.history;
  }

  get length(): number {
    return this.history.length;
  }

  at(moves: number): Game {
    return this.session.at(moves);
  }

  /** No player is at this screen. */
  isLocal(): boolean {
    return false;
  }

  lastDecision(): number {
    return this.session.turnStart(this.length - 1) - 1;
  }

  async play(): Promise<void> {}
  async confirm(): Promise<void> {}
  undo(): readonly HistoryEntry[] {
    return [];
  }
  async advance(): Promise<void> {}
}
