/** Compiles an edition into tables of integers, the only form that the rules read. No rule refers to a component by name. */
import { buildCatalogue, type Catalogue, GOVERNOR_SLOTS } from './catalogue.ts';
import {
  ACTIONS,
  type BuildingData,
  DESCRIPTIVE_KEYS,
  type EditionData,
  type Icons,
  SPECIALS,
  STATUS_ROLES,
  type TracksData,
} from './data.ts';
import { type AbilityMove, abilityMoves } from './exploits.ts';
import { hashValue } from './hash.ts';
import { MAX_ICONS } from './limits.ts';
import type { Area, Card, Deck, Link, NumberTable, Site, Space, Stage, Status, Token } from './number-types.ts';
import { type Progress, ProgressCompiler } from './progress.ts';

export const STATUSES = STATUS_ROLES.length;
/** Status numbers, in the order of `STATUS_ROLES`. */
export const INDUSTRY = 0;
export const CULTURE = 1;
export const FINANCE = 2;
export const POLITICS = 3;
export const NO_TOKEN = 0;
/** Special powers of buildings. */
const NO_SPECIAL = 0;
export const MEMORIAL = 1 + SPECIALS.indexOf('memorial');
export const CITY_HALL = 1 + SPECIALS.indexOf('city-hall');

export interface EditionTables {
  readonly data: EditionData;
  /** Id of the board in use. */
  readonly board: string;
  /** Fingerprint of all data that affect play. */
  readonly hash: string;
  readonly catalogue: Catalogue;
  readonly progress: Progress;
  /** Moves of exploits, in the order of the catalogue. */
  readonly abilityMoves: readonly AbilityMove[];

  readonly statusIds: readonly string[];
  /** `none` comes first, so that token number 0 means no token. */
  readonly tokenIds: readonly string[];
  readonly buildingIds: readonly string[];
  readonly areaIds: readonly string[];
  readonly siteIds: readonly string[];
  readonly spaceIds: readonly string[];
  readonly linkIds: readonly string[];
  readonly deckIds: readonly string[];
  readonly cardIds: readonly string[];

  /** The status that a brown token raises; -1 for a blue token. */
  readonly tokenStatus: NumberTable<Status>;
  readonly tokenCount: NumberTable;
  /** The first stage of a blue token's actions; -1 for a brown token. */
  readonly tokenStage: NumberTable<Stage>;
  /** Bit mask of the actions that the token offers; 0 for a brown token. */
  readonly tokenActions: NumberTable;
  /** Number of the first blue token; brown tokens come before it. */
  readonly firstActionToken: Token;

  /** 0 for a start building. */
  readonly buildingLevel: NumberTable;
  readonly buildingCopies: NumberTable;
  /** Icons at `building * STATUSES + status`. */
  readonly buildingIcons: NumberTable;
  readonly buildingGlory: NumberTable;
  /** The first stage of the building's actions; -1 without an activation circle. */
  readonly buildingStage: NumberTable<Stage>;
  /** Bit mask of the actions that the building offers; 0 without an activation circle. */
  readonly buildingActions: NumberTable;

  readonly topLevel: number;
  /** Number of start buildings; they come first. */
  readonly startBuildings: number;
  readonly buildingStartsWithDisc: NumberTable;
  /** 1 if the disc on the building returns in the Salary Phase only. */
  readonly buildingNotPayable: NumberTable;
  readonly buildingSpecial: NumberTable;
  /** Number of Draw symbols on the tile. */
  readonly buildingDraws: NumberTable;

  // Rules in which editions differ; see `EditionData`.
  readonly salaryOptional: boolean;
  readonly discardPhase: boolean;
  readonly discardPile: boolean;
  readonly drawInClosedRegions: boolean;
  readonly anyRegion: boolean;

  /** The area without a track: open from the start, and every player is present. */
  readonly home: Area;
  /** The track spaces of an area are `trackStart[area]` to `trackStart[area + 1] - 1`, the farthest from the stack first. */
  readonly trackStart: NumberTable<Space>;
  /** The sites of an area are `siteStart[area]` to `siteStart[area + 1] - 1`. */
  readonly siteStart: NumberTable<Site>;
  /** The first fleet of an area; its cities come before it. */
  readonly fleetStart: NumberTable<Site>;
  readonly siteIsFleet: NumberTable;
  /** The sites that are fleets. The *waters*, targets of Ship, are numbered areas first, then these fleets. */
  readonly fleetSites: NumberTable<Site>;
  readonly siteArea: NumberTable<Area>;
  readonly siteGlory: NumberTable;
  readonly linkEnds: NumberTable<Site>;
  readonly linkIsSquare: NumberTable;
  /** The links of a site are the entries `siteLinkStart[site]` to `siteLinkStart[site + 1] - 1` of the next two arrays. */
  readonly siteLinkStart: NumberTable;
  readonly siteLink: NumberTable<Link>;
  readonly siteLinkOther: NumberTable<Site>;

