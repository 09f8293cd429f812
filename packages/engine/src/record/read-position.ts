/** Reads a position from outside into a state, and reports every fault with its path. */

import { inconsistencies } from '../api/consistency.ts';
import { legalMoves } from '../api/play.ts';
import type { Area, Card, Colour, Token } from '../edition/number-types.ts';
import { type EditionTables, NO_TOKEN, STATUSES } from '../edition/tables.ts';
import { withExploits } from '../exploits/index.ts';
import { at, describeValue, Faults } from '../faults.ts';
import { Game, type Mode, STANDARD } from '../game/game.ts';
import { readOptions } from '../game/options.ts';
import {
  ASIDE,
  HELD,
  IN_STACK,
  KEPT,
  NO_BUILDING,
  NO_SEAT,
  NO_SPACE,
  ON_PILE,
  PHASES,
  REMOVED,
  SETTING_UP,
  type State,
} from '../game/state.ts';
import { MODES, modesOf, playersOf } from '../modes/index.ts';
import { findTop } from '../rules/cards.ts';
import { readExploits } from '../setup/setup.ts';
import { readFrames } from './frames.ts';
import { checkPlayable } from './playable.ts';
import { POSITION_FORMAT, type Position, type SeatWords } from './position.ts';

/** Returns a game at a position from outside; throws an `InputError` that lists every fault with its path. */
export function readPosition(value: unknown, tables: EditionTables): Game {
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
const MAX_PIECE_COUNT = 1000;
const MAX_TURNS = 30000;

/** Reads a position into a new state; counts that follow from other parts are computed. */
class Reader {
  private readonly tables: EditionTables;
  private readonly faults: Faults;

  constructor(tables: EditionTables, faults: Faults) {
    this.tables = tables;
    this.faults = faults;
  }

  read(value: unknown): Game {
    const { tables, faults } = this;
    const words = faults.object(value, '', [...KEYS, ...this.partsOfEdition()], ['neutrals', 'exploits', 'numbers']);
    if (words.position !== undefined && words.position !== POSITION_FORMAT) {
      faults.add('position', `must be ${POSITION_FORMAT}, not ${describeValue(words.position)}`);
    }
    if (words.edition !== undefined && words.edition !== tables.data.id) {
      faults.add('edition', `is ${describeValue(words.edition)}, but the edition at hand is ${tables.data.id}`);
    }
    if (words.data !== undefined && words.data !== tables.hash) {
      faults.add('data', `is ${describeValue(words.data)}, but the data at hand have the fingerprint ${tables.hash}`);
    }
    if (words.board !== undefined && words.board !== tables.board) {
      faults.add('board', `is ${describeValue(words.board)}, but the board at hand is ${tables.board}`);
    }
    const mode = this.mode(words.mode);
    const options = readOptions(words.options, 'options', faults, tables.data.rulebook, mode.id);
    const { least, most } = playersOf(tables, mode.id);
    const seats = faults.entries(words.seats, 'seats');
    const more = mode.moreSeats ?? 0;
    const players = seats.length - more;
    if (players < least || players > most) {
      const range = least === most ? `${least + more}` : `${least + more} to ${most + more}`;
      if (Array.isArray(words.seats)) faults.add('seats', `must have ${range} entries, not ${seats.length}`);
      return new Game(tables, options, mode, least);
    }
    const exploits = words.exploits === undefined ? [] : readExploits(words.exploits, tables, 'exploits', faults);
    // The expected form of all other parts depends on these.
    const parts = ['edition', 'data', 'board', 'mode', 'exploits'];
    if (faults.list.some(({ path }) => parts.includes(path.replace(/\[\d+\]$/, '')))) {
      return new Game(tables, options, mode, players);
    }
    const game = new Game(tables, options, withExploits(mode, exploits, tables, players), players);
    const { state } = game;
    state.round = faults.integer(words.round, 'round', 1, tables.data.rounds);
    state.phase = PHASES.indexOf(faults.oneOf(words.phase, 'phase', PHASES));
    state.offset = faults.integer(words.offset, 'offset', 0, players - 1);
    state.first = faults.integer(words.first, 'first', 0, players - 1);
    state.phasedFrom = faults.integer(words.phasedFrom, 'phasedFrom', 0, players);
    state.turn = faults.integer(words.turn, 'turn', 0, MAX_TURNS);
    state.abolished = Number(faults.boolean(words.abolished, 'abolished'));
    state.tiles.set(this.counts(words.tiles, 'tiles', tables.buildingIds, this.startBuildings()));
    state.cardPlace.fill(IN_STACK);
    for (const card of this.cards(words.removed, 'removed')) this.place(state, card, REMOVED, 'removed');
    for (const card of this.cards(words.pile, 'pile')) this.place(state, card, ON_PILE, 'pile');
    seats.forEach((seat, p) => this.seat(game, p, seat));
    this.board(game, words);
    this.ofMode(game, words);
    for (let deck = 0; deck < tables.deckIds.length; deck++) findTop(game, deck);
    readFrames(game, words.pending, 'pending', faults);
    return game;
  }

  /** Returns the keys that depend on the edition. */
  private partsOfEdition(): (keyof Position)[] {
    const { data, discardPile } = this.tables;
    return [...(data.boards.length > 1 ? (['board'] as const) : []), ...(discardPile ? (['pile'] as const) : [])];
  }

  /** Returns whether discs can be in front of status tracks: with a Memorial or with exploits. */
  private hasMarkers({ mode }: Game): boolean {
    return this.tables.catalogue.verb.includes('memorial') || mode.exploits !== undefined;
  }

  private mode(value: unknown): Mode {
    const ids = modesOf(this.tables);
    return MODES[this.faults.oneOf(value, 'mode', ids)]?.mode ?? STANDARD;
  }

  /** Reads the supplies of further colours and the numbers of the mode, which must be as many as the mode has. */
  private ofMode({ state, mode }: Game, words: Record<string, unknown>): void {
    const fields = mode.fields ?? [];
    const neutrals = this.part(words, 'neutrals', state.colours > state.seats, mode);
    const numbers = this.part(words, 'numbers', fields.length > 0, mode);
    if (neutrals !== undefined) {
      state.supply.set(this.numbers(neutrals, 'neutrals', state.colours - state.seats), state.seats);
    }
    if (numbers === undefined) return;
    const names = fields.map((field) => field.name);
    const given = this.faults.object(numbers, 'numbers', names);
    let start = 0;
    for (const { name, length } of fields) {
      if (given[name] !== undefined) state.extra.set(this.numbers(given[name], `numbers.${name}`, length), start);
      start += length;
    }
  }

  /** Checks a key that only some modes have: required in these, refused in others. */
  private part(words: Record<string, unknown>, key: string, has: boolean, mode: Mode): unknown {
    if (has === (words[key] !== undefined)) return words[key];
    this.faults.add(key, has ? 'is missing' : `is no part of this ${mode.id} game`);
    return undefined;
  }

  private numbers(value: unknown, path: string, length: number): number[] {
    const entries = this.faults.entries(value, path);
    if (entries.length === length)
      return entries.map((entry, i) => this.faults.integer(entry, at(path, i), 0, MAX_PIECE_COUNT));
    if (Array.isArray(value))
      this.faults.add(path, `must have ${length} ${length === 1 ? 'entry' : 'entries'}, not ${entries.length}`);
    return [];
  }

  private startBuildings(): string[] {
    return this.tables.buildingIds.filter((_, building) => this.tables.buildingLevel[building] === 0);
  }

  /** Reads counts by id; missing ids count 0, except where all are required. */
  private counts(value: unknown, path: string, ids: readonly string[], except: readonly string[]): number[] {
    const given = this.faults.map(value, path);
    for (const id of Object.keys(given)) {
      if (!ids.includes(id) || except.includes(id)) this.faults.add(at(path, id), 'there is no such thing');
    }
    return ids.map((id) =>
      Object.hasOwn(given, id) ? this.faults.integer(given[id], at(path, id), 0, MAX_PIECE_COUNT) : 0,
    );
  }

  private index(value: unknown, path: string, ids: readonly string[], what: string): number {
    const index = typeof value === 'string' ? ids.indexOf(value) : -1;
    if (index < 0) this.faults.add(path, `there is no ${what} ${describeValue(value)}`);
    return index;
  }

  private cards(value: unknown, path: string): number[] {
    return this.faults
      .entries(value, path)
      .map((card, i) => this.index(card, at(path, i), this.tables.cardIds, 'card'))
      .filter((card) => card >= 0);
  }

  private place(state: State, card: Card, place: number, path: string): void {
    if (state.cardPlace[card] === IN_STACK) state.cardPlace[card] = place;
    else this.faults.add(path, `${this.tables.cardIds[card]} is in two places`);
  }

  private seat(game: Game, p: number, value: unknown): void {
    const { tables, faults } = this;
    const { state } = game;
    const path = at('seats', p);
    const keys = p < state.players ? SEAT_KEYS : [...SEAT_KEYS, 'kept' as const];
    const words = faults.object(value, path, keys, this.hasMarkers(game) ? ['markers'] : []);
    state.supply[p] = faults.integer(words.supply, at(path, 'supply'), 0, tables.data.discs);
    state.harbor[p] = faults.integer(words.harbor, at(path, 'harbor'), 0, tables.data.discs);
    state.passed[p] = Number(faults.boolean(words.passed, at(path, 'passed')));
    state.handChanged[p] = Number(faults.boolean(words.handChanged, at(path, 'handChanged')));
    state.tokens.set(this.counts(words.tokens, at(path, 'tokens'), tables.tokenIds, ['none']), p * state.tokenKinds);
    state.markers.set(this.counts(words.markers ?? {}, at(path, 'markers'), tables.statusIds, []), p * STATUSES);
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
    for (const card of this.cards(words.kept ?? [], at(path, 'kept'))) {
      this.place(state, card, KEPT + p, at(path, 'kept'));
      if (!tables.cardIsGovernor[card]) faults.add(at(path, 'kept'), `${tables.cardIds[card]} is no Governor`);
    }
    if (words.freeSlot !== null && words.freeSlot !== undefined) {
      state.freeSlot[p] = this.index(words.freeSlot, at(path, 'freeSlot'), tables.cardIds, 'card');
    }
    this.statuses(game, p);
  }

  private buildings(state: State, p: number, value: unknown, path: string): void {
    const { tables, faults } = this;
    const entries = faults.entries(value, path, state.phase === SETTING_UP || p >= state.players ? 0 : 1);
    if (entries.length > state.slots) faults.add(path, `there are only ${state.slots} spaces for buildings`);
    entries.slice(0, state.slots).forEach((entry, i) => {
      const words = faults.object(entry, at(path, i), ['id', 'disc']);
      const building = this.index(words.id, at(at(path, i), 'id'), tables.buildingIds, 'building');
      if (building < 0) return;
      const isStart = tables.buildingLevel[building] === 0;
      if (isStart !== (i === 0)) faults.add(at(path, i), 'the start building, and no other, comes first');
      const disc = Number(faults.boolean(words.disc, at(at(path, i), 'disc')));
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
      sum += state.markers[p * STATUSES + status];
      for (let token = 1; token < state.tokenKinds; token++) {
        if (tables.tokenStatus[token] === status) sum += state.tokens[p * state.tokenKinds + token];
      }
      state.status[p * STATUSES + status] = sum;
    }
  }

  private space(value: unknown, path: string, colours: number, mayBeGone: boolean): { owner: Colour; token: Token } {
    const words = this.faults.object(value, path, [], ['disc', 'token', ...(mayBeGone ? ['gone'] : [])]);
    const owner =
      words.disc === undefined ? NO_SEAT : this.faults.integer(words.disc, at(path, 'disc'), 0, colours - 1);
    const token = words.token === undefined ? NO_TOKEN : this.token(words.token, at(path, 'token'));
    if (!this.faults.boolean(words.gone, at(path, 'gone'))) return { owner, token };
    if (owner !== NO_SEAT || token !== NO_TOKEN) this.faults.add(path, 'is gone and so has neither a disc nor a token');
    return { owner: NO_SPACE, token: NO_TOKEN };
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
      if (Object.hasOwn(tracks, id)) this.track(game, area, tracks[id], at('tracks', id));
      state.open[area] = Number(state.filled[area] === tables.trackStart[area + 1] - tables.trackStart[area]);
    });
    const cities = faults.object(words.cities ?? {}, 'cities', tables.siteIds);
    tables.siteIds.forEach((id, site) => {
      if (!Object.hasOwn(cities, id)) return;
      const { owner, token } = this.space(cities[id], at('cities', id), state.colours, false);
      state.siteOwner[site] = owner;
      state.siteToken[site] = token;
      if (owner >= 0) state.presence[tables.siteArea[site] * state.colours + owner]++;
    });
    const links = faults.object(words.links ?? {}, 'links', tables.linkIds);
    tables.linkIds.forEach((id, link) => {
      if (links[id] !== null && links[id] !== undefined) state.linkToken[link] = this.token(links[id], at('links', id));
    });
  }

  private track({ state, options, mode }: Game, area: Area, value: unknown, path: string): void {
    const { tables, faults } = this;
    const mayBeGone = mode.shortensTracks?.(options) ?? false;
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
      const { owner, token } = this.space(space, at(at(path, 'spaces'), i), state.colours, mayBeGone);
      state.spaceOwner[start + i] = owner;
      state.spaceToken[start + i] = token;
      if (owner >= 0) state.presence[area * state.colours + owner]++;
    });
    const free = state.spaceOwner.subarray(start, start + length).indexOf(NO_SEAT);
    state.filled[area] = free < 0 ? length : free;
    const beside = faults.entries(words.beside, at(path, 'beside'));
    if (beside.length !== state.colours) {
      if (Array.isArray(words.beside))
        faults.add(at(path, 'beside'), `must have one number for each of the ${state.colours} colours`);
      return;
    }
    beside.forEach((count, p) => {
      const discs = faults.integer(count, at(at(path, 'beside'), p), 0, tables.data.discs);
      state.beside[area * state.colours + p] = discs;
      state.presence[area * state.colours + p] += discs;
    });
  }
}
