/** What lies at a spot of the chart, in words: a city with its glory and its links, a track with its discs, the stacks. */
import type { EditionTables } from '@windrose/engine';
import { texts } from '../texts/current.svelte.ts';
import type { AreaView, BoardView, LinkView, SiteView } from '../view/board.ts';
import { parseSpot, type Spot } from '../view/spots.ts';

/** Whose words they are: names of the colours, at a table with these pieces. */
interface Voice {
  readonly tables: EditionTables;
  readonly names: (colour: number) => string;
}

const pair = (what: string, value: string) => texts.ui('pair', { what, value });

/** A disc, a token, or nothing. */
export function pieceOn({ tables, names }: Voice, disc: number | null, token: string | null): string {
  if (disc !== null) return texts.ui('heldBy', { who: names(disc) });
  return token === null ? texts.ui('free') : texts.ui('tokenHere', { token: texts.narrator.token(tables, token) });
}

export function siteInWords(voice: Voice, site: SiteView): string {
  const kind = site.fleet ? texts.ui('fleet') : texts.ui('cityGlory', { n: site.glory });
  return `${kind}. ${pieceOn(voice, site.disc, site.token)}`;
}

export function linkInWords(voice: Voice, { id, owner, token }: LinkView): string {
  const state = owner === null ? pieceOn(voice, null, token) : texts.ui('controlledBy', { who: voice.names(owner) });
  return pair(`${texts.ui('link')} ${texts.narrator.link(voice.tables, id)}`, state);
}

/** How many discs each colour has in an area: what drawing there asks for. */
export function presenceInWords({ names }: Voice, { presence }: AreaView): string[] {
  return presence.flatMap((discs, colour) => (discs > 0 ? [pair(names(colour), texts.ui('discs', { n: discs }))] : []));
}

export function lyingAt(voice: Voice, board: BoardView, spot: Spot): string[] {
  const parts = parseSpot(spot);
  const areaOf = (name: string) => board.areas.find((area) => area.id === name);
  switch (parts.kind) {
    case 'site': {
      const site = board.sites.find((each) => each.id === parts.id);
      const links = board.links.filter(({ ends }) => ends.includes(parts.id));
      return site === undefined ? [] : [siteInWords(voice, site), ...links.map((link) => linkInWords(voice, link))];
    }
    case 'track':
    case 'space': {
      const area = areaOf('region' in parts ? parts.region : parts.id);
      if (area === undefined) return [];
      const next = area.open ? undefined : area.spaces.find((space) => space.next);
      return [
        texts.ui(area.open ? 'open' : 'closed'),
        ...(next === undefined ? [] : [pair(texts.ui('nextSpace'), pieceOn(voice, next.disc, next.token))]),
        ...presenceInWords(voice, area),
      ];
    }
    case 'deck': {
      const deck = board.decks.find((each) => each.id === parts.id);
      if (deck === undefined) return [];
      const area = areaOf(deck.area);
      return [
        deck.top === null ? texts.ui('emptyDeck') : texts.ui('cardsLeft', { n: deck.left }),
        ...(area === undefined ? [] : presenceInWords(voice, area)),
      ];
    }
    default:
      return [];
  }
}
