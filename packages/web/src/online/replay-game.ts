/** A finished game that is only looked at: every moment of it, and nothing to decide. */
import { type Game, type HistoryEntry, readRecord, Session } from '@windrose/engine';
import type { SeatPlan } from '../play/saved-games.ts';
import type { TableGame } from '../play/table-game.ts';
import { turnsOf } from '../play/turns.ts';

export class ReplayGame implements TableGame {
  readonly id: string;
  readonly seats: readonly SeatPlan[];
  readonly record: string;
  readonly history: readonly HistoryEntry[];
  readonly waiting = 'end';
  readonly asked = null;
  readonly unconfirmed = [];
  readonly mayUndo = false;
  readonly mayAskBots = false;
  private readonly end: Game;

  /** Throws an `InputError` if this client cannot play such a game. */
  constructor(id: string, record: string, seats: readonly SeatPlan[]) {
    this.id = id;
    this.seats = seats;
    this.record = record;
    const { history, game } = Session.fromRecord(readRecord(record));
    this.history = history;
    this.end = game;
  }

  get length(): number {
    return this.history.length;
  }

  at(moves: number): Game {
    return (this.history[moves]?.before ?? this.end).clone();
  }

  /** Those who played are elsewhere. */
  isHere(): boolean {
    return false;
  }

  /** Who only looks is told of whole turns. */
  lastDecision(length = this.length): number {
    return (turnsOf(this.history.slice(0, length)).at(-1)?.start ?? 0) - 1;
  }

  async play(): Promise<void> {}
  async confirm(): Promise<void> {}
  undo(): void {}
  async goOn(): Promise<void> {}
}
