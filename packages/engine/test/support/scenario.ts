/** Positions for tests: an empty board with only what the test names, and short helpers to play and inspect. */
import {
  apply,
  createGame,
  DEFAULT_OPTIONS,
  dealSetup,
  type EditionTables,
  type ExploitChoice,
  edition,
  type Game,
  type GameEvent,
  inconsistencies,
  legalMoves,
  type Move,
  type Options,
  type Position,
  pending,
  play,
  playersOf,
  type Refusal,
  readPosition,
  type Score,
  score,
  whyNot,
  writePosition,
} from '../../src/index.ts';
import { MODES } from '../../src/modes/index.ts';
import { difference, explanations } from './examine.ts';

export interface SeatSketch {
  harbor?: number;
  /** Numbers of held tokens by kind: five industry tokens make an Industry of 5. */
  tokens?: Record<string, number>;
  /** Discs in front of status tracks. */
  markers?: Record<string, number>;
  /** The start building; by default the first of the edition. */
  start?: string;
  /** Buildings besides the start building. */
  buildings?: string[];
  /** Buildings (the start building included) with a disc; named twice for two copies. */
  busy?: string[];
  cards?: string[];
  /** Defaults to the first Governor among the cards. */
  freeSlot?: string | null;
  aside?: string[];
  /** Governors discarded by the Opposition, which still score. */
  kept?: string[];
  passed?: boolean;
}

export interface Sketch {
  tables?: EditionTables;
  mode?: string;
  exploits?: string[];
  /** Numbers of the mode and its exploits in the state, where they differ from the start of a game. */
  numbers?: Record<string, number[]>;
  players?: number;
  options?: Partial<Options>;
  /** The round; by default the first in which the buildings are possible. */
  round?: number;
  first?: number;
  /** The pending decision; by default a turn of the Action Phase. */
  decision?: 'build' | 'turn';
  /** The seat that decides; by default the first player. */
  seat?: number;
  abolished?: boolean;
  seats?: SeatSketch[];
  /** Owners of the discs on a track, from the farthest space. A full track opens its region. */
  tracks?: Record<string, number[]>;
  /** Regions opened by seat 0, with the Governor out of the game. */
  open?: string[];
  /** Discs beside a full track or in the Open Sea, by colour. */
  beside?: Record<string, number[]>;
  /** Track spaces that are not part of the game: `africa.1`. */
  gone?: string[];
  /** Owner of the disc in a city or fleet. */
  cities?: Record<string, number>;
  /** Tokens on spaces: `lisbon`, `africa.1`, `lisbon+seville`. */
  tokens?: Record<string, string>;
  /** Cards on the common discard pile. */
  pile?: string[];
  /** Cards out of the game. */
  removed?: string[];
}

export class Scenario {
  readonly game: Game;

  constructor(game: Game) {
    this.game = game;
    this.checkPosition('the start', []);
  }

  /** Plays moves by their text and checks the position after each; returns the events of the last one. */
  play(...moves: string[]): GameEvent[] {
    let events: GameEvent[] = [];
    for (const text of moves) {
      const silent = this.game.clone();
      events = play(this.game, this.move(text));
      apply(silent, this.move(text).number);
      this.checkPosition(text, difference(this.game, silent));
    }
    return events;
  }

  /**
   * Checked and unchecked moves lead to the same position, nothing in it is lost, and exactly the unlisted moves have a
   * reason.
   */
  private checkPosition(move: string, differences: string[]): void {
    const listed = new Set(legalMoves(this.game).map(({ number }) => number));
    const problems = [...differences, ...inconsistencies(this.game), ...explanations(this.game, listed)];
    if (problems.length > 0) throw new Error(`After ${move}: ${problems.join('; ')}`);
  }

  move(text: string): Move {
    const move = this.game.tables.catalogue.byText.get(text);
    if (move === undefined) throw new Error(`There is no move ${text}.`);
    return move;
  }

  /** Returns the legal moves as texts, optionally those of one verb. */
  legal(verb?: string): string[] {
    return legalMoves(this.game)
      .map((move) => move.text)
      .filter((text) => verb === undefined || text.split(' ')[0] === verb);
  }

  why(text: string): Refusal | null {
    return whyNot(this.game, this.move(text));
  }

  /** Returns the rule id for which a move is refused; undefined if it is legal. */
  rule(text: string): string | undefined {
    return this.why(text)?.rule;
  }

  /** Returns the pending decision, as `turn 0`; `over` at the end. */
  get asks(): string {
    const asked = pending(this.game);
    return asked === null ? 'over' : `${asked.decision} ${asked.seat}`;
  }

  get position(): Position {
    return writePosition(this.game);
  }

  seat(seat: number): Position['seats'][number] {
    return this.position.seats[seat];
  }

