/** The state of a game: a few numbers and named arrays of numbers over one buffer, which is copied in one operation. */
import { MAX_SEATS } from '../edition/limits.ts';
import type { Building, Card, Colour, Numbers, Seat, Token } from '../edition/number-types.ts';
import { type EditionTables, STATUSES } from '../edition/tables.ts';

/** Places of a card: in its stack (a Governor: at its place on the board), out of the game, or with a seat. */
export const IN_STACK = 0;
export const REMOVED = 1;
/** On the common discard pile. */
export const ON_PILE = 2;
/** `HELD + seat`: face up with a player. */
export const HELD = 8;
/** `ASIDE + seat`: a Slavery card face down beside a player's board. */
export const ASIDE = HELD + MAX_SEATS;
/** `KEPT + seat`: out of the game, but still scored by a seat for its glory. */
export const KEPT = ASIDE + MAX_SEATS;

export const NO_SEAT = -1;

/** Returns the colour of a seat's own discs. A seat that a mode plays may have discs of more colours. */
export function colourOf(seat: Seat): Colour {
  return seat as number;
}

/** Stands for an owner: the space is not part of the track in this game. */
export const NO_SPACE = -2;
export const NO_CARD = -1;
export const NO_BUILDING = -1;

export const BUILD = 0;
export const GROWTH = 1;
export const SALARY = 2;
export const ACTION = 3;
/** Only in editions with a Discard Phase. */
export const DISCARDING = 4;
/** Before the first round. */
export const SETTING_UP = 5;
export const PHASES = ['build', 'growth', 'salary', 'action', 'discard', 'set-up'] as const;
export type Phase = (typeof PHASES)[number];

/** Length of a frame of the stack of pending steps (`stack.ts`). */
export const FRAME_SIZE = 6;
/** Maximum number of frames in most games. */
export const USUAL_FRAMES = 12;

/** Numbers outside the buffer, in the order of a snapshot. */
const NUMBERS = ['round', 'phase', 'offset', 'first', 'phasedFrom', 'turn', 'abolished', 'depth'] as const;

/** The sizes of the arrays, which depend on the mode and the number of players. */
interface Shape {
  readonly players: number;
  readonly seats: number;
  readonly colours: number;
  /** Number of numbers of the mode. */
  readonly extra: number;
  /** Maximum number of frames on the stack. */
  readonly frames: number;
}

export class State {
  /** Counted from 1. */
  round = 1;
  phase = BUILD;
  /** In phases 1 to 3: the place in turn order, from the first player, of the player whose part it is. */
  offset = 0;
  /** Seat with the First Player Marker. */
  first: Seat = 0;
  /**
   * From this place in turn order on, the round is played phase by phase; the players before did phases 1 to 3 in a
   * row.
   */
  phasedFrom = 0;
  /** Counts turns (each player's part in phases 1 to 3, and each turn of phase 4) from the start of the game. */
  turn = 0;
  abolished = 0;
  /** Number of frames on the stack. */
  depth = 0;

  /** Seats that build, take turns and decide; they come first. */
  readonly players: number;
  /** Seats with a board: the players, and seats that a mode plays by its own rules. */
  readonly seats: number;
  /** Kinds of discs: one for each seat, and those that modes add. */
  readonly colours: number;
  /** Building spaces of one player, start building included. */
  readonly slots: number;
  /** Kinds of tokens, `none` included. */
  readonly tokenKinds: number;
  private readonly buffer: Int16Array;

  // For each colour.
  readonly supply: Int16Array;

  // For each player.
  readonly harbor: Int16Array;
  readonly passed: Int16Array;
  /**
   * 1 if cards came or left after this player passed: the Card Limit is checked again at the end of the round
   * (CL-EOR-2).
   */
  readonly handChanged: Int16Array;
  /** True icon totals, at `seat * STATUSES + status`. */
  readonly status: Int16Array;
  /** Discs that count like brown tokens, at `seat * STATUSES + status`. */
  readonly markers: Int16Array;
  /** Tokens held, at `seat * tokenKinds + token`. */
  readonly tokens: Int16Array;
  /** Buildings in the order they were built, at `seat * slots + i`; `NO_BUILDING` for an empty space. */
  readonly buildings: Numbers<Building>;
  /** 1 if a disc is on that building's activation circle. */
  readonly discs: Int16Array;
  /** Number of owned buildings. */
  readonly built: Int16Array;
  /** Owned buildings of the highest level. */
  readonly builtTop: Int16Array;
  /** Buildings with a disc. */
  readonly busy: Int16Array;
  /** Governor in the free slot. */
  readonly freeSlot: Numbers<Card>;
  /** Cards held face up, the free slot included. */
  readonly held: Int16Array;
  readonly heldSlavery: Int16Array;
  readonly heldGovernors: Int16Array;
  /** Slavery cards face down. */
  readonly aside: Int16Array;

  // The board.
  readonly siteOwner: Numbers<Colour>;
  readonly siteToken: Numbers<Token>;
  readonly spaceOwner: Numbers<Colour>;
  readonly spaceToken: Numbers<Token>;
  /** Number of spaces of each area's track before the next free one. */
  readonly filled: Int16Array;
  readonly open: Int16Array;
  /** Discs beside the track or in the Open Sea, at `area * colours + colour`. */
  readonly beside: Int16Array;
  /** Discs in the area: cities, fleets, track and beside it, at `area * colours + colour`. */
  readonly presence: Int16Array;
  readonly linkToken: Numbers<Token>;