  readonly deckArea: NumberTable<Area>;
  readonly deckIsSlavery: NumberTable;
  /** The cards of a deck without its Governor are `deckStart[deck]` to `deckStart[deck + 1] - 1`, lowest value first. */
  readonly deckStart: NumberTable<Card>;
  /** The Governor of an area; -1 for the home area. */
  readonly areaGovernor: NumberTable<Card>;
  readonly cardDeck: NumberTable<Deck>;
  readonly cardValue: NumberTable;
  readonly cardIcons: NumberTable;
  readonly cardGlory: NumberTable;
  readonly cardIsSlavery: NumberTable;
  readonly cardIsGovernor: NumberTable;
  readonly cardIsAbolition: NumberTable;
  readonly cardBonusDisc: NumberTable;

  /** Values for every raw score from 0 to `MAX_ICONS`, with the cap applied. */
  readonly shownAt: NumberTable;
  readonly buildAt: NumberTable;
  readonly growthAt: NumberTable;
  readonly salaryAt: NumberTable;
  readonly cardLimitAt: NumberTable;
  readonly gloryAt: NumberTable;
}

/** Compiles valid data (see `validateEdition`) on one of its boards. */
export function compileEdition(data: EditionData, boardId: string = data.boards[0].id): EditionTables {
  const board = data.boards.find((each) => each.id === boardId);
  if (board === undefined) throw new RangeError(`There is no board ${boardId}.`);
  const statusIds = STATUS_ROLES.map((role) => data.statuses[role]);
  const icons = (of: Icons) => statusIds.map((status) => of[status] ?? 0);

  const starts: BuildingData[] = data.startBuildings.map((tile) => ({ ...tile, level: 0, copies: 0 }));
  const buildings = [...starts, ...data.buildings];
  const buildingIds = buildings.map((building) => building.id);
  const tokenIds = ['none', ...data.tokens.map((token) => token.id)];
  const progress = new ProgressCompiler();
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
  const sites = areas.flatMap((area, a) => [
    ...area.cities.map((city) => ({ ...city, area: a, fleet: false })),
    ...(area.fleets ?? []).map((fleet) => ({ ...fleet, glory: 0, area: a, fleet: true })),
  ]);
  const fleets = [...sites.keys()].filter((site) => sites[site].fleet);
  const siteIds = sites.map((site) => site.id);
  const links = board.links.map(({ ends }) => ends.map((end) => siteIds.indexOf(end)) as [number, number]);
  const linksOfSite = siteIds.map((_, site) =>
    links.flatMap(([a, b], link) => (a === site ? [{ link, other: b }] : b === site ? [{ link, other: a }] : [])),
  );

  const cards = data.decks.flatMap((deck, d) => deck.cards.map((card) => ({ ...card, deck: d, governor: false })));
  const governors = data.decks.flatMap((deck, d) =>
    deck.governor === undefined
      ? []
      : [{ ...deck.governor, value: 0, deck: d, governor: true, abolition: false, bonusDisc: false }],
  );
  const allCards = [...cards, ...governors];
  const deckIds = data.decks.map((deck) => deck.id);
  const cardIds = allCards.map((card) => `${deckIds[card.deck]}-${card.governor ? 'governor' : card.value}`);
  const abilities = abilityMoves(data, board);
  const spaceIds = areas.flatMap((area) => Array.from({ length: area.track ?? 0 }, (_, i) => `${area.id}.${i + 1}`));
  const hasMemorial = data.buildings.some((building) => building.special === 'memorial');
  const siteStart = groupStarts(areas.map((area) => area.cities.length + (area.fleets?.length ?? 0)));
  const deckArea = Uint8Array.from(data.decks, (deck) => areaIds.indexOf(deck.area));

  return {
    data,
    hash: hashValue(withoutDescriptiveKeys(data)),
    board: boardId,
    catalogue: buildCatalogue(
      {
        building: buildingIds,
        startBuilding: starts.length > 1 ? starts.map((tile) => tile.id) : [],
        token: tokenIds.slice(1),
        waters: [...areaIds, ...fleets.map((site) => siteIds[site])],
        site: siteIds,
        deck: deckIds,
        card: cardIds,
        pileCard: data.discardPile ? cardIds : [],
        status: statusIds,
        casualtyStatus: hasMemorial ? statusIds : [],
        space: spaceIds,
        slot: GOVERNOR_SLOTS,
        optionalSalary: data.salaryOptional ? [undefined] : [],
        action: ACTIONS,
        ability: abilities.map((ability) => ability.id),
        nothing: [undefined],
      },
      abilities.map((ability) => ability.action),
    ),
    progress: stages,
    abilityMoves: abilities,
    statusIds,
    tokenIds,
    buildingIds,
    areaIds,
    siteIds,
    spaceIds,
    linkIds: board.links.map(({ ends }) => ends.join('+')),
    deckIds,
    cardIds,
    tokenStatus: Int8Array.from([-1, ...data.tokens.map((token) => statusIds.indexOf(token.status ?? ''))]),
    tokenCount: Uint8Array.from([0, ...data.tokens.map((token) => token.count)]),
    tokenStage,
    tokenActions: Uint8Array.from(tokenStage, (stage) => (stage < 0 ? 0 : stages.actions[stage])),
    firstActionToken: tokenIds.length - data.tokens.filter((token) => token.actions !== undefined).length,
    buildingLevel: Uint8Array.from(buildings, (building) => building.level),
    buildingCopies: Uint8Array.from(buildings, (building) => building.copies),
    buildingIcons: Uint8Array.from(buildings.flatMap((building) => icons(building.icons))),
    buildingGlory: Uint8Array.from(buildings, (building) => building.glory),
    buildingStage,
    buildingActions: Uint8Array.from(buildingStage, (stage) => (stage < 0 ? 0 : stages.actions[stage])),
    topLevel: Math.max(...data.tracks.build),
    startBuildings: starts.length,
    buildingStartsWithDisc: Uint8Array.from(buildings, (_, i) =>
      Number(data.startBuildings[i]?.startsWithDisc === true),
    ),
    buildingNotPayable: Uint8Array.from(buildings, (building) => Number(building.notPayableInActionPhase === true)),
    buildingSpecial: Uint8Array.from(buildings, ({ special }) =>
      special ? 1 + SPECIALS.indexOf(special) : NO_SPECIAL,
    ),
    buildingDraws: Uint8Array.from(
      buildings,
      (building) => building.actions.flat().filter((action) => action === 'draw').length,
    ),
    salaryOptional: data.salaryOptional === true,
    discardPhase: data.discardPhase === true,
    discardPile: data.discardPile === true,
    drawInClosedRegions: data.drawInClosedRegions === true,
    anyRegion: data.anyRegion === true,
    home: areas.findIndex((area) => area.track === undefined),
    trackStart: groupStarts(areas.map((area) => area.track ?? 0)),
    siteStart,
    fleetStart: Int16Array.from(areas, (area, a) => siteStart[a] + area.cities.length),
    siteIsFleet: Uint8Array.from(sites, (site) => Number(site.fleet)),
    fleetSites: Int16Array.from(fleets),
    siteArea: Uint8Array.from(sites, (site) => site.area),
    siteGlory: Uint8Array.from(sites, (site) => site.glory),
    linkEnds: Int16Array.from(links.flat()),
    linkIsSquare: Uint8Array.from(board.links, (link) => Number(link.square === true)),
    siteLinkStart: groupStarts(linksOfSite.map((list) => list.length)),
    siteLink: Int16Array.from(linksOfSite.flat(), ({ link }) => link),
    siteLinkOther: Int16Array.from(linksOfSite.flat(), ({ other }) => other),
    deckArea,
    deckIsSlavery: Uint8Array.from(data.decks, (deck) => Number(deck.slavery === true)),
    deckStart: groupStarts(data.decks.map((deck) => deck.cards.length)),
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
    cardBonusDisc: Uint8Array.from(allCards, (card) => Number(card.bonusDisc === true)),
    ...compileTracks(data.tracks),
  };
}

