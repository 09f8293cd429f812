/** One game (tables, options, mode, state, and a log if events are wanted), and the hooks by which a mode changes the rules. */
import { MAX_SEATS } from '../edition/limits.ts';
import type { Area, Building, Colour, MoveNumber, NumberTable, Seat, Stage } from '../edition/number-types.ts';
import type { EditionTables } from '../edition/tables.ts';
import type { EventLog } from './events.ts';
import type { MoveList } from './moves.ts';
import type { Options } from './options.ts';
import type { Setup } from './setup.ts';
import { NO_SEAT, State, USUAL_FRAMES } from './state.ts';
import type { Victory } from './victory.ts';

export class Game {
  readonly tables: EditionTables;
  readonly options: Options;
  readonly mode: Mode;
  readonly state: State;
  /** Seat to whose board the discs of each colour belong; `NO_SEAT` for neutral colours. */
  readonly seatOf: NumberTable<Seat>;
  /** Null in search: the same rules run, and nothing is written down. */
  log: EventLog | null = null;

  constructor(tables: EditionTables, options: Options, mode: Mode, players: number) {
    this.tables = tables;
    this.options = options;
    this.mode = mode;
    const seats = players + (mode.moreSeats ?? 0);
    if (seats > MAX_SEATS) throw new RangeError(`A game has at most ${MAX_SEATS} seats, not ${seats}.`);
    const more = mode.moreColours ?? [];
    const extra = (mode.fields ?? []).reduce((sum, field) => sum + field.length, 0);
    const frames = mode.frames ?? USUAL_FRAMES;
    this.state = new State(tables, { players, seats, colours: seats + more.length, extra, frames });
    this.seatOf = Int8Array.from({ length: seats + more.length }, (_, colour) =>
      colour < seats ? colour : (more[colour - seats].seat ?? NO_SEAT),
    );
  }

  /** A game of its own with the same position. */
  clone(): Game {
    const copy = new Game(this.tables, this.options, this.mode, this.state.players);
    copy.state.copyFrom(this.state);
    return copy;
  }

  /** Becomes the same position as another game of the same edition and number of players; allocates nothing. */
  copyFrom(other: Game): void {
    this.state.copyFrom(other.state);
  }
}

/** Returns the seat that owns a colour; null for a neutral colour. */
export function ownerOf({ seatOf }: Game, colour: Colour): Seat | null {
  const seat = seatOf[colour];
  return seat === NO_SEAT ? null : seat;
}

/** A named part of the numbers that a mode keeps in the state. */
export interface ModeField {
  readonly name: string;
  readonly length: number;
}

/** Discs of a colour beyond those of the players. */
interface MoreDiscs {
  readonly discs: number;
  /** The seat to whose board they belong; none, if absent. */
  readonly seat?: Seat;
}

/** Actions beyond the basic ones, each used in place of one of them. */
export interface MoreActions {
  /** Returns which of the wanted actions (a bit mask) they can replace, with `discs` discs left in the harbor. */
  possible(game: Game, seat: Seat, wanted: number, discs: number): number;
  list(game: Game, seat: Seat, actions: number, list: MoveList): void;
  /** Why a move cannot be played; the action it stands for is one that may be performed. */
  refuse(game: Game, seat: Seat, move: MoveNumber): number;
  perform(game: Game, seat: Seat, move: MoveNumber): void;
  /** Where it takes place; -1 if nowhere in particular. */
  area(game: Game, move: MoveNumber): Area;
}

/** What a mode changes about the Build Phase. */
export interface BuildRules {
  /** Why a tile of the supply cannot be had; `LEGAL` if it can. */
  refuse(game: Game, building: Building): number;
  /** Whether tiles of every level may be taken. */
  anyLevel(game: Game): boolean;
  built(game: Game, building: Building): void;
}

/** A tile of the grid, and the consequences of taking it. */
export interface Forecast {
  readonly building: string;
  readonly level: number;
  readonly column: number;
  /** Actions beyond those that the Opposition has anyway in this round. */
  readonly extraActions: number;
}

/** All hooks are optional: without any of them the game is the standard one. */
export interface Mode {
  readonly id: string;
  /** Seats with a board that take no turns, after those of the players. */
  readonly moreSeats?: number;
  /** Colours beyond those of the seats, in the order of their numbers. */
  readonly moreColours?: readonly MoreDiscs[];
  /** Steps that may lie on the stack at once, where there may be very many. */
  readonly frames?: number;
  readonly fields?: readonly ModeField[];
  /** Ids of the steps that only games like this have. */
  steps?(options: Options): readonly string[];
  /** Whether spaces may be taken out of tracks before the game. */
  shortensTracks?(options: Options): boolean;
  /** Whether tiles leave the game. */
  readonly removesTiles?: boolean;
  readonly moreActions?: MoreActions;
  /** Ids of the exploits in the game. */
  readonly exploits?: readonly string[];
  /** What it changes about building. */
  readonly building?: BuildRules;
  /** After the tokens, cards and tiles are laid out. */
  prepare?(game: Game, setup: Setup): void;
  /** Before the first round: pushes a step of its own that decides something, and returns true, until all is decided. */
  setUp?(game: Game): boolean;
  /** A round begins: may push a decision. */
  beforeBuild?(game: Game): void;
  /** Everybody's Salary Phase is over. */
  afterSalary?(game: Game): void;
  /** A region was opened: tells what opens with it. */
  afterOpening?(game: Game, area: Area): void;
  /** An action was performed at a stage of an activation; `area` is where, or -1. */
  afterAction?(game: Game, seat: Seat, action: number, area: Area, stage: Stage): void;
  /** An activation or token is over; `stage` says what was performed, `area` where the last of it was. */
  afterActivation?(game: Game, seat: Seat, stage: Stage, area: Area, occupied: Area): void;
  /** All players have passed: pushes what is still to happen in the Action Phase, and returns true, until nothing is. */
  beforeTurnsEnd?(game: Game): boolean;
  /** A round is over, and another follows. */
  afterRound?(game: Game): void;
  /** Glory for the empty free-Governor slot of a seat that is no player's; none, if absent. */
  emptySlotGlory?(game: Game): number;
  /** Who has won, where it is not simply those with the most glory. */
  winners?(game: Game): Seat[];
  /** By how far the player has beaten the Opposition, where there is one. */
  victory?(game: Game): Victory;
  /** Returns the consequences of taking each visible tile, in modes where building has consequences. */
  forecast?(game: Game): Forecast[];
  /** More glory for a player at the end. */
  glory?(game: Game, seat: Seat): number;
  /** Discs of a player that lie where only the mode's numbers tell. */
  discs?(game: Game, seat: Seat): number;
  /** Checks the numbers of the mode and of the exploits: what is wrong with them, in words. */
  problems?(game: Game): string[];
  /** Glory of each exploit, in the order of `exploits`. */
  exploitGlory?(game: Game, seat: Seat): number[];
}

export const STANDARD: Mode = { id: 'standard' };
