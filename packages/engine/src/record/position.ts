/** A position in the words of the game, as JSON, with all that is needed to play on and nothing of how it came about. See docs/position.md. */
import { inconsistencies } from '../doors/consistency.ts';
import { legalMoves } from '../doors/doors.ts';
import { hashValue } from '../edition/hash.ts';
import { NO_TOKEN, STATUSES, type Tables } from '../edition/tables.ts';
import { at, Faults, shown } from '../faults.ts';
import { Game } from '../game/game.ts';
import { MODES, type Mode, type Options, readOptions } from '../game/options.ts';
import {
  ASIDE,
  HELD,
  IN_STACK,
  NO_BUILDING,
  NO_CARD,
  NOBODY,
  PHASES,
  type Phase,
  REMOVED,
  State,
} from '../game/state.ts';
import { findTop } from '../rules/cards.ts';
import { type Frame, readFrames, writeFrames } from './frames.ts';
import { checkPlayable } from './playable.ts';

const POSITION_FORMAT = 1;

/** A space with a disc (of a seat), with a token, or with neither. */
interface SpaceWords {
  disc?: number;
  token?: string;
}

interface SeatWords {
  supply: number;
  harbor: number;
  passed: boolean;
  handChanged: boolean;
  tokens: Record<string, number>;
  buildings: { id: string; disc: boolean }[];
  /** All cards held face up, the one in the free slot included. */
  cards: string[];
  freeSlot: string | null;
  aside: string[];
}

export interface Position {
  position: typeof POSITION_FORMAT;
  edition: string;
  /** Fingerprint of the edition's data. */
  data: string;
  mode: Mode;
  options: Options;
  round: number;
  phase: Phase;
  offset: number;
  first: number;
  phasedFrom: number;
  turn: number;
  abolished: boolean;
  seats: SeatWords[];
  tracks: Record<string, { spaces: SpaceWords[]; beside: number[] }>;
  cities: Record<string, SpaceWords>;
  links: Record<string, string | null>;
  tiles: Record<string, number>;
  /** Cards out of the game. */
  removed: string[];
  /** Pending steps, the current decision last; empty when the game is over. */
  pending: Frame[];
}

function spaceWords(tables: Tables, owner: number, token: number): SpaceWords {
  return {
    ...(owner === NOBODY ? {} : { disc: owner }),
    ...(token === NO_TOKEN ? {} : { token: tables.tokenIds[token] }),
  };
}

export function writePosition(game: Game): Position {
  const { state, tables, options } = game;
  const cardsAt = (place: number) => tables.cardIds.filter((_, card) => state.cardPlace[card] === place);
  const seat = (p: number): SeatWords => ({
    supply: state.supply[p],
    harbor: state.harbor[p],
    passed: state.passed[p] === 1,
    handChanged: state.handChanged[p] === 1,
    tokens: Object.fromEntries(
      tables.tokenIds
        .map((id, token) => [id, state.tokens[p * state.tokenKinds + token]] as const)
        .filter(([, n]) => n > 0),
    ),
    buildings: Array.from({ length: state.built[p] }, (_, i) => ({
      id: tables.buildingIds[state.buildings[p * state.slots + i]],
      disc: state.discs[p * state.slots + i] === 1,
    })),
    cards: cardsAt(HELD + p),
    freeSlot: state.freeSlot[p] === NO_CARD ? null : tables.cardIds[state.freeSlot[p]],
    aside: cardsAt(ASIDE + p),
  });
  const track = (area: number) => ({
    spaces: Array.from({ length: tables.trackStart[area + 1] - tables.trackStart[area] }, (_, i) => {
      const space = tables.trackStart[area] + i;
      return spaceWords(tables, state.spaceOwner[space], state.spaceToken[space]);
    }),
    beside: Array.from(state.beside.subarray(area * state.seats, (area + 1) * state.seats)),
  });
  return {
    position: POSITION_FORMAT,
    edition: tables.data.id,
    data: tables.hash,
    mode: 'standard',
    options,
    round: state.round,
    phase: PHASES[state.phase],
    offset: state.offset,
    first: state.first,
    phasedFrom: state.phasedFrom,
    turn: state.turn,
    abolished: state.abolished === 1,
    seats: Array.from({ length: state.seats }, (_, p) => seat(p)),
    tracks: Object.fromEntries(
      tables.areaIds.flatMap((id, area) => (area === tables.home ? [] : [[id, track(area)] as const])),
    ),
    cities: Object.fromEntries(
      tables.siteIds.map((id, site) => [id, spaceWords(tables, state.siteOwner[site], state.siteToken[site])]),
    ),
    links: Object.fromEntries(
      tables.linkIds.map((id, link) => [
        id,
        state.linkToken[link] === NO_TOKEN ? null : tables.tokenIds[state.linkToken[link]],
      ]),
    ),
    tiles: Object.fromEntries(
      tables.buildingIds.flatMap((id, building) =>
        tables.buildingLevel[building] === 0 ? [] : [[id, state.tiles[building]] as const],
      ),
    ),
    removed: cardsAt(REMOVED),
    pending: writeFrames(game),
  };
}

