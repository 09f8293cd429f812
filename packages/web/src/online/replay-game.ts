/** A finished game that is only looked at: every moment of it, and nothing to decide. */
import { type Game, type HistoryEntry, readRecord, Session } from '@windrose/engine';
import type { SeatPlan } from '../play/saved-games.ts';
import type { TableGame } from '../play/table-game.ts';

export class ReplayGame implements TableGame {
  readonly id: string;
  readonly seats: readonly SeatPlan[];
  readonly record: string;
  readonly waiting = 'end';
  readonly asked = null;
  readonly unconfirmed = [];
  readonly mayUndo = false;
  readonly mayAskBots = false;
  private readonly session: Session;

  /** Throws an `InputError` if this client cannot play such a game. */
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

  /** All players are elsewhere. */
  isHere(): boolean {
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
