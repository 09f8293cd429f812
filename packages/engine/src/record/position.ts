/**
 * A position in the words of the game, as JSON: everything that further play needs, without the history. See
 * docs/position.md.
 */

import { hashValue } from '../edition/hash.ts';
import type { Area, Colour, Token } from '../edition/number-types.ts';
import { type EditionTables, NO_TOKEN, STATUSES } from '../edition/tables.ts';
import type { Game } from '../game/game.ts';
import { changedOptions, type Options } from '../game/options.ts';
import { ASIDE, HELD, KEPT, NO_CARD, NO_SEAT, NO_SPACE, ON_PILE, PHASES, type Phase, REMOVED } from '../game/state.ts';
import { type Frame, writeFrames } from './frames.ts';

export const POSITION_FORMAT = 1;

/** A space with a disc (of a colour), with a token, or empty; or a space that is not part of its track in this game. */
interface SpaceWords {
  disc?: number;
  token?: string;
  gone?: true;
}

export interface SeatWords {
  supply: number;
  harbor: number;
  passed: boolean;
  handChanged: boolean;
  tokens: Record<string, number>;
  /** Discs that count like brown tokens, by status; absent without such discs. */
  markers?: Record<string, number>;
  buildings: { id: string; disc: boolean }[];
  /** All cards held face up, including the one in the free slot. */
  cards: string[];
  freeSlot: string | null;
  aside: string[];
  /** Governors that still score for a seat without turns. */
  kept?: string[];
}

export interface Position {
  position: typeof POSITION_FORMAT;
  edition: string;
  /** Fingerprint of the edition's data. */
  data: string;
  /** Absent if the edition has only one board. */
  board?: string;
  mode: string;
  /** Options that differ from the defaults. */
  options: Partial<Options>;
  round: number;
  phase: Phase;
  offset: number;
  first: number;
  phasedFrom: number;
  turn: number;
  abolished: boolean;
  seats: SeatWords[];
  /** Supplies of the colours without a seat, which follow those of the seats; absent without such colours. */
  neutrals?: number[];
  tracks: Record<string, { spaces: SpaceWords[]; beside: number[] }>;
  /** Cities and fleets. */
  cities: Record<string, SpaceWords>;
  links: Record<string, string | null>;
  tiles: Record<string, number>;
  /** Cards on the common discard pile; absent if the edition has no pile. */
  pile?: string[];
  /** Cards out of the game. */
  removed: string[];
  /** Ids of the exploits in the game; absent without exploits. */
  exploits?: readonly string[];
  /** Numbers of the mode by name; absent if it has no numbers. */
  numbers?: Record<string, number[]>;
  /** Pending steps, the current decision last; empty when the game is over. */
  pending: Frame[];
}

function spaceWords(tables: EditionTables, owner: Colour, token: Token): SpaceWords {
  if (owner === NO_SPACE) return { gone: true };
  return {
    ...(owner === NO_SEAT ? {} : { disc: owner }),
    ...(token === NO_TOKEN ? {} : { token: tables.tokenIds[token] }),
  };
}

/** Returns the counts above zero, by id. */
function counts(ids: readonly string[], numbers: ArrayLike<number>): Record<string, number> {
  return Object.fromEntries(ids.map((id, i) => [id, numbers[i]] as const).filter(([, count]) => count > 0));
}

function seatWords({ state, tables }: Game, p: number): SeatWords {
  const cardsAt = (place: number) => tables.cardIds.filter((_, card) => state.cardPlace[card] === place);
  const markers = counts(tables.statusIds, state.markers.subarray(p * STATUSES, (p + 1) * STATUSES));
  return {
    supply: state.supply[p],
    harbor: state.harbor[p],
    passed: state.passed[p] === 1,
    handChanged: state.handChanged[p] === 1,
    tokens: counts(tables.tokenIds, state.tokens.subarray(p * state.tokenKinds, (p + 1) * state.tokenKinds)),
    ...(Object.keys(markers).length > 0 ? { markers } : {}),
    buildings: Array.from({ length: state.built[p] }, (_, i) => ({
      id: tables.buildingIds[state.buildings[p * state.slots + i]],
      disc: state.discs[p * state.slots + i] === 1,
    })),
    cards: cardsAt(HELD + p),
    freeSlot: state.freeSlot[p] === NO_CARD ? null : tables.cardIds[state.freeSlot[p]],
    aside: cardsAt(ASIDE + p),
    ...(p < state.players ? {} : { kept: cardsAt(KEPT + p) }),
  };
}

function trackWords({ state, tables }: Game, area: Area): { spaces: SpaceWords[]; beside: number[] } {
  return {
    spaces: Array.from({ length: tables.trackStart[area + 1] - tables.trackStart[area] }, (_, i) => {
      const space = tables.trackStart[area] + i;
      return spaceWords(tables, state.spaceOwner[space], state.spaceToken[space]);
    }),
    beside: Array.from(state.beside.subarray(area * state.colours, (area + 1) * state.colours)),
  };
}

/** Returns the mode's numbers by field. */
function numbersOf({ state, mode }: Game): Record<string, number[]> {
  let start = 0;
  return Object.fromEntries(
    (mode.fields ?? []).map(({ name, length }) => {
      start += length;
      return [name, Array.from(state.extra.subarray(start - length, start))];
    }),
  );
}

export function writePosition(game: Game): Position {
  const { state, tables, options, mode } = game;
  const cardsAt = (place: number) => tables.cardIds.filter((_, card) => state.cardPlace[card] === place);
  const token = (number: number) => (number === NO_TOKEN ? null : tables.tokenIds[number]);
  return {
    position: POSITION_FORMAT,
    edition: tables.data.id,
    data: tables.hash,
    ...(tables.data.boards.length > 1 ? { board: tables.board } : {}),
    mode: mode.id,
    options: changedOptions(options),
    round: state.round,
    phase: PHASES[state.phase],
    offset: state.offset,
    first: state.first,
    phasedFrom: state.phasedFrom,
    turn: state.turn,
    abolished: state.abolished === 1,
    seats: Array.from({ length: state.seats }, (_, p) => seatWords(game, p)),
    ...(state.colours > state.seats ? { neutrals: Array.from(state.supply.subarray(state.seats)) } : {}),
    tracks: Object.fromEntries(
      tables.areaIds.flatMap((id, area) => (area === tables.home ? [] : [[id, trackWords(game, area)] as const])),
    ),
    cities: Object.fromEntries(
      tables.siteIds.map((id, site) => [id, spaceWords(tables, state.siteOwner[site], state.siteToken[site])]),
    ),
    links: Object.fromEntries(tables.linkIds.map((id, link) => [id, token(state.linkToken[link])])),
    tiles: Object.fromEntries(
      tables.buildingIds.map((id, building) => [id, state.tiles[building]] as const).slice(tables.startBuildings),
    ),
    ...(tables.discardPile ? { pile: cardsAt(ON_PILE) } : {}),
    removed: cardsAt(REMOVED),
    ...(mode.exploits === undefined ? {} : { exploits: mode.exploits }),
    ...((mode.fields ?? []).length === 0 ? {} : { numbers: numbersOf(game) }),
    pending: writeFrames(game),
  };
}

/** Returns the fingerprint of a position: games with the same fingerprint continue in the same way. */
export function hashPosition(game: Game): string {
  return hashValue(writePosition(game));
}