/** Fingerprint of a position: two games with the same one go on alike. */
export function hashPosition(game: Game): string {
  return hashValue(writePosition(game));
}

/** A game at a position from outside; throws an `InputError` that lists every fault with its path. */
export function readPosition(value: unknown, tables: Tables): Game {
  const faults = new Faults();
  const game = new Reader(tables, faults).read(value);
  if (faults.list.length === 0) for (const problem of inconsistencies(game)) faults.add('position', problem);
  if (faults.list.length === 0) checkPlayable(game, faults);
  if (faults.list.length === 0 && game.state.depth > 0 && legalMoves(game).length === 0) {
    faults.add('pending', 'the decision has no legal move');
  }
  faults.throwIfAny('The position cannot be used:');
  return game;
}

const KEYS: (keyof Position)[] = [
  'position',
  'edition',
  'data',
  'mode',
  'options',
  'round',
  'phase',
  'offset',
  'first',
  'phasedFrom',
  'turn',
  'abolished',
  'seats',
  'tracks',
  'cities',
  'links',
  'tiles',
  'removed',
  'pending',
];
const SEAT_KEYS: (keyof SeatWords)[] = [
  'supply',
  'harbor',
  'passed',
  'handChanged',
  'tokens',
  'buildings',
  'cards',
  'freeSlot',
  'aside',
];
const MOST_COUNT = 1000;
const MOST_TURNS = 30000;

/** Reads the words into a fresh state; counts that follow from others are counted anew. */
class Reader {
  private readonly tables: Tables;
  private readonly faults: Faults;

  constructor(tables: Tables, faults: Faults) {
    this.tables = tables;
    this.faults = faults;
  }

  read(value: unknown): Game {
    const { tables, faults } = this;
    const words = faults.object(value, '', KEYS);
    if (words.position !== undefined && words.position !== POSITION_FORMAT) {
      faults.add('position', `must be ${POSITION_FORMAT}, not ${shown(words.position)}`);
    }
    if (words.edition !== undefined && words.edition !== tables.data.id) {
      faults.add('edition', `is ${shown(words.edition)}, but the edition at hand is ${tables.data.id}`);
    }
    if (words.data !== undefined && words.data !== tables.hash) {
      faults.add('data', `is ${shown(words.data)}, but the data at hand have the fingerprint ${tables.hash}`);
    }
    faults.oneOf(words.mode, 'mode', MODES);
    const options = readOptions(words.options, 'options', faults);
    const { least, most } = tables.data.players;
    const seats = faults.entries(words.seats, 'seats');
    if (seats.length < least || seats.length > most) {
      if (Array.isArray(words.seats)) faults.add('seats', `must have ${least} to ${most} entries, not ${seats.length}`);
      return new Game(tables, options, new State(tables, least));
    }
    const state = new State(tables, seats.length);
    const game = new Game(tables, options, state);
    state.round = faults.integer(words.round, 'round', 1, tables.data.rounds);
    state.phase = PHASES.indexOf(faults.oneOf(words.phase, 'phase', PHASES));
    state.offset = faults.integer(words.offset, 'offset', 0, seats.length - 1);
    state.first = faults.integer(words.first, 'first', 0, seats.length - 1);
    state.phasedFrom = faults.integer(words.phasedFrom, 'phasedFrom', 0, seats.length);
    state.turn = faults.integer(words.turn, 'turn', 0, MOST_TURNS);
    state.abolished = Number(faults.yesNo(words.abolished, 'abolished'));
    state.tiles.set(this.counts(words.tiles, 'tiles', tables.buildingIds, this.startBuildings()));
    state.cardPlace.fill(IN_STACK);
    for (const card of this.cards(words.removed, 'removed')) this.place(state, card, REMOVED, 'removed');
    seats.forEach((seat, p) => this.seat(game, p, seat));
    this.board(game, words);
    for (let deck = 0; deck < tables.deckIds.length; deck++) findTop(game, deck);
    readFrames(game, words.pending, 'pending', faults);
    return game;
  }

