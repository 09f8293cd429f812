/** An edition compiled once into tables of integers, which is all that the rules read. No rule knows a component by its name. */
import { buildCatalogue, type Catalogue } from './catalogue.ts';
import { type EditionData, type Icons, NOT_PLAYED, STATUS_ROLES, type TracksData } from './data.ts';
import { hashValue } from './hash.ts';
import { type Progress, ProgressTable } from './progress.ts';
import { MOST_ICONS } from './validate.ts';

export const STATUSES = STATUS_ROLES.length;
/** Status numbers by what they drive. */
export const INDUSTRY = 0;
export const CULTURE = 1;
export const FINANCE = 2;
export const POLITICS = 3;
export const NO_TOKEN = 0;

export interface Tables {
  readonly data: EditionData;
  /** Fingerprint of everything in the data that affects play. */
  readonly hash: string;
  readonly catalogue: Catalogue;
  readonly progress: Progress;

  readonly statusIds: readonly string[];
  /** `none` first, so that token 0 is no token. */
  readonly tokenIds: readonly string[];
  readonly buildingIds: readonly string[];
  readonly areaIds: readonly string[];
  readonly siteIds: readonly string[];
  readonly spaceIds: readonly string[];
  readonly linkIds: readonly string[];
  readonly deckIds: readonly string[];
  readonly cardIds: readonly string[];

  /** Status that a brown token raises; -1 for a blue one. */
  readonly tokenStatus: Int8Array;
  readonly tokenCount: Uint8Array;
  /** First stage of a blue token's actions; -1 for a brown one. */
  readonly tokenStage: Int16Array;
  /** Brown tokens come first, blue ones from here on. */
  readonly firstActionToken: number;

  /** 0 for a start building. */
  readonly buildingLevel: Uint8Array;
  readonly buildingCopies: Uint8Array;
  /** Icons at `building * STATUSES + status`. */
  readonly buildingIcons: Uint8Array;
  readonly buildingGlory: Uint8Array;
  /** First stage of the building's actions; -1 without an activation circle. */
  readonly buildingStage: Int16Array;
  /** Bit mask of the actions it offers, 0 without an activation circle. */
  readonly buildingActions: Uint8Array;
  readonly topLevel: number;

  /** The area without a track: open from the start, everybody is present. */
  readonly home: number;
  /** Track spaces of an area: from `trackStart[area]` to before `trackStart[area + 1]`, farthest from the stack first. */
  readonly trackStart: Int16Array;
  /** Sites of an area: from `siteStart[area]` to before `siteStart[area + 1]`. */
  readonly siteStart: Int16Array;
  readonly siteArea: Uint8Array;
  readonly siteGlory: Uint8Array;
  readonly linkEnds: Int16Array;
  /** Links of a site: entries `siteLinkStart[site]` to before `siteLinkStart[site + 1]` of the next two. */
  readonly siteLinkStart: Int16Array;
  readonly siteLink: Int16Array;
  readonly siteLinkOther: Int16Array;

  readonly deckArea: Uint8Array;
  readonly deckIsSlavery: Uint8Array;
  /** Cards of a deck without its Governor: from `deckStart[deck]` to before `deckStart[deck + 1]`, lowest value first. */
  readonly deckStart: Int16Array;
  /** Governor of an area; -1 where there is none. */
  readonly areaGovernor: Int16Array;
  readonly cardDeck: Uint8Array;
  readonly cardValue: Int8Array;
  readonly cardIcons: Uint8Array;
  readonly cardGlory: Uint8Array;
  readonly cardIsSlavery: Uint8Array;
  readonly cardIsGovernor: Uint8Array;
  readonly cardIsAbolition: Uint8Array;

  /** What a raw score gives, cap included, for every score from 0 to `MOST_ICONS`. */
  readonly shownAt: Uint8Array;
  readonly buildAt: Uint8Array;
  readonly growthAt: Uint8Array;
  readonly salaryAt: Uint8Array;
  readonly cardLimitAt: Uint8Array;
  readonly gloryAt: Uint8Array;
}

