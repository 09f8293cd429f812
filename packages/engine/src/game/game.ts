/** A game (tables, options, mode, state, and a log of events), and the hooks by which a mode changes the rules. */
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
  /** The seat that owns the discs of each colour; `NO_SEAT` for neutral colours. */
  readonly seatOf: NumberTable<Seat>;
  /** Null in search: the same rules run without events. */
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

  /** Returns an independent copy with the same position. */
  clone(): Game {
    const copy = new Game(this.tables, this.options, this.mode, this.state.players);
    copy.state.copyFrom(this.state);
    return copy;
  }

  /** Copies the position of another game of the same edition and number of players; allocates nothing. */
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

/** Discs of a colour in addition to those of the players. */
interface MoreDiscs {
  readonly discs: number;
  /** The seat that owns them; absent for neutral discs. */
  readonly seat?: Seat;
}

/** Actions in addition to the basic ones, each of which replaces one of them. */
export interface MoreActions {
  /** Returns which of the wanted actions (a bit mask) they can replace, with `discs` discs left in the harbor. */
  possible(game: Game, seat: Seat, wanted: number, discs: number): number;
  list(game: Game, seat: Seat, actions: number, list: MoveList): void;
  /** Returns why a move cannot be played; the basic action that it replaces may be performed. */
  refuse(game: Game, seat: Seat, move: MoveNumber): number;
  perform(game: Game, seat: Seat, move: MoveNumber): void;
  /** Returns the area in which a move takes place; -1 without an area. */
  area(game: Game, move: MoveNumber): Area;
}

/** The changes of a mode to the Build Phase. */
export interface BuildRules {
  /** Returns why a tile of the supply cannot be taken; `LEGAL` if it can. */
  refuse(game: Game, building: Building): number;
  /** Returns whether tiles of every level may be taken. */
  anyLevel(game: Game): boolean;
  built(game: Game, building: Building): void;
}

/** A tile of the grid, and the consequences of taking it. */
export interface Forecast {
  readonly building: string;
  readonly level: number;
  readonly column: number;
  /** Actions of the Opposition in addition to its scheduled ones. */
  readonly extraActions: number;
}

/** The ids of all modes, as keys. Each mode extends this interface with its id. @public */
export interface Modes {
  standard: true;
}

export type ModeId = keyof Modes;

/** The hooks of a mode. All are optional: without any of them the game is the standard one. */
export interface Mode {
  readonly id: ModeId;
  /** Number of seats with a board but without turns, after those of the players. */
  readonly moreSeats?: number;
  /** Colours in addition to those of the seats, in the order of their numbers. */
  readonly moreColours?: readonly MoreDiscs[];
  /** Maximum number of steps on the stack, where it exceeds the usual one. */
  readonly frames?: number;
  readonly fields?: readonly ModeField[];
  /** Returns the ids of the steps that only games with this mode and these options have. */
  steps?(options: Options): readonly string[];
  /** Returns whether spaces can be taken out of tracks before the game. */
  shortensTracks?(options: Options): boolean;
  /** Whether tiles leave the game. */
  readonly removesTiles?: boolean;
  readonly moreActions?: MoreActions;
  /** Ids of the exploits in the game. */
  readonly exploits?: readonly string[];
  /** The changes to the Build Phase. */
  readonly building?: BuildRules;
  /** Runs after the tokens, cards and tiles are laid out. */
  prepare?(game: Game, setup: Setup): void;
  /** Runs before the first round, until it returns false. Returns true after pushing a decision of the set-up. */
  setUp?(game: Game): boolean;
  /** Runs when a round begins; may push a decision. */
  beforeBuild?(game: Game): void;
  /** Runs after the Salary Phase of all players. */
  afterSalary?(game: Game): void;
  /** Runs when a region was opened; reports what opens with it. */
  afterOpening?(game: Game, area: Area): void;
  /** Runs after an action at a stage of an activation; `area` is where it took place, or -1. */
  afterAction?(game: Game, seat: Seat, action: number, area: Area, stage: Stage): void;
  /**
   * Runs after an activation or token; `stage` says which actions were performed, `area` where the last of them took
   * place.
   */
  afterActivation?(game: Game, seat: Seat, stage: Stage, area: Area, occupied: Area): void;
  /**
   * Runs when all players have passed, until it returns false. Returns true after pushing a step of the Action Phase.
   */
  beforeTurnsEnd?(game: Game): boolean;
  /** Runs after a round that is not the last. */
  afterRound?(game: Game): void;
  /** Returns the glory for the empty free-Governor slot of a seat without turns; 0 if absent. */
  emptySlotGlory?(game: Game): number;
  /** Returns the winners, where they are not the players with most glory. */
  winners?(game: Game): Seat[];
  /** Returns the result against the Opposition. */
  victory?(game: Game): Victory;
  /** Returns the consequences of taking each visible tile, in modes where building has consequences. */
  forecast?(game: Game): Forecast[];
  /** Returns further glory of a player at the end. */
  glory?(game: Game, seat: Seat): number;
  /** Returns the number of a player's discs that only the mode's numbers store. */
  discs?(game: Game, seat: Seat): number;
  /** Checks the numbers of the mode and of the exploits; returns the faults as sentences. */
  problems?(game: Game): string[];
  /** Returns the glory of each exploit, in the order of `exploits`. */
  exploitGlory?(game: Game, seat: Seat): number[];
}

export const STANDARD: Mode = { id: 'standard' };