  private startBuildings(): string[] {
    return this.tables.buildingIds.filter((_, building) => this.tables.buildingLevel[building] === 0);
  }

  /** Counts by id; ids that are left out count 0, except where all are required. */
  private counts(value: unknown, path: string, ids: readonly string[], except: readonly string[]): number[] {
    const given = this.faults.map(value, path);
    for (const id of Object.keys(given)) {
      if (!ids.includes(id) || except.includes(id)) this.faults.add(at(path, id), 'there is no such thing');
    }
    return ids.map((id) =>
      Object.hasOwn(given, id) ? this.faults.integer(given[id], at(path, id), 0, MOST_COUNT) : 0,
    );
  }

  private index(value: unknown, path: string, ids: readonly string[], what: string): number {
    const index = typeof value === 'string' ? ids.indexOf(value) : -1;
    if (index < 0) this.faults.add(path, `there is no ${what} ${shown(value)}`);
    return index;
  }

  private cards(value: unknown, path: string): number[] {
    return this.faults
      .entries(value, path)
      .map((card, i) => this.index(card, at(path, i), this.tables.cardIds, 'card'))
      .filter((card) => card >= 0);
  }

  private place(state: State, card: number, place: number, path: string): void {
    if (state.cardPlace[card] === IN_STACK) state.cardPlace[card] = place;
    else this.faults.add(path, `${this.tables.cardIds[card]} is in two places`);
  }

  private seat(game: Game, p: number, value: unknown): void {
    const { tables, faults } = this;
    const { state } = game;
    const path = at('seats', p);
    const words = faults.object(value, path, SEAT_KEYS);
    state.supply[p] = faults.integer(words.supply, at(path, 'supply'), 0, tables.data.discs);
    state.harbor[p] = faults.integer(words.harbor, at(path, 'harbor'), 0, tables.data.discs);
    state.passed[p] = Number(faults.yesNo(words.passed, at(path, 'passed')));
    state.handChanged[p] = Number(faults.yesNo(words.handChanged, at(path, 'handChanged')));
    state.tokens.set(this.counts(words.tokens, at(path, 'tokens'), tables.tokenIds, ['none']), p * state.tokenKinds);
    this.buildings(state, p, words.buildings, at(path, 'buildings'));
    for (const card of this.cards(words.cards, at(path, 'cards'))) {
      this.place(state, card, HELD + p, at(path, 'cards'));
      state.held[p]++;
      state.heldSlavery[p] += tables.cardIsSlavery[card];
      state.heldGovernors[p] += tables.cardIsGovernor[card];
    }
    for (const card of this.cards(words.aside, at(path, 'aside'))) {
      this.place(state, card, ASIDE + p, at(path, 'aside'));
      state.aside[p]++;
    }
    if (words.freeSlot !== null && words.freeSlot !== undefined) {
      state.freeSlot[p] = this.index(words.freeSlot, at(path, 'freeSlot'), tables.cardIds, 'card');
    }
    this.statuses(game, p);
  }

  private buildings(state: State, p: number, value: unknown, path: string): void {
    const { tables, faults } = this;
    const entries = faults.entries(value, path, 1);
    if (entries.length > state.slots) faults.add(path, `there are only ${state.slots} spaces for buildings`);
    entries.slice(0, state.slots).forEach((entry, i) => {
      const words = faults.object(entry, at(path, i), ['id', 'disc']);
      const building = this.index(words.id, at(at(path, i), 'id'), tables.buildingIds, 'building');
      if (building < 0) return;
      const isStart = tables.buildingLevel[building] === 0;
      if (isStart !== (i === 0)) faults.add(at(path, i), 'the start building, and no other, comes first');
      const disc = Number(faults.yesNo(words.disc, at(at(path, i), 'disc')));
      state.buildings[p * state.slots + i] = building;
      state.discs[p * state.slots + i] = disc;
      state.built[p]++;
      state.busy[p] += disc;
      if (tables.buildingLevel[building] === tables.topLevel) state.builtTop[p]++;
    });
  }

