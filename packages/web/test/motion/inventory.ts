/** Where everything lies, as places that motions name: what moves must account for every difference between two of these. */
import { type Game, writePosition } from '@windrose/engine';
import type { Motion, Place } from '../../src/motion/motions.ts';
import { boardView } from '../../src/view/board.ts';

/** Pieces by what they are and where they lie. */
export type Inventory = Map<string, number>;

/** More discs than this that go the same way are not all seen to move. */
const MOST = 4;

/** Single cards of the pile are not told apart, nor where on an exploit a disc lies. */
const placeName = ({ at, seat }: Place) =>
  `${at.replace(/^pile:.*/, 'pile')}${seat === undefined ? '' : ` of ${seat}`}`;

function pieceName({ piece }: Pick<Motion, 'piece'>): string {
  if (piece.kind === 'disc') return `disc ${piece.colour}`;
  return piece.kind === 'cube' ? `cube ${piece.seat}` : `${piece.kind} ${piece.id}`;
}

class Counter {
  readonly counts: Inventory = new Map();

  add(piece: Motion['piece'], place: Place, count: number): void {
    const key = `${pieceName({ piece })} at ${placeName(place)}`;
    if (count !== 0) this.counts.set(key, (this.counts.get(key) ?? 0) + count);
  }
}

export function inventory(game: Game): Inventory {
  const { tables, state } = game;
  const { seats, tiles, removed, pile = [], numbers } = writePosition(game);
  const { areas, sites, links, decks } = boardView(game);
  const found = new Counter();
  const disc = (colour: number | null, place: Place, count = 1) => {
    if (colour !== null) found.add({ kind: 'disc', colour }, place, count);
  };
  const token = (id: string | null, place: Place, count = 1) => {
    if (id !== null) found.add({ kind: 'token', id }, place, count);
  };
  seats.forEach((words, seat) => {
    if (seat < state.players) {
      disc(seat, { at: 'harbor', seat }, words.harbor);
      disc(seat, { at: 'supply', seat }, words.supply);
    }
    for (const { id, disc: busy } of words.buildings) {
      found.add({ kind: 'tile', id }, { at: `building:${id}`, seat }, 1);
      if (busy) disc(seat, { at: `building:${id}`, seat });
    }
    for (const [status, count] of Object.entries(words.markers ?? {}))
      disc(seat, { at: `status:${status}`, seat }, count);
    // They count like discs in front of the track, but lie on the exploit.
    disc(seat, { at: 'status:culture', seat }, -(numbers?.['underground-railroad.stations']?.[seat] ?? 0));
    for (const [id, count] of Object.entries(words.tokens)) {
      const status = tables.data.tokens.find((each) => each.id === id)?.status;
      token(id, { at: status === undefined ? `token:${id}` : `status:${status}`, seat }, count);
    }
    for (const id of words.cards) found.add({ kind: 'card', id }, { at: `card:${id}`, seat }, 1);
    tables.statusIds.forEach((id, status) => {
      const shown = tables.shownAt[state.status[seat * tables.statusIds.length + status]];
      found.add({ kind: 'cube', seat }, { at: `step:${id}.${shown}`, seat }, 1);
    });
  });
  for (const { id, spaces, beside } of areas) {
    for (const space of spaces) {
      disc(space.disc, { at: `space:${space.id}` });
      token(space.token, { at: `space:${space.id}` });
    }
    beside.forEach((count, colour) => disc(colour, { at: `waters:${id}` }, count));
  }
  for (const site of sites) {
    disc(site.disc, { at: `site:${site.id}` });
    token(site.token, { at: `site:${site.id}` });
  }
  for (const link of links) token(link.token, { at: `link:${link.id}` });
  const away = new Set([
    ...removed,
    ...pile,
    ...seats.flatMap(({ cards, aside, kept = [] }) => [...cards, ...aside, ...kept]),
  ]);
  for (const id of pile) found.add({ kind: 'card', id }, { at: 'pile' }, 1);
  for (const { area, governor } of decks) {
    if (governor !== null) found.add({ kind: 'card', id: governor.id }, { at: `governor:${area}` }, 1);
  }
  tables.cardIds.forEach((id, card) => {
    if (tables.cardIsGovernor[card] || away.has(id)) return;
    found.add({ kind: 'card', id }, { at: `deck:${tables.deckIds[tables.cardDeck[card]]}` }, 1);
  });
  for (const [id, count] of Object.entries(tiles)) found.add({ kind: 'tile', id }, { at: `tile:${id}` }, count);
  return found.counts;
}

const few = (count: number) => Math.max(-MOST, Math.min(MOST, count));

/** What is more, or less, in the second. */
export function difference(before: Inventory, after: Inventory): Record<string, number> {
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  const changes = keys.map((key): [string, number] => [key, few((after.get(key) ?? 0) - (before.get(key) ?? 0))]);
  return Object.fromEntries(changes.filter(([, count]) => count !== 0).sort());
}

/**
 * Places that no inventory has: exploits, the box with the start buildings, and, of colours that nobody plays, discs at hand
 * and blue tokens, which they spend at once.
 */
function isElsewhere({ tables, state }: Game, { at, seat = 0 }: Place): boolean {
  if (seat >= state.players) return /^(harbor|supply|token:.*)$/.test(at);
  return at.startsWith('exploit:') || tables.data.startBuildings.some(({ id }) => at === `tile:${id}`);
}

/** The same difference, as motions tell it. */
export function told(game: Game, motions: readonly Motion[]): Record<string, number> {
  const counter = new Counter();
  for (const { piece, from, to } of motions) {
    if (from !== null && !isElsewhere(game, from)) counter.add(piece, from, -1);
    if (to !== null && !isElsewhere(game, to)) counter.add(piece, to, 1);
  }
  return Object.fromEntries(
    [...counter.counts]
      .map(([key, count]): [string, number] => [key, few(count)])
      .filter(([, count]) => count !== 0)
      .sort(),
  );
}
