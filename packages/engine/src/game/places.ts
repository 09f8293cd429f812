/**
 * Places of pieces: paths into the position as docs/position.md writes them, such as `seats[0].harbor` or
 * `tracks.africa.spaces[2]`, and names for the places that a position does not list, such as `decks.africa`.
 */
import type { Area, Building, Card, Colour, Deck, Link, Seat, Site, Space, Status } from '../edition/number-types.ts';
import type { EditionTables } from '../edition/tables.ts';
import type { State } from './state.ts';

/** A part of a board that is a single place: its pieces are identified by colour or id. */
type SeatPart = 'supply' | 'harbor' | 'tokens' | 'cards' | 'freeSlot' | 'aside' | 'kept';

/** A place. Those of `buildings` have the building's id, because its copies are alike. */
export type Place =
  | `seats[${number}].${SeatPart}`
  | `seats[${number}].${'buildings' | 'markers'}.${string}`
  | `neutrals[${number}]`
  | `tracks.${string}.spaces[${number}]`
  | `tracks.${string}.beside`
  | `${'cities' | 'links' | 'tiles' | 'decks' | 'governors'}.${string}`
  | `numbers.${string}[${number}]`
  | 'pile'
  | 'removed'
  | 'pending';

/** The parts of a place, as the parser returns them. */
export type PlaceParts =
  | { readonly kind: SeatPart; readonly seat: Seat }
  | { readonly kind: 'buildings' | 'markers'; readonly seat: Seat; readonly id: string }
  | { readonly kind: 'neutrals'; readonly index: number }
  /** A space of a track, counted from 0, the farthest from the stack first. */
  | { readonly kind: 'spaces'; readonly region: string; readonly index: number }
  | { readonly kind: 'beside'; readonly region: string }
  | { readonly kind: 'cities' | 'links' | 'tiles' | 'decks' | 'governors'; readonly id: string }
  | { readonly kind: 'numbers'; readonly name: string; readonly index: number }
  | { readonly kind: 'pile' | 'removed' | 'pending' };

// --- Makers: each takes the numbers of the engine and returns the place ----------------------------------------------

export const supplyOf = (seat: Seat): Place => `seats[${seat}].supply`;
export const harborOf = (seat: Seat): Place => `seats[${seat}].harbor`;
export const tokensOf = (seat: Seat): Place => `seats[${seat}].tokens`;
export const cardsOf = (seat: Seat): Place => `seats[${seat}].cards`;
export const freeSlotOf = (seat: Seat): Place => `seats[${seat}].freeSlot`;
export const asideOf = (seat: Seat): Place => `seats[${seat}].aside`;
export const keptOf = (seat: Seat): Place => `seats[${seat}].kept`;

export function buildingPlace({ buildingIds }: EditionTables, seat: Seat, building: Building): Place {
  return `seats[${seat}].buildings.${buildingIds[building]}`;
}

export function markerPlace({ statusIds }: EditionTables, seat: Seat, status: Status): Place {
  return `seats[${seat}].markers.${statusIds[status]}`;
}

/** Returns the supply of a colour: that of its seat, or of a neutral colour. */
export function supplyPlace({ seats }: State, colour: Colour): Place {
  return colour < seats ? supplyOf(colour as number) : `neutrals[${colour - seats}]`;
}

export function spacePlace({ areaIds, trackStart }: EditionTables, space: Space): Place {
  let area = 0;
  while (trackStart[area + 1] <= space) area++;
  return `tracks.${areaIds[area]}.spaces[${space - trackStart[area]}]`;
}

export function besidePlace({ areaIds }: EditionTables, area: Area): Place {
  return `tracks.${areaIds[area]}.beside`;
}

export function sitePlace({ siteIds }: EditionTables, site: Site): Place {
  return `cities.${siteIds[site]}`;
}

export function linkPlace({ linkIds }: EditionTables, link: Link): Place {
  return `links.${linkIds[link]}`;
}

export function tilePlace({ buildingIds }: EditionTables, building: Building): Place {
  return `tiles.${buildingIds[building]}`;
}

export function deckPlace({ deckIds }: EditionTables, deck: Deck): Place {
  return `decks.${deckIds[deck]}`;
}

export function governorPlace({ areaIds, deckArea, cardDeck }: EditionTables, governor: Card): Place {
  return `governors.${areaIds[deckArea[cardDeck[governor]]]}`;
}

/** Returns one of the numbers of a mode or an exploit that count discs. */
export function numberPlace(name: string, index: number): Place {
  return `numbers.${name}[${index}]`;
}

// --- The parser -------------------------------------------------------------------------------------------------------

const PARSERS: readonly (readonly [RegExp, (...groups: string[]) => PlaceParts])[] = [
  [
    /^seats\[(\d+)\]\.(supply|harbor|tokens|cards|freeSlot|aside|kept)$/,
    (seat, kind) => ({ kind: kind as SeatPart, seat: Number(seat) }),
  ],
  [
    /^seats\[(\d+)\]\.(buildings|markers)\.(.+)$/,
    (seat, kind, id) => ({ kind: kind as 'buildings' | 'markers', seat: Number(seat), id }),
  ],
  [/^neutrals\[(\d+)\]$/, (index) => ({ kind: 'neutrals', index: Number(index) })],
  [/^tracks\.(.+)\.spaces\[(\d+)\]$/, (region, index) => ({ kind: 'spaces', region, index: Number(index) })],
  [/^tracks\.(.+)\.beside$/, (region) => ({ kind: 'beside', region })],
  [
    /^(cities|links|tiles|decks|governors)\.(.+)$/,
    (kind, id) => ({ kind: kind as 'cities' | 'links' | 'tiles' | 'decks' | 'governors', id }),
  ],
  [/^numbers\.(.+)\[(\d+)\]$/, (name, index) => ({ kind: 'numbers', name, index: Number(index) })],
  [/^(pile|removed|pending)$/, (kind) => ({ kind: kind as 'pile' | 'removed' | 'pending' })],
];

/** Parses a place. */
export function parsePlace(place: Place): PlaceParts {
  for (const [pattern, parts] of PARSERS) {
    const found = pattern.exec(place);
    if (found !== null) return parts(...found.slice(1));
  }
  throw new RangeError(`${place} is no place.`);
}