  /** The true total of a status. */
  status(seat: number, status: string): number {
    return this.game.state.status[seat * 4 + this.game.tables.statusIds.indexOf(status)];
  }

  presence(seat: number, area: string): number {
    return this.game.state.presence[this.game.tables.areaIds.indexOf(area) * this.game.state.colours + seat];
  }

  isOpen(area: string): boolean {
    return this.game.state.open[this.game.tables.areaIds.indexOf(area)] === 1;
  }

  /** Top card of a stack, or null. */
  top(deck: string): string | null {
    return this.game.tables.cardIds[this.game.state.deckTop[this.game.tables.deckIds.indexOf(deck)]] ?? null;
  }

  score(seat: number): Score {
    return score(this.game, seat);
  }
}

export function scenario(sketch: Sketch): Scenario {
  const tables = sketch.tables ?? edition('classic');
  return new Scenario(readPosition(draw(sketch, tables), tables));
}

/** The same helpers for a game in progress. */
export function follow(game: Game): Scenario {
  return new Scenario(game);
}

interface NewGame {
  readonly seed?: string;
  readonly options?: Partial<Options>;
  readonly tables?: EditionTables;
  readonly mode?: string;
  readonly exploits?: ExploitChoice;
}

/** Starts a game, for rules about set-up and about whole rounds; by default a standard game of Classic. */
export function newGame(
  players: number,
  { seed = 'test', options = {}, tables = edition('classic'), mode = 'standard', exploits = 'none' }: NewGame = {},
) {
  const setup = dealSetup(tables, players, seed, exploits, mode);
  return createGame(tables, players, { ...DEFAULT_OPTIONS, ...options }, setup, MODES[mode].mode);
}

function draw(sketch: Sketch, tables: EditionTables): Position {
  const mode = sketch.mode ?? 'standard';
  const { least } = playersOf(tables, mode);
  const more = MODES[mode].mode.moreSeats ?? 0;
  const players = sketch.players ?? Math.max(least, (sketch.seats?.length ?? 0) - more);
  const first = sketch.first ?? 0;
  const seat = sketch.seat ?? first;
  const decision = sketch.decision ?? 'turn';
  const { options = {}, exploits = 'none' } = sketch;
  const blank = writePosition(newGame(players, { seed: 'blank', options, tables, mode, exploits }).game);
  const colours = players + more + (blank.neutrals?.length ?? 0);
  const tokenOn = (space: string) => {
    const token = sketch.tokens?.[space];
    return token === undefined ? {} : { token };
  };
  const tracks = tracksOf(sketch, tables, blank);
  const seats = blank.seats.map((empty, p) =>
    p < players ? seatWords(sketch, tables, tracks, p) : boardWords(sketch.seats?.[p] ?? {}, empty),
  );
  const tiles = { ...blank.tiles };
  for (const { buildings } of seats) for (const { id } of buildings.slice(1)) tiles[id] = Math.max(0, tiles[id] - 1);
  const step = { step: decision, seat };
  return {
    ...blank,
    round: sketch.round ?? roundOf(seats, decision),
    first,
    phase: decision === 'build' ? 'build' : 'action',
    phasedFrom: sketch.options?.phaseOrder === 'byPlayer' ? players : 0,
    offset: decision === 'build' ? (seat - first + players) % players : 0,
    turn: 1,
    abolished: sketch.abolished ?? false,
    seats,
    tracks: Object.fromEntries(
      Object.entries(tracks).map(([region, owners]) => [
        region,
        {
          spaces: blank.tracks[region].spaces.map((_, i) =>
            sketch.gone?.includes(`${region}.${i + 1}`)
              ? { gone: true }
              : i < owners.length
                ? { disc: owners[i] }
                : tokenOn(`${region}.${i + 1}`),
          ),
          beside: Array.from({ length: colours }, (_, p) => sketch.beside?.[region]?.[p] ?? 0),
        },
      ]),
    ),
    cities: Object.fromEntries(
      tables.siteIds.map((id) => [id, sketch.cities?.[id] === undefined ? tokenOn(id) : { disc: sketch.cities[id] }]),
    ),
    links: Object.fromEntries(tables.linkIds.map((id) => [id, sketch.tokens?.[id] ?? null])),
    tiles,
    ...(blank.neutrals === undefined
      ? {}
      : {
          neutrals: blank.neutrals.map((supply, i) => neutralSupply(sketch, tracks, blank, supply, players + more + i)),
        }),
    ...(blank.numbers === undefined ? {} : { numbers: { ...blank.numbers, ...sketch.numbers } }),
    ...(tables.discardPile ? { pile: sketch.pile ?? [] } : {}),
    removed: [...removedCards(sketch, tables, tracks, seats)],
    pending:
      decision === 'build'
        ? [{ step: 'round', seat: first, begun: 1 }, step]
        : [
            { step: 'round-end', seat: first },
            ...(tables.discardPhase ? [{ step: 'discards', seat: first, checked: 0 }] : []),
            { step: 'turns', seat: (seat + 1) % players, begun: 1 },
            step,
          ],
  };
}

