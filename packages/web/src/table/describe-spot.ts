/** Describes the places of the chart in words: cities with their links, tracks with their discs, stacks of cards. */
import type { EditionTables } from '@windrose/engine';
import { texts } from '../texts/current.svelte.ts';
import type { AreaView, BoardView, LinkView, SiteView } from '../view/board.ts';
import { parseSpot, type Spot } from '../view/spots.ts';

interface Names {
  readonly tables: EditionTables;
  readonly names: (colour: number) => string;
}

const pair = (what: string, value: string) => texts.ui('pair', { what, value });

/** Describes a disc or a token, or says that the place is free. */
export function describePiece({ tables, names }: Names, disc: number | null, token: string | null): string {
  if (disc !== null) return texts.ui('heldBy', { who: names(disc) });
  return token === null ? texts.ui('free') : texts.ui('tokenHere', { token: texts.narrator.token(tables, token) });
}

export function describeSite(names: Names, site: SiteView): string {
  const kind = site.fleet ? texts.ui('fleet') : texts.ui('cityGlory', { n: site.glory });
  return `${kind}. ${describePiece(names, site.disc, site.token)}`;
}

export function describeLink(names: Names, { id, owner, token }: LinkView): string {
  const state =
    owner === null ? describePiece(names, null, token) : texts.ui('controlledBy', { who: names.names(owner) });
  return pair(`${texts.ui('link')} ${texts.narrator.link(names.tables, id)}`, state);
}

/** Returns a line for each colour with presence in an area. */
export function describePresence({ names }: Names, { presence }: AreaView): string[] {
  return presence.flatMap((discs, colour) => (discs > 0 ? [pair(names(colour), texts.ui('discs', { n: discs }))] : []));
}

/** Returns the lines about a spot; none for spots outside of the chart. */
export function describeSpot(names: Names, board: BoardView, spot: Spot): string[] {
  const parts = parseSpot(spot);
  const areaOf = (id: string) => board.areas.find((area) => area.id === id);
  switch (parts.kind) {
    case 'site': {
      const site = board.sites.find(({ id }) => id === parts.id);
      const links = board.links.filter(({ ends }) => ends.includes(parts.id));
      return site === undefined ? [] : [describeSite(names, site), ...links.map((link) => describeLink(names, link))];
    }
    case 'track':
    case 'space': {
      const area = areaOf('region' in parts ? parts.region : parts.id);
      if (area === undefined) return [];
      const next = area.open ? undefined : area.spaces.find((space) => space.next);
      return [
        texts.ui(area.open ? 'open' : 'closed'),
        ...(next === undefined ? [] : [pair(texts.ui('nextSpace'), describePiece(names, next.disc, next.token))]),
        ...describePresence(names, area),
      ];
    }
    case 'deck': {
      const deck = board.decks.find(({ id }) => id === parts.id);
      if (deck === undefined) return [];
      const area = areaOf(deck.area);
      return [
        deck.top === null ? texts.ui('emptyDeck') : texts.ui('cardsLeft', { n: deck.left }),
        ...(area === undefined ? [] : describePresence(names, area)),
      ];
    }
    default:
      return [];
  }
}