  // Cards and tiles.
  readonly cardPlace: Int16Array;
  /** Top card of each stack. */
  readonly deckTop: Numbers<Card>;
  /** Tiles of each building left in the supply. */
  readonly tiles: Int16Array;

  /** Numbers of the mode. */
  readonly extra: Int16Array;

  /** Pending steps, `FRAME_SIZE` numbers each, the current one last. */
  readonly stack: Int16Array;

  constructor(tables: EditionTables, { players, seats, colours, extra, frames }: Shape) {
    this.players = players;
    this.seats = seats;
    this.colours = colours;
    this.slots = 1 + tables.data.buildingSpaces;
    this.tokenKinds = tables.tokenIds.length;
    const areas = tables.areaIds.length;
    const sites = tables.siteIds.length;
    const spaces = tables.spaceIds.length;
    const lengths = {
      supply: colours,
      harbor: seats,
      passed: seats,
      handChanged: seats,
      status: seats * STATUSES,
      markers: seats * STATUSES,
      tokens: seats * this.tokenKinds,
      buildings: seats * this.slots,
      discs: seats * this.slots,
      built: seats,
      builtTop: seats,
      busy: seats,
      freeSlot: seats,
      held: seats,
      heldSlavery: seats,
      heldGovernors: seats,
      aside: seats,
      siteOwner: sites,
      siteToken: sites,
      spaceOwner: spaces,
      spaceToken: spaces,
      filled: areas,
      open: areas,
      beside: areas * colours,
      presence: areas * colours,
      linkToken: tables.linkIds.length,
      cardPlace: tables.cardIds.length,
      deckTop: tables.deckIds.length,
      tiles: tables.buildingIds.length,
      extra,
      stack: frames * FRAME_SIZE,
    };
    const buffer = new Int16Array(Object.values(lengths).reduce((sum, length) => sum + length, 0));
    let start = 0;
    const take = (length: number) => {
      start += length;
      return buffer.subarray(start - length, start);
    };
    this.buffer = buffer;
    this.supply = take(lengths.supply);
    this.harbor = take(lengths.harbor);
    this.passed = take(lengths.passed);
    this.handChanged = take(lengths.handChanged);
    this.status = take(lengths.status);
    this.markers = take(lengths.markers);
    this.tokens = take(lengths.tokens);
    this.buildings = take(lengths.buildings).fill(NO_BUILDING);
    this.discs = take(lengths.discs);
    this.built = take(lengths.built);
    this.builtTop = take(lengths.builtTop);
    this.busy = take(lengths.busy);
    this.freeSlot = take(lengths.freeSlot).fill(NO_CARD);
    this.held = take(lengths.held);
    this.heldSlavery = take(lengths.heldSlavery);
    this.heldGovernors = take(lengths.heldGovernors);
    this.aside = take(lengths.aside);
    this.siteOwner = take(lengths.siteOwner).fill(NO_SEAT);
    this.siteToken = take(lengths.siteToken);
    this.spaceOwner = take(lengths.spaceOwner).fill(NO_SEAT);
    this.spaceToken = take(lengths.spaceToken);
    this.filled = take(lengths.filled);
    this.open = take(lengths.open);
    this.beside = take(lengths.beside);
    this.presence = take(lengths.presence);
    this.linkToken = take(lengths.linkToken);
    this.cardPlace = take(lengths.cardPlace);
    this.deckTop = take(lengths.deckTop);
    this.tiles = take(lengths.tiles);
    this.extra = take(lengths.extra);
    this.stack = take(lengths.stack);
  }

  /** Copies another state of the same shape. */
  copyFrom(other: State): void {
    this.buffer.set(other.buffer);
    this.round = other.round;
    this.phase = other.phase;
    this.offset = other.offset;
    this.first = other.first;
    this.phasedFrom = other.phasedFrom;
    this.turn = other.turn;
    this.abolished = other.abolished;
    this.depth = other.depth;
  }

  /**
   * Returns whether the position equals that of another state of the same shape; numbers above the stack have no
   * meaning.
   */
  equals(other: State): boolean {
    if (NUMBERS.some((name) => this[name] !== other[name])) return false;
    const end = this.buffer.length - this.stack.length + this.depth * FRAME_SIZE;
    for (let i = 0; i < end; i++) if (this.buffer[i] !== other.buffer[i]) return false;
    return true;
  }

  /** Returns the whole state as one array, for `restore`. */
  save(): Int16Array {
    const saved = new Int16Array(this.buffer.length + NUMBERS.length);
    saved.set(this.buffer);
    NUMBERS.forEach((name, i) => {
      saved[this.buffer.length + i] = this[name];
    });
    return saved;
  }

  restore(saved: Int16Array): void {
    this.buffer.set(saved.subarray(0, this.buffer.length));
    NUMBERS.forEach((name, i) => {
      this[name] = saved[this.buffer.length + i];
    });
  }
}