/** Returns the first round in which a player can have this number of buildings. */
function roundOf(seats: Position['seats'], decision: Sketch['decision']): number {
  const built = Math.max(...seats.map(({ buildings }) => buildings.length - 1));
  return Math.max(1, decision === 'build' ? built + 1 : built);
}

function tracksOf(sketch: Sketch, tables: EditionTables, blank: Position): Record<string, number[]> {
  const regions = tables.areaIds.filter((_, area) => area !== tables.home);
  return Object.fromEntries(
    regions.map((region) => {
      const length = blank.tracks[region].spaces.length;
      return [region, sketch.tracks?.[region] ?? (sketch.open?.includes(region) ? Array(length).fill(0) : [])];
    }),
  );
}

/**
 * Cards out of the game: Governors of open regions without an owner, Slavery cards after the Abolition, and what the
 * test names.
 */
function removedCards(
  sketch: Sketch,
  tables: EditionTables,
  tracks: Record<string, number[]>,
  seats: Position['seats'],
): Set<string> {
  const held = new Set(seats.flatMap((seat) => [...seat.cards, ...seat.aside, ...(seat.kept ?? [])]));
  const removed = new Set(sketch.removed ?? []);
  tables.cardIds.forEach((card, c) => {
    const deck = tables.cardDeck[c];
    const area = tables.deckArea[deck];
    const owners = tracks[tables.areaIds[area]];
    const open = owners !== undefined && owners.length === tables.trackStart[area + 1] - tables.trackStart[area];
    const gone = (tables.cardIsGovernor[c] && open) || (tables.cardIsSlavery[c] && sketch.abolished);
    if (gone && !held.has(card)) removed.add(card);
  });
  return removed;
}

/** Discs of a colour on tracks, in cities and fleets, and beside tracks. */
function onBoard(sketch: Sketch, tracks: Record<string, number[]>, colour: number): number {
  const placed = [...Object.values(tracks).flat(), ...Object.values(sketch.cities ?? {})];
  const beside = Object.values(sketch.beside ?? {}).reduce((sum, discs) => sum + (discs[colour] ?? 0), 0);
  return placed.filter((owner) => owner === colour).length + beside;
}

/** The supply of a colour without a player; discs that the start of a game puts on the board are back in it. */
function neutralSupply(
  sketch: Sketch,
  tracks: Record<string, number[]>,
  blank: Position,
  supply: number,
  colour: number,
): number {
  const spaces = [...Object.values(blank.tracks).flatMap((track) => track.spaces), ...Object.values(blank.cities)];
  const placed = spaces.filter(({ disc }) => disc === colour).length;
  return Math.max(0, supply + placed - onBoard(sketch, tracks, colour));
}

/** A seat without turns: a board without buildings and discs. */
function boardWords(seat: SeatSketch, empty: Position['seats'][number]): Position['seats'][number] {
  const { tokens = {}, cards = [], aside = [], kept = [] } = seat;
  return { ...empty, tokens, cards, freeSlot: freeSlotOf(seat), aside, kept };
}

/** The first Governor by default. */
function freeSlotOf({ cards = [], freeSlot }: SeatSketch): string | null {
  return freeSlot === undefined ? (cards.find((card) => card.endsWith('-governor')) ?? null) : freeSlot;
}

function seatWords(
  sketch: Sketch,
  tables: EditionTables,
  tracks: Record<string, number[]>,
  p: number,
): Position['seats'][number] {
  const seat = sketch.seats?.[p] ?? {};
  const busy = [...(seat.busy ?? [])];
  const buildings = [seat.start ?? tables.buildingIds[0], ...(seat.buildings ?? [])].map((id) => {
    const disc = busy.includes(id);
    if (disc) busy.splice(busy.indexOf(id), 1);
    return { id, disc };
  });
  const cards = seat.cards ?? [];
  const markers = Object.values(seat.markers ?? {}).reduce((sum, count) => sum + count, 0);
  const harbor = seat.harbor ?? 0;
  return {
    supply: tables.data.discs - harbor - onBoard(sketch, tracks, p) - (seat.busy?.length ?? 0) - markers,
    harbor,
    passed: seat.passed ?? false,
    handChanged: false,
    tokens: seat.tokens ?? {},
    ...(seat.markers === undefined ? {} : { markers: seat.markers }),
    buildings,
    cards,
    freeSlot: freeSlotOf(seat),
    aside: seat.aside ?? [],
  };
}
