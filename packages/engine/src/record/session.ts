/** A game in progress with its history: who decided which move, what each move caused, and the position before it. */

import { forcedMove, pending, play } from '../api/play.ts';
import type { Move } from '../edition/catalogue.ts';
import type { Seat } from '../edition/number-types.ts';
import type { GameEvent } from '../game/events.ts';
import type { Game } from '../game/game.ts';
import { GameRecord, type Opening } from './record.ts';
import { writeRecord } from './text.ts';

/** One move that was played. */
export interface HistoryEntry {
  readonly move: Move;
  readonly seat: Seat;
  /** It was the only legal move and was played automatically, so that it is not a decision of the seat. */
  readonly forced: boolean;
  readonly events: readonly GameEvent[];
  readonly before: Game;
}

/** Selects the seats whose decisions count, such as those of the people at one screen. */
type SeatFilter = (seat: Seat) => boolean;

const EVERY_SEAT: SeatFilter = () => true;

export class Session {
  readonly game: Game;
  /** Null for a game that was loaded from a position: its history is unknown. */
  readonly opening: Opening | null;
  readonly openingEvents: readonly GameEvent[];
  private readonly entries: HistoryEntry[] = [];

  private constructor(game: Game, opening: Opening | null, openingEvents: readonly GameEvent[]) {
    this.game = game;
    this.opening = opening;
    this.openingEvents = openingEvents;
  }

  static begin(opening: Opening): Session {
    const { game, openingEvents } = new GameRecord(opening);
    return new Session(game, opening, openingEvents);
  }

  static fromRecord(record: GameRecord): Session {
    const session = Session.begin(record.opening);
    for (const move of record.moves) session.play(move);
    return session;
  }

  static fromPosition(game: Game): Session {
    return new Session(game, null, []);
  }

  /** The seat whose decision is pending; null when the game is over. */
  get seat(): number | null {
    return pending(this.game)?.seat ?? null;
  }

  get history(): readonly HistoryEntry[] {
    return this.entries;
  }

  /** All events of the game, from the set-up on. */
  get events(): GameEvent[] {
    return [...this.openingEvents, ...this.entries.flatMap(({ events }) => events)];
  }

  /** Returns a copy of the position after this number of moves. */
  at(moves: number): Game {
    return (this.entries[moves]?.before ?? this.game).clone();
  }

  // --- Playing ------------------------------------------------------------------------------------------------------

  /** Plays a legal move; otherwise throws `IllegalMove` and changes nothing. */
  play(move: Move): readonly GameEvent[] {
    return this.add(move, false).events;
  }

  /** Plays the only legal move if it may be played automatically; otherwise returns null and plays nothing. */
  playForced(): HistoryEntry | null {
    const move = forcedMove(this.game);
    return move === null ? null : this.add(move, true);
  }

  private add(move: Move, forced: boolean): HistoryEntry {
    const before = this.game.clone();
    const events = play(this.game, move, this.nextSeq);
    const entry = { move, seat: pending(before)!.seat, forced, events, before };
    this.entries.push(entry);
    return entry;
  }

  /** The number of the next event. The last moves may have caused no events. */
  private get nextSeq(): number {
    const last = this.entries.findLast(({ events }) => events.length > 0)?.events.at(-1) ?? this.openingEvents.at(-1);
    return last === undefined ? 0 : last.seq + 1;
  }

  // --- Decisions of the history: moves are counted from 0, and forced moves are not decisions ------------------------

  /** Returns the last decision of these seats among the first `length` moves; -1 without such a decision. */
  lastDecision(isMeant: SeatFilter = EVERY_SEAT, length = this.entries.length): number {
    return this.entries.findLastIndex(({ forced, seat }, move) => move < length && !forced && isMeant(seat));
  }

  /** Returns the first decision of these seats from a move on; -1 without such a decision. */
  firstDecision(isMeant: SeatFilter = EVERY_SEAT, from = 0): number {
    return this.entries.findIndex(({ forced, seat }, move) => move >= from && !forced && isMeant(seat));
  }

  /** Returns all decisions of these seats from a move on. */
  decisions(isMeant: SeatFilter = EVERY_SEAT, from = 0): HistoryEntry[] {
    return this.entries.filter(({ forced, seat }, move) => move >= from && !forced && isMeant(seat));
  }

  /** Returns the first move of the turn to which a move belongs; 0 if the move does not exist. */
  turnStart(move: number): number {
    const entry = this.entries[move];
    if (entry === undefined) return 0;
    const { turn } = entry.before.state;
    return this.entries.findIndex(({ before }) => before.state.turn === turn);
  }

  // --- Undo ---------------------------------------------------------------------------------------------------------

  /**
   * Takes back the last decision of these seats and all moves after it, and returns them; an empty list without a
   * decision.
   */
  undo(isMeant: SeatFilter = EVERY_SEAT): readonly HistoryEntry[] {
    const last = this.lastDecision(isMeant);
    return last < 0 ? [] : this.backTo(last);
  }

  /** Takes back all moves after the first `length`, and returns them. */
  backTo(length: number): readonly HistoryEntry[] {
    const takenBack = this.entries.splice(length);
    if (takenBack.length > 0) this.game.copyFrom(takenBack[0].before);
    return takenBack;
  }

  /** Returns the record as text; null if the game was loaded from a position. */
  record(): string | null {
    const { opening, game } = this;
    return opening === null ? null : writeRecord({ opening, game, moves: this.entries.map(({ move }) => move) });
  }
}
