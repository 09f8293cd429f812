/** A game in progress with its way back: every move played, what happened, and the position before it. */
import { forcedMove, pending, play } from '../api/play.ts';
import type { Move } from '../edition/catalogue.ts';
import type { GameEvent } from '../game/events.ts';
import type { Game } from '../game/game.ts';
import { GameRecord, type Opening } from './record.ts';
import { writeRecord } from './text.ts';

/** One move that was played. */
export interface HistoryEntry {
  readonly move: Move;
  readonly seat: number;
  /** Nobody decided it: it was the only one. */
  readonly forced: boolean;
  readonly events: readonly GameEvent[];
  readonly before: Game;
}

export class Session {
  readonly game: Game;
  /** Absent for a game that began from a position, whose history nobody knows. */
  readonly opening: Opening | null;
  readonly openingEvents: readonly GameEvent[];
  private readonly past: HistoryEntry[] = [];

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

  get history(): readonly HistoryEntry[] {
    return this.past;
  }

  /** Everything that happened, from the set-up on. */
  get events(): GameEvent[] {
    return [...this.openingEvents, ...this.past.flatMap((past) => past.events)];
  }

  private get nextSeq(): number {
    const last = this.past.at(-1)?.events.at(-1) ?? this.openingEvents.at(-1);
    return last === undefined ? 0 : last.seq + 1;
  }

  /** Plays a legal move; throws `IllegalMove` otherwise, and nothing has changed. */
  play(move: Move): readonly GameEvent[] {
    return this.add(move, false);
  }

  /** The next move if there is no other and nobody need be asked; null, and nothing is played, otherwise. */
  playForced(): HistoryEntry | null {
    const move = forcedMove(this.game);
    if (move === null) return null;
    this.add(move, true);
    return this.past[this.past.length - 1];
  }

  private add(move: Move, forced: boolean): readonly GameEvent[] {
    const before = this.game.clone();
    const events = play(this.game, move, this.nextSeq);
    this.past.push({ move, seat: pending(before)!.seat, forced, events, before });
    return events;
  }

  /** Takes moves back until `length` are left. */
  backTo(length: number): void {
    const [first] = this.past.splice(length);
    if (first !== undefined) this.game.copyFrom(first.before);
  }

  /** The record as text; null if the game began from a position. */
  record(): string | null {
    const { opening, game } = this;
    return opening === null ? null : writeRecord({ opening, game, moves: this.past.map(({ move }) => move) });
  }
}
