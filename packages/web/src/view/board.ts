/** What the chart shows: every space, link and stack of a position, without a rule. */
import {
  besidePlace,
  deckPlace,
  type EditionTables,
  type Game,
  governorPlace,
  linkPlace,
  type Place,
  type Position,
  sitePlace,
  spacePlace,
  writePosition,
} from '@windrose/engine';
import { type Spot, spaceSpot } from './spots.ts';

interface SpaceView {
  readonly spot: Spot;
  readonly place: Place;
  readonly disc: number | null;
  readonly token: string | null;
  /** It was removed from the track before the game. */
  readonly gone: boolean;
  /** The next disc goes here. */
  readonly next: boolean;
}

export interface AreaView {
  readonly id: string;
  /** Europe: it has no track and is always open. */
  readonly home: boolean;
  readonly open: boolean;
  readonly spaces: readonly SpaceView[];
  /** Discs beside the track or in the Open Sea, by colour. */
  readonly beside: readonly number[];
  readonly besidePlace: Place;
  /** Discs of each colour in the area, as drawing counts them. */
  readonly presence: readonly number[];
}

/** A city or a fleet. */
export interface SiteView {
  readonly id: string;
  readonly place: Place;
  readonly area: string;
  readonly fleet: boolean;
  readonly glory: number;
  readonly disc: number | null;
  readonly token: string | null;
}

export interface LinkView {
  readonly id: string;
  readonly place: Place;
  readonly ends: readonly [string, string];
  readonly square: boolean;
  readonly token: string | null;
  /** The colour that controls it. */
  readonly owner: number | null;
}

export interface CardView {
  readonly id: string;
  readonly deck: string;
  readonly value: number;
  readonly governor: boolean;
  readonly slavery: boolean;
  /** Icons by status id, only those above zero. */
  readonly icons: Readonly<Record<string, number>>;
  readonly glory: number;
  readonly bonusDisc: boolean;
  readonly abolition: boolean;
}

export interface DeckView {
  readonly id: string;
  readonly place: Place;
  readonly area: string;
  readonly slavery: boolean;
  readonly top: CardView | null;
  readonly left: number;
  /** The Governor, while it waits for its region to open. */
  readonly governor: CardView | null;
  readonly governorPlace: Place | null;
}

export interface BoardView {
  readonly areas: readonly AreaView[];
  readonly sites: readonly SiteView[];
  readonly links: readonly LinkView[];
  readonly decks: readonly DeckView[];
  /** Cards of the common discard pile, where the edition has one. */
  readonly pile: readonly CardView[];
  readonly abolished: boolean;
}

export function cardView(tables: EditionTables, card: number): CardView {
  const icons = tables.statusIds.map(
    (id, status) => [id, tables.cardIcons[card * tables.statusIds.length + status]] as const,
  );
  return {
    id: tables.cardIds[card],
    deck: tables.deckIds[tables.cardDeck[card]],
    value: tables.cardValue[card],
    governor: tables.cardIsGovernor[card] === 1,
    slavery: tables.cardIsSlavery[card] === 1,
    icons: Object.fromEntries(icons.filter(([, count]) => count > 0)),
    glory: tables.cardGlory[card],
    bonusDisc: tables.cardBonusDisc[card] === 1,
    abolition: tables.cardIsAbolition[card] === 1,
  };
}

/** Returns the view of a game; `position` is its position, if the caller has it. */
export function boardView(game: Game, position: Position = writePosition(game)): BoardView {
  const { state, tables } = game;
  const row = (array: ArrayLike<number>, area: number) =>
    Array.from({ length: state.colours }, (_, colour) => array[area * state.colours + colour]);
  const away = new Set([
    ...position.removed,
    ...(position.pile ?? []),
    ...position.seats.flatMap(({ cards, aside, kept = [] }) => [...cards, ...aside, ...kept]),
  ]);
  return {
    areas: tables.areaIds.map((id, area) => ({
      id,
      home: area === tables.home,
      open: state.open[area] === 1,
      spaces: (position.tracks[id]?.spaces ?? []).map(({ disc, token, gone }, i) => ({
        spot: spaceSpot(id, i + 1),
        place: spacePlace(tables, tables.trackStart[area] + i),
        disc: disc ?? null,
        token: token ?? null,
        gone: gone === true,
        next: i === state.filled[area],
      })),
      beside: row(state.beside, area),
      besidePlace: besidePlace(tables, area),
      presence: row(state.presence, area),
    })),
    sites: tables.siteIds.map((id, site) => ({
      id,
      place: sitePlace(tables, site),
      area: tables.areaIds[tables.siteArea[site]],
      fleet: tables.siteIsFleet[site] === 1,
      glory: tables.siteGlory[site],
      disc: position.cities[id].disc ?? null,
      token: position.cities[id].token ?? null,
    })),
    links: tables.linkIds.map((id, link) => {
      const ends = id.split('+') as [string, string];
      const [held, other] = ends.map((end) => position.cities[end].disc);
      const controls = held !== undefined && held === other && game.seatOf[held] >= 0;
      return {
        id,
        place: linkPlace(tables, link),
        ends,
        square: tables.linkIsSquare[link] === 1,
        token: position.links[id],
        owner: controls ? held : null,
      };
    }),
    decks: tables.deckIds.map((id, deck) => {
      const area = tables.deckArea[deck];
      const governor = tables.areaGovernor[area];
      const waits = governor >= 0 && tables.cardDeck[governor] === deck && state.open[area] === 0;
      const top = state.deckTop[deck];
      const cards = tables.cardIds.slice(tables.deckStart[deck], tables.deckStart[deck + 1]);
      return {
        id,
        place: deckPlace(tables, deck),
        area: tables.areaIds[area],
        slavery: tables.deckIsSlavery[deck] === 1,
        top: top < 0 ? null : cardView(tables, top),
        left: cards.filter((card) => !away.has(card)).length,
        governor: waits ? cardView(tables, governor) : null,
        governorPlace: waits ? governorPlace(tables, governor) : null,
      };
    }),
    pile: (position.pile ?? []).map((id) => cardView(tables, tables.cardIds.indexOf(id))),
    abolished: position.abolished,
  };
}
