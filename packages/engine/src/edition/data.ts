/** What is printed on the components of an edition, as plain data with a grade for every value that is not simply known. */

/** How sure we are of a value: a source states it, it follows from what they state, or we chose it. */
export const GRADES = ['known', 'deduced', 'ours'] as const;
export type Grade = (typeof GRADES)[number];

/** Keys that do not affect play, and so not the fingerprint. */
export const DESCRIPTIVE_KEYS: readonly string[] = ['grades', 'name', 'lon', 'lat'];

/** The five basic actions, in the order of their bits in the tables. */
export const ACTIONS = ['ship', 'occupy', 'attack', 'pay', 'draw'] as const;
export type Action = (typeof ACTIONS)[number];
export const SHIP = 0;
export const OCCUPY = 1;
export const ATTACK = 2;
export const PAY = 3;
export const DRAW = 4;

/** What each of the four statuses drives. The order is that of the status numbers everywhere in the engine. */
export const STATUS_ROLES = ['build', 'growth', 'salary', 'cardLimit'] as const;
type StatusRole = (typeof STATUS_ROLES)[number];

/** A grade for some keys of the object that holds it; a key without a grade is known. */
interface Graded {
  grades?: Record<string, Grade>;
}

/** Number of icons by status id; `glory` counts glory icons on cards. */
export type Icons = Record<string, number>;

/** A list of steps, each a list of alternatives: do one or more of the steps, of each step one alternative. */
export type ActionSteps = Action[][];

export interface TracksData extends Graded {
  /** Score at which each level begins; the first is 0. */
  thresholds: number[];
  build: number[];
  growth: number[];
  salary: number[];
  cardLimit: number[];
  /** Spaces that carry a glory icon below `gloryOnEverySpaceFrom`. */
  glorySpaces: number[];
  gloryOnEverySpaceFrom: number;
  /** Last space of the tracks; null where they can be extended. */
  cap: number | null;
}

/** A brown token has a status, a blue one has actions. */
interface TokenData extends Graded {
  id: string;
  count: number;
  status?: string;
  actions?: ActionSteps;
}

/** What every building tile has. */
interface TileData extends Graded {
  id: string;
  icons: Icons;
  glory: number;
  /** Without any step the tile has no activation circle. */
  actions: ActionSteps;
}

interface StartBuildingData extends TileData {
  /** It begins with a disc from the supply on its circle. */
  startsWithDisc?: boolean;
}

/** Powers of a tile beyond its icons and actions. */
export const SPECIALS = ['memorial', 'city-hall'] as const;
type Special = (typeof SPECIALS)[number];

export interface BuildingData extends TileData {
  level: number;
  copies: number;
  /** Its disc returns in the Salary Phase only. */
  notPayableInActionPhase?: boolean;
  special?: Special;
}

interface CardData extends Graded {
  value: number;
  icons: Icons;
  abolition?: boolean;
  /** Whoever takes it moves a disc from supply to harbor. */
  bonusDisc?: boolean;
}

interface GovernorData extends Graded {
  icons: Icons;
}

interface DeckData extends Graded {
  id: string;
  area: string;
  slavery?: boolean;
  governor?: GovernorData;
  cards: CardData[];
}

interface CityData extends Graded {
  id: string;
  name: string;
  glory: number;
  lon: number;
  lat: number;
}

/** A site that is no city: it has no glory, is reached by sailing, and is an end of links. */
interface FleetData extends Graded {
  id: string;
  name: string;
  lon: number;
  lat: number;
}

/** An area without a track is open from the start and everybody counts as present there. */
interface AreaData extends Graded {
  id: string;
  track?: number;
  cities: CityData[];
  fleets?: FleetData[];
}

interface LinkData extends Graded {
  ends: [string, string];
  /** A square link never has a token. */
  square?: boolean;
}

export interface BoardData extends Graded {
  id: string;
  /** For how many players this board is meant; all that the edition allows, if absent. */
  players?: { least: number; most: number };
  areas: AreaData[];
  links: LinkData[];
}

export const RULEBOOKS = ['classic', 'age-of-sail'] as const;
export type Rulebook = (typeof RULEBOOKS)[number];

export interface EditionData extends Graded {
  /** Version of this file format. */
  format: 1;
  id: string;
  year: number;
  /** Which rule book's ids a refused move is explained with. */
  rulebook: Rulebook;
  players: { least: number; most: number };
  rounds: number;
  /** Discs of each colour. */
  discs: number;
  /** Building spaces beside the start building. */
  buildingSpaces: number;
  /** Card slots beside the free-Governor slot: the most cards that may ever be kept. */
  cardSlots: number;
  emptyGovernorSlotGlory: number;
  harborDiscsPerGlory: number;
  /** How many buildings of the highest level one player may own; null for no limit. */
  topLevelLimit: number | null;
  /** May a player ask for phase-by-phase order in a round played player by player (PO-3)? */
  phaseByPhaseOnRequest: boolean;
  /** How many of the highest tiles, drawn at random, are in the game; all, if absent. */
  topLevelInPlay?: number;
  /** May a player return fewer discs in the Salary Phase than possible? */
  salaryOptional?: boolean;
  /** Is the Card Limit checked in a phase of its own, and not on passing? */
  discardPhase?: boolean;
  /** Do discards lie on a common pile, from which presence in the home area draws, and not in their stacks? */
  discardPile?: boolean;
  drawInClosedRegions?: boolean;
  /** May the actions of one activation happen in different regions? */
  anyRegion?: boolean;
  statuses: Record<StatusRole, string>;
  tracks: TracksData;
  tokens: TokenData[];
  startBuildings: StartBuildingData[];
  buildings: BuildingData[];
  decks: DeckData[];
  boards: BoardData[];
}