/** Compiles valid data; see `validateEdition`. */
export function compileEdition(data: EditionData): Tables {
  const board = data.boards[0];
  const statusIds = STATUS_ROLES.map((role) => data.statuses[role]);
  const icons = (of: Icons) => statusIds.map((status) => of[status] ?? 0);

  const buildings = [...data.startBuildings.map((tile) => ({ ...tile, level: 0, copies: 0 })), ...data.buildings];
  const buildingIds = buildings.map((building) => building.id);
  const tokenIds = ['none', ...data.tokens.map((token) => token.id)];
  const progress = new ProgressTable();
  const stageOf = (source: number, steps: EditionData['buildings'][number]['actions'] | undefined) =>
    steps === undefined || steps.length === 0 ? -1 : progress.add(source, steps);
  const buildingStage = Int16Array.from(buildings, (building, i) => stageOf(i, building.actions));
  const tokenStage = Int16Array.from([
    -1,
    ...data.tokens.map((token, i) => stageOf(buildings.length + i + 1, token.actions)),
  ]);

  const stages = progress.compile();

  const { areas } = board;
  const areaIds = areas.map((area) => area.id);
  const sites = areas.flatMap((area, a) => area.cities.map((city) => ({ ...city, area: a })));
  const siteIds = sites.map((site) => site.id);
  const links = board.links.map(({ ends }) => ends.map((end) => siteIds.indexOf(end)) as [number, number]);
  const linksOfSite = siteIds.map((_, site) =>
    links.flatMap(([a, b], link) => (a === site ? [{ link, other: b }] : b === site ? [{ link, other: a }] : [])),
  );

  const cards = data.decks.flatMap((deck, d) => deck.cards.map((card) => ({ ...card, deck: d, governor: false })));
  const governors = data.decks.flatMap((deck, d) =>
    deck.governor === undefined ? [] : [{ ...deck.governor, value: 0, deck: d, governor: true, abolition: false }],
  );
  const allCards = [...cards, ...governors];
  const deckIds = data.decks.map((deck) => deck.id);
  const cardIds = allCards.map((card) => `${deckIds[card.deck]}-${card.governor ? 'governor' : card.value}`);
  const deckArea = Uint8Array.from(data.decks, (deck) => areaIds.indexOf(deck.area));

  return {
    data,
    hash: hashValue(playedPart(data)),
    catalogue: buildCatalogue({
      building: buildingIds,
      token: tokenIds.slice(1),
      area: areaIds,
      site: siteIds,
      deck: deckIds,
      card: cardIds,
    }),
    progress: stages,
    statusIds,
    tokenIds,
    buildingIds,
    areaIds,
    siteIds,
    spaceIds: areas.flatMap((area) => Array.from({ length: area.track ?? 0 }, (_, i) => `${area.id}.${i + 1}`)),
    linkIds: board.links.map(({ ends }) => ends.join('+')),
    deckIds,
    cardIds,
    tokenStatus: Int8Array.from([-1, ...data.tokens.map((token) => statusIds.indexOf(token.status ?? ''))]),
    tokenCount: Uint8Array.from([0, ...data.tokens.map((token) => token.count)]),
    tokenStage,
    firstActionToken: tokenIds.length - data.tokens.filter((token) => token.actions !== undefined).length,
    buildingLevel: Uint8Array.from(buildings, (building) => building.level),
    buildingCopies: Uint8Array.from(buildings, (building) => building.copies),
    buildingIcons: Uint8Array.from(buildings.flatMap((building) => icons(building.icons))),
    buildingGlory: Uint8Array.from(buildings, (building) => building.glory),
    buildingStage,
    buildingActions: Uint8Array.from(buildingStage, (stage) => (stage < 0 ? 0 : stages.actions[stage])),
    topLevel: Math.max(...data.tracks.build),
    home: areas.findIndex((area) => area.track === undefined),
    trackStart: starts(areas.map((area) => area.track ?? 0)),
    siteStart: starts(areas.map((area) => area.cities.length)),
    siteArea: Uint8Array.from(sites, (site) => site.area),
    siteGlory: Uint8Array.from(sites, (site) => site.glory),
    linkEnds: Int16Array.from(links.flat()),
    siteLinkStart: starts(linksOfSite.map((list) => list.length)),
    siteLink: Int16Array.from(linksOfSite.flat(), ({ link }) => link),
    siteLinkOther: Int16Array.from(linksOfSite.flat(), ({ other }) => other),
    deckArea,
    deckIsSlavery: Uint8Array.from(data.decks, (deck) => Number(deck.slavery === true)),
    deckStart: starts(data.decks.map((deck) => deck.cards.length)),
    areaGovernor: Int16Array.from(areas, (_, a) =>
      allCards.findIndex((card) => card.governor && deckArea[card.deck] === a),
    ),
    cardDeck: Uint8Array.from(allCards, (card) => card.deck),
    cardValue: Int8Array.from(allCards, (card) => card.value),
    cardIcons: Uint8Array.from(allCards.flatMap((card) => icons(card.icons))),
    cardGlory: Uint8Array.from(allCards, (card) => card.icons.glory ?? 0),
    cardIsSlavery: Uint8Array.from(allCards, (card) => Number(data.decks[card.deck].slavery === true)),
    cardIsGovernor: Uint8Array.from(allCards, (card) => Number(card.governor)),
    cardIsAbolition: Uint8Array.from(allCards, (card) => Number(card.abolition === true)),
    ...compileTracks(data.tracks),
  };
}

/** Running sums: where each group of a flattened list begins, with the end of the last. */
function starts(lengths: number[]): Int16Array {
  const result = new Int16Array(lengths.length + 1);
  lengths.forEach((length, i) => {
    result[i + 1] = result[i] + length;
  });
  return result;
}

function compileTracks(tracks: TracksData) {
  const scores = Array.from({ length: MOST_ICONS + 1 }, (_, raw) => Math.min(raw, tracks.cap ?? raw));
  const level = (score: number) => tracks.thresholds.filter((threshold) => threshold <= score).length - 1;
  const byLevel = (values: number[]) => Uint8Array.from(scores, (score) => values[level(score)]);
  return {
    shownAt: Uint8Array.from(scores),
    buildAt: byLevel(tracks.build),
    growthAt: byLevel(tracks.growth),
    salaryAt: byLevel(tracks.salary),
    cardLimitAt: byLevel(tracks.cardLimit),
    gloryAt: Uint8Array.from(scores, (score) => slide(tracks, score)),
  };
}

/** A marker on a space without a glory icon slides down to the next that has one (CL-END-3). */
function slide(tracks: TracksData, score: number): number {
  if (score >= tracks.gloryOnEverySpaceFrom) return score;
  return Math.max(0, ...tracks.glorySpaces.filter((space) => space <= score));
}

function playedPart(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(playedPart);
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(value).filter(([key]) => !NOT_PLAYED.includes(key));
  return Object.fromEntries(fields.map(([key, field]) => [key, playedPart(field)]));
}
