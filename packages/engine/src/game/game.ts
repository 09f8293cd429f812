/** One game as the rules see it (tables, options, mode, state, and a log while somebody listens), and what a mode may add to the rules. */
import type { Tables } from '../edition/tables.ts';
import type { EventLog } from './events.ts';
import type { MoveList } from './moves.ts';
import type { Options } from './options.ts';
import { State } from './state.ts';

export class Game {
  readonly tables: Tables;
  readonly options: Options;
  readonly mode: Mode;
  readonly state: State;
  /** Null in search: the same rules run, and nothing is written down. */
  log: EventLog | null = null;

  constructor(tables: Tables, options: Options, mode: Mode, seats: number) {
    this.tables = tables;
    this.options = options;
    this.mode = mode;
    const extra = (mode.fields ?? []).reduce((sum, field) => sum + field.length, 0);
    this.state = new State(tables, seats, seats + (mode.moreColours?.length ?? 0), extra);
  }

  /** A game of its own with the same position. */
  clone(): Game {
    const copy = new Game(this.tables, this.options, this.mode, this.state.seats);
    copy.state.copyFrom(this.state);
    return copy;
  }

  /** Becomes the same position as another game of the same edition and number of players; allocates nothing. */
  copyFrom(other: Game): void {
    this.state.copyFrom(other.state);
  }
}

/** A named part of the numbers that a mode keeps in the state. */
export interface ModeField {
  readonly name: string;
  readonly length: number;
}

/** Actions beyond the basic ones, each used in place of one of them. */
export interface MoreActions {
  /** Which of the wanted actions (a bit mask) can be used so, with so many discs left in the harbor. */
  possible(game: Game, seat: number, wanted: number, discs: number): number;
  list(game: Game, seat: number, actions: number, list: MoveList): void;
  /** Why a move cannot be played; the action it stands for is one that may be performed. */
  refuse(game: Game, seat: number, move: number): number;
  perform(game: Game, seat: number, move: number): void;
  /** Where it takes place; -1 if nowhere in particular. */
  area(game: Game, move: number): number;
}

/** All hooks are optional: without any of them the game is the standard one. */
export interface Mode {
  readonly id: string;
  /** Discs of each colour beyond those of the seats, in the order of their numbers. */
  readonly moreColours?: readonly number[];
  readonly fields?: readonly ModeField[];
  /** Whether tiles leave the game. */
  readonly removesTiles?: boolean;
  readonly moreActions?: MoreActions;
  /** Ids of the exploits in the game. */
  readonly exploits?: readonly string[];
  /** After the tokens, cards and tiles are laid out. */
  prepare?(game: Game): void;
  /** Before the first round: pushes a step of its own that decides something, and returns true, until all is decided. */
  setUp?(game: Game): boolean;
  /** A round begins: may push a decision. */
  beforeBuild?(game: Game): void;
  /** Everybody's Salary Phase is over. */
  afterSalary?(game: Game): void;
  /** An action was performed at a stage of an activation; `area` is where, or -1. */
  afterAction?(game: Game, seat: number, action: number, area: number, stage: number): void;
  /** An activation or token is over; `stage` says what was performed, `area` where the last of it was. */
  afterActivation?(game: Game, seat: number, stage: number, area: number, occupied: number): void;
  /** A colour without a board won a Governor. */
  governorTo?(game: Game, colour: number, card: number): void;
  /** More glory for a player at the end. */
  glory?(game: Game, seat: number): number;
  /** Discs of a player that lie where only the mode's numbers tell. */
  discs?(game: Game, seat: number): number;
  /** What is wrong with the mode's numbers, in words; empty if nothing is. */
  problems?(game: Game): string[];
  /** Glory of each exploit, in the order of `exploits`. */
  exploitGlory?(game: Game, seat: number): number[];
}

export const STANDARD: Mode = { id: 'standard' };