/** Returns where each group of a flattened list starts, followed by the total length. */
function groupStarts(lengths: number[]): Int16Array {
  const result = new Int16Array(lengths.length + 1);
  lengths.forEach((length, i) => {
    result[i + 1] = result[i] + length;
  });
  return result;
}

function compileTracks(tracks: TracksData) {
  const scores = Array.from({ length: MAX_ICONS + 1 }, (_, raw) => Math.min(raw, tracks.cap ?? raw));
  const level = (score: number) => tracks.thresholds.filter((threshold) => threshold <= score).length - 1;
  const byLevel = (values: number[]) => Uint8Array.from(scores, (score) => values[level(score)]);
  return {
    shownAt: Uint8Array.from(scores),
    buildAt: byLevel(tracks.build),
    growthAt: byLevel(tracks.growth),
    salaryAt: byLevel(tracks.salary),
    cardLimitAt: byLevel(tracks.cardLimit),
    gloryAt: Uint8Array.from(scores, (score) => gloryOf(tracks, score)),
  };
}

/** A marker on a space without a glory icon slides down to the next that has one (CL-END-3). */
function gloryOf(tracks: TracksData, score: number): number {
  if (score >= tracks.gloryOnEverySpaceFrom) return score;
  return Math.max(0, ...tracks.glorySpaces.filter((space) => space <= score));
}

function withoutDescriptiveKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDescriptiveKeys);
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(value).filter(([key]) => !DESCRIPTIVE_KEYS.includes(key));
  return Object.fromEntries(fields.map(([key, field]) => [key, withoutDescriptiveKeys(field)]));
}
