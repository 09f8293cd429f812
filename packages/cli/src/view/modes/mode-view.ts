/** What the view of a position shows only in some modes. */
import type { Game, Position, Seat } from '@windrose/engine';
import type { GameText } from '../game-text.ts';

/** A part of the board under a title. */
export interface Section {
  readonly title: string;
  readonly items: readonly string[];
}

export interface ModeView {
  /** Returns the items of a seat besides its buildings, tokens and markers. */
  readonly seatItems?: (position: Position, seat: Seat, text: GameText) => readonly string[];
  /** Returns sections of the board that other modes do not have. */
  readonly sections?: (position: Position, text: GameText) => readonly Section[];
  /** Returns the section of the tiles that can be built; null if that is the supply. */
  readonly tiles?: (game: Game, text: GameText, room: number) => Section | null;
}
