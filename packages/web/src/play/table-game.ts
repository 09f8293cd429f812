/** The interface of all games that a table shows: at this screen, online, or finished and shared. */
import type { Game, HistoryEntry, Move } from '@windrose/engine';
import type { ConfirmTurns } from './confirmation.ts';
import type { SeatPlan } from './saved-games.ts';

/** The player's preferences for the course of a game. */
export interface Pace {
  /** Which turns wait for a confirmation. */
  readonly confirm: ConfirmTurns;
  /** Milliseconds between moves that no local player decides. */
  readonly delay: number;
}

/** What the game waits for. */
export type Waiting =
  | 'choice' // a move of a local player
  | 'confirmation' // a local player confirms that the turn is over
  | 'forced' // the only legal move, which is played after a pause
  | 'sending' // the turn reaches the server
  | 'bot' // a move of a bot
  | 'other' // a move of a player elsewhere
  | 'end'; // nothing: the game is over

/** Effects and derived values follow everything that they read of it. */
export interface TableGame {
  readonly id: string;
  readonly seats: readonly SeatPlan[];
  /** All shown moves, including those that can still be taken back; another list after every change. */
  readonly history: readonly HistoryEntry[];
  readonly length: number;
  readonly waiting: Waiting;
  /** The seat whose decision is pending; null at the end. */
  readonly decidingSeat: number | null;
  /** The moves since the last confirmed turn. */
  readonly unconfirmed: readonly HistoryEntry[];
  readonly canUndo: boolean;
  /** Bots may show their best moves. */
  readonly allowsHints: boolean;
  /** The record of the game as text. */
  readonly record: string;

  /** Returns a copy of the position after a number of moves. */
  at(moves: number): Game;
  /** True if the player of this seat sits at this screen. */
  isLocal(seat: number): boolean;
  /**
   * Returns the number of moves before the last local decision; -1 without such a decision. For spectators: before the last
   * move of the turn before.
   */
  lastDecision(): number;
  /** Plays moves of a local player; throws `IllegalMove` if one of them is not legal. */
  play(moves: readonly Move[], pace: Pace): Promise<void>;
  confirm(pace: Pace): Promise<void>;
  /** Takes back the last local decision and all moves after it, and returns them; an empty list if that is not allowed. */
  undo(): readonly HistoryEntry[];
  /** Plays or shows moves until a local player must decide. */
  advance(pace: Pace): Promise<void>;
}
