/** A game as the table needs it, wherever its moves come from: from this screen, or from players elsewhere. */
import type { Game, HistoryEntry, Move } from '@windrose/engine';
import type { Confirm } from './confirmation.ts';
import type { SeatPlan } from './saved-games.ts';

/** How the player wants to be served. */
export interface Pace {
  /** After which turns the player is asked to confirm. */
  readonly confirm: Confirm;
  /** Milliseconds between moves that nobody at the screen decides. */
  readonly delay: number;
}

/**
 * What the table waits for: a choice of somebody at this screen; their word that the turn is over; a move without an
 * alternative, which is played in a moment; that a turn reaches the others; a bot; somebody elsewhere; nothing any more.
 */
export type Waiting = 'choice' | 'confirmation' | 'forced' | 'sending' | 'bot' | 'other' | 'end';

/** Everything that is read of it is reactive. */
export interface TableGame {
  readonly id: string;
  readonly seats: readonly SeatPlan[];
  /** Every move that the table shows, those that can still be taken back among them. */
  readonly history: readonly HistoryEntry[];
  readonly length: number;
  readonly waiting: Waiting;
  /** The seat that decides now; null at the end. */
  readonly asked: number | null;
  /** What was played since a turn was last confirmed. */
  readonly unconfirmed: readonly HistoryEntry[];
  readonly mayUndo: boolean;
  /** Bots may be asked what they would do. */
  readonly mayAskBots: boolean;
  /** The game as a record, to be saved in a file. */
  readonly record: string;

  /** A copy of the position after so many moves, which nobody changes. */
  at(moves: number): Game;
  /** Whoever decides for this seat sits at this screen. */
  isHere(seat: number): boolean;
  /** The last decision at this screen, as its place in the history; -1 if there is none. For viewers, the move before the last turn. */
  lastDecision(): number;
  /** Plays moves of somebody at this screen, one after the other; throws `IllegalMove` if one is not legal. */
  play(moves: readonly Move[], pace: Pace): Promise<void>;
  confirm(pace: Pace): Promise<void>;
  /** Takes back the last decision at this screen with all moves after it, and returns them; none if it may not be. */
  undo(): readonly HistoryEntry[];
  /** Plays or shows what needs nobody at this screen. */
  advance(pace: Pace): Promise<void>;
}
