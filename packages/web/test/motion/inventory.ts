/** Counts the pieces of a position by place, to compare their differences with the motions of events. */
import { cardsOf, type Game, harborOf, supplyOf, tokensOf, writePosition } from '@windrose/engine';
import type { Motion } from '../../src/motion/motions.ts';
import { boardView } from '../../src/view/board.ts';
import { parseScreenPlace, type ScreenPlace, statusPlace, stepPlace, tilePlace } from '../../src/view/places.ts';
import { seatViews } from '../../src/view/seat.ts';

/** Pieces by what they are and where they lie. */
export type Inventory = Map<string, number>;

/** Of more discs with the same motion, only this many are shown. */
const MAX_ALIKE = 4;

function pieceName({ piece }: Pick<Motion, 'piece'>): string {
  if (piece.kind === 'disc') return `disc ${piece.colour}`;
  return piece.kind === 'cube' ? `cube ${piece.seat}` : `${piece.kind} ${piece.id}`;
}

class Counter {
  readonly counts: Inventory = new Map();

  add(piece: Motion['piece'], place: ScreenPlace, count: number): void {
    const key = `${pieceName({ piece })} at ${place}`;
    if (count !== 0) this.counts.set(key, (this.counts.get(key) ?? 0) + count);
  }
}

export function inventory(game: Game): Inventory {
  const { tables, state } = game;
  const { seats, tiles, removed, pile = [], numbers } = writePosition(game);
  const { areas, sites, links, decks } = boardView(game);
  const boards = seatViews(game);
  const found = new Counter();
  const disc = (colour: number | null, place: ScreenPlace, count = 1) => {
    if (colour !== null) found.add({ kind: 'disc', colour }, place, count);
  };
  const token = (id: string | null, place: ScreenPlace, count = 1) => {
    if (id !== null) found.add({ kind: 'token', id }, place, count);
  };
  seats.forEach((words, seat) => {
    if (seat < state.players) {
      disc(seat, harborOf(seat), words.harbor);
      disc(seat, supplyOf(seat), words.supply);
    }
    for (const { id, disc: isBusy, place } of boards[seat].buildings) {
      found.add({ kind: 'tile', id }, place, 1);
      if (isBusy) disc(seat, place);
    }
    for (const [status, count] of Object.entries(words.markers ?? {})) disc(seat, statusPlace(seat, status), count);
    // They count like discs in front of the track, but lie on the exploit.
    disc(seat, statusPlace(seat, 'culture'), -(numbers?.['underground-railroad.stations']?.[seat] ?? 0));
    for (const [id, count] of Object.entries(words.tokens)) {
      const status = tables.data.tokens.find((each) => each.id === id)?.status;
      token(id, status === undefined ? tokensOf(seat) : statusPlace(seat, status), count);
    }
    for (const id of words.cards) found.add({ kind: 'card', id }, cardsOf(seat), 1);
    tables.statusIds.forEach((id, status) => {
      const shown = tables.shownAt[state.status[seat * tables.statusIds.length + status]];
      found.add({ kind: 'cube', seat }, stepPlace(seat, id, shown), 1);
    });
  });
  for (const { spaces, beside, besidePlace } of areas) {
    for (const space of spaces) {
      disc(space.disc, space.place);
      token(space.token, space.place);
    }
    beside.forEach((count, colour) => disc(colour, besidePlace, count));
  }
  for (const site of sites) {
    disc(site.disc, site.place);
    token(site.token, site.place);
  }
  for (const link of links) token(link.token, link.place);
  const away = new Set([
    ...removed,
    ...pile,
    ...seats.flatMap(({ cards, aside, kept = [] }) => [...cards, ...aside, ...kept]),
  ]);
  for (const id of pile) found.add({ kind: 'card', id }, 'pile', 1);
  for (const { governor, governorPlace } of decks) {
    if (governor !== null) found.add({ kind: 'card', id: governor.id }, governorPlace!, 1);
  }
  tables.cardIds.forEach((id, card) => {
    if (tables.cardIsGovernor[card] || away.has(id)) return;
    found.add({ kind: 'card', id }, decks[tables.cardDeck[card]].place, 1);
  });
  for (const [id, count] of Object.entries(tiles)) found.add({ kind: 'tile', id }, tilePlace(id), count);
  return found.counts;
}

const shownCount = (count: number) => Math.max(-MAX_ALIKE, Math.min(MAX_ALIKE, count));

/** Returns how the counts of the second inventory differ from those of the first. */
export function difference(before: Inventory, after: Inventory): Record<string, number> {
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  const changes = keys.map((key): [string, number] => [
    key,
    shownCount((after.get(key) ?? 0) - (before.get(key) ?? 0)),
  ]);
  return Object.fromEntries(changes.filter(([, count]) => count !== 0).sort());
}

/**
 * Whether no inventory has a place: exploits, the box with the start buildings, and the harbor, supply and blue tokens of the
 * Opposition, which spends its tokens at once.
 */
function isUncounted({ tables, state }: Game, place: ScreenPlace): boolean {
  const parts = parseScreenPlace(place);
  if ('seat' in parts && parts.seat >= state.players) return ['harbor', 'supply', 'tokens'].includes(parts.kind);
  return parts.kind === 'exploits' || tables.data.startBuildings.some(({ id }) => place === tilePlace(id));
}

/** Returns the same difference according to motions. */
export function differenceOf(game: Game, motions: readonly Motion[]): Record<string, number> {
  const counter = new Counter();
  for (const { piece, from, to } of motions) {
    if (from !== null && !isUncounted(game, from)) counter.add(piece, from, -1);
    if (to !== null && !isUncounted(game, to)) counter.add(piece, to, 1);
  }
  return Object.fromEntries(
    [...counter.counts]
      .map(([key, count]): [string, number] => [key, shownCount(count)])
      .filter(([, count]) => count !== 0)
      .sort(),
  );
}