  private statuses(game: Game, p: number): void {
    const { tables } = this;
    const { state } = game;
    for (let status = 0; status < STATUSES; status++) {
      let sum = 0;
      for (let i = 0; i < state.slots; i++) {
        const building = state.buildings[p * state.slots + i];
        if (building !== NO_BUILDING) sum += tables.buildingIcons[building * STATUSES + status];
      }
      state.cardPlace.forEach((place, card) => {
        if (place === HELD + p) sum += tables.cardIcons[card * STATUSES + status];
      });
      for (let token = 1; token < state.tokenKinds; token++) {
        if (tables.tokenStatus[token] === status) sum += state.tokens[p * state.tokenKinds + token];
      }
      state.status[p * STATUSES + status] = sum;
    }
  }

  private space(value: unknown, path: string, seats: number): { owner: number; token: number } {
    const words = this.faults.object(value, path, [], ['disc', 'token']);
    const owner = words.disc === undefined ? NOBODY : this.faults.integer(words.disc, at(path, 'disc'), 0, seats - 1);
    const token = words.token === undefined ? NO_TOKEN : this.token(words.token, at(path, 'token'));
    return { owner, token };
  }

  private token(value: unknown, path: string): number {
    return Math.max(NO_TOKEN, this.index(value === 'none' ? undefined : value, path, this.tables.tokenIds, 'token'));
  }

  private board(game: Game, words: Record<string, unknown>): void {
    const { tables, faults } = this;
    const { state } = game;
    const regions = tables.areaIds.filter((_, area) => area !== tables.home);
    const tracks = faults.object(words.tracks ?? {}, 'tracks', regions);
    tables.areaIds.forEach((id, area) => {
      if (Object.hasOwn(tracks, id)) this.track(state, area, tracks[id], at('tracks', id));
      state.open[area] = Number(state.filled[area] === tables.trackStart[area + 1] - tables.trackStart[area]);
    });
    const cities = faults.object(words.cities ?? {}, 'cities', tables.siteIds);
    tables.siteIds.forEach((id, site) => {
      if (!Object.hasOwn(cities, id)) return;
      const { owner, token } = this.space(cities[id], at('cities', id), state.seats);
      state.siteOwner[site] = owner;
      state.siteToken[site] = token;
      if (owner !== NOBODY) state.presence[tables.siteArea[site] * state.seats + owner]++;
    });
    const links = faults.object(words.links ?? {}, 'links', tables.linkIds);
    tables.linkIds.forEach((id, link) => {
      if (links[id] !== null && links[id] !== undefined) state.linkToken[link] = this.token(links[id], at('links', id));
    });
  }

  private track(state: State, area: number, value: unknown, path: string): void {
    const { tables, faults } = this;
    const words = faults.object(value, path, ['spaces', 'beside']);
    const start = tables.trackStart[area];
    const length = tables.trackStart[area + 1] - start;
    const spaces = faults.entries(words.spaces, at(path, 'spaces'));
    if (spaces.length !== length) {
      if (Array.isArray(words.spaces))
        faults.add(at(path, 'spaces'), `must have ${length} entries, not ${spaces.length}`);
      return;
    }
    spaces.forEach((space, i) => {
      const { owner, token } = this.space(space, at(at(path, 'spaces'), i), state.seats);
      state.spaceOwner[start + i] = owner;
      state.spaceToken[start + i] = token;
      if (owner === NOBODY) return;
      state.filled[area]++;
      state.presence[area * state.seats + owner]++;
    });
    const beside = faults.entries(words.beside, at(path, 'beside'));
    if (beside.length !== state.seats) {
      if (Array.isArray(words.beside))
        faults.add(at(path, 'beside'), `must have one number for each of the ${state.seats} seats`);
      return;
    }
    beside.forEach((count, p) => {
      const discs = faults.integer(count, at(at(path, 'beside'), p), 0, tables.data.discs);
      state.beside[area * state.seats + p] = discs;
      state.presence[area * state.seats + p] += discs;
    });
  }
}
