/** Counts the pieces of a position by place, and moves them according to events. */
import type { PieceMove } from '../../src/game/pieces.ts';
import { type Place, parsePlace } from '../../src/game/places.ts';
import { type Game, writePosition } from '../../src/index.ts';

/** Numbers of pieces by place and piece, as `cities.lisbon: disc 2`; zero counts are left out. */
export class Contents {
  readonly counts = new Map<string, number>();

  private add(piece: string, place: Place | null, count: number): void {
    if (place === null) return;
    parsePlace(place);
    const key = `${place}: ${piece}`;
    const sum = (this.counts.get(key) ?? 0) + count;
    if (sum === 0) this.counts.delete(key);
    else this.counts.set(key, sum);
  }

  disc(colour: number | undefined, place: Place, count = 1): void {
    if (colour !== undefined) this.add(`disc ${colour}`, place, count);
  }

  item(kind: 'token' | 'card' | 'tile', id: string | null | undefined, place: Place, count = 1): void {
    if (id !== null && id !== undefined) this.add(`${kind} ${id}`, place, count);
  }

  move(moved: PieceMove): void {
    const name = moved.piece === 'disc' ? `disc ${moved.colour}` : `${moved.piece} ${moved.id}`;
    const count = moved.piece === 'disc' ? (moved.count ?? 1) : 1;
    this.add(name, moved.from, -count);
    this.add(name, moved.to, count);
  }
}

/** Lists of the position's numbers that count discs, with the colour of each. */
const DISC_COUNTS: Readonly<Record<string, (seats: number, index: number) => number>> = {
  neutralReserve: (seats) => seats,
  neutralHarbor: (seats) => seats,
  'spanish-treasure-fleet.discs': (_, index) => index,
  'underground-railroad.stations': (_, index) => index,
};

export function contentsOf(game: Game): Contents {
  const { tables } = game;
  const {
    seats,
    neutrals = [],
    tracks,
    cities,
    links,
    tiles,
    pile = [],
    removed,
    numbers = {},
    pending,
  } = writePosition(game);
  const contents = new Contents();
  const cards = new Set(tables.cardIds);
  const card = (id: string | null, place: Place) => {
    if (id === null) return;
    contents.item('card', id, place);
    cards.delete(id);
  };
  seats.forEach((words, seat) => {
    contents.disc(seat, `seats[${seat}].supply`, words.supply);
    contents.disc(seat, `seats[${seat}].harbor`, words.harbor);
    for (const [id, count] of Object.entries(words.tokens)) contents.item('token', id, `seats[${seat}].tokens`, count);
    for (const [id, count] of Object.entries(words.markers ?? {}))
      contents.disc(seat, `seats[${seat}].markers.${id}`, count);
    for (const { id, disc } of words.buildings) {
      contents.item('tile', id, `seats[${seat}].buildings.${id}`);
      if (disc) contents.disc(seat, `seats[${seat}].buildings.${id}`);
    }
    for (const id of words.cards) if (id !== words.freeSlot) card(id, `seats[${seat}].cards`);
    card(words.freeSlot, `seats[${seat}].freeSlot`);
    for (const id of words.aside) card(id, `seats[${seat}].aside`);
    for (const id of words.kept ?? []) card(id, `seats[${seat}].kept`);
  });
  neutrals.forEach((count, i) => contents.disc(seats.length + i, `neutrals[${i}]`, count));
  for (const [region, { spaces, beside }] of Object.entries(tracks)) {
    spaces.forEach(({ disc, token }, i) => {
      contents.disc(disc, `tracks.${region}.spaces[${i}]`);
      contents.item('token', token, `tracks.${region}.spaces[${i}]`);
    });
    beside.forEach((count, colour) => contents.disc(colour, `tracks.${region}.beside`, count));
  }
  for (const [id, { disc, token }] of Object.entries(cities)) {
    contents.disc(disc, `cities.${id}`);
    contents.item('token', token, `cities.${id}`);
  }
  for (const [id, token] of Object.entries(links)) contents.item('token', token, `links.${id}`);
  for (const [id, count] of Object.entries(tiles)) contents.item('tile', id, `tiles.${id}`, count);
  for (const id of pile) card(id, 'pile');
  for (const id of removed) card(id, 'removed');
  for (const [name, values] of Object.entries(numbers)) {
    const colourOf = DISC_COUNTS[name];
    if (colourOf === undefined) continue;
    values.forEach((count, i) => contents.disc(colourOf(seats.length, i), `numbers.${name}[${i}]`, count));
  }
  // Stations count as markers as well, but are on the Railroad.
  numbers['underground-railroad.stations']?.forEach((count, seat) => {
    contents.disc(seat, `seats[${seat}].markers.culture`, -count);
  });
  // The number of a space is the seat of its disc plus 1.
  numbers['northwest-passage.spaces']?.forEach((value, i) => {
    if (value > 0) contents.disc(value - 1, `numbers.northwest-passage.spaces[${i}]`);
  });
  // The token of the current decision is being spent.
  for (const { step, token } of pending.slice(0, -1)) {
    if (step === 'opposition-action') contents.item('token', token as string | null, 'pending');
  }
  for (const id of cards) {
    const number = tables.cardIds.indexOf(id);
    const deck = tables.cardDeck[number];
    const region = tables.areaIds[tables.deckArea[deck]];
    contents.item('card', id, tables.cardIsGovernor[number] ? `governors.${region}` : `decks.${tables.deckIds[deck]}`);
  }
  return contents;
}
