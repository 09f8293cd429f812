/** Types of edition data: everything printed on the components, with a grade for each value that is not known from a source. */

export const DATA_GRADES = ['known', 'deduced', 'ours'] as const;

/** How certain a value is: stated by a source, deduced from sources, or chosen by this project. */
export type DataGrade = (typeof DATA_GRADES)[number];

/** Keys that do not affect play; the fingerprint ignores them. */
export const DESCRIPTIVE_KEYS: readonly string[] = ['grades', 'name', 'lon', 'lat'];

/** The five basic actions, in the order of their bits in the tables. */
export const ACTIONS = ['ship', 'occupy', 'attack', 'pay', 'draw'] as const;
export type Action = (typeof ACTIONS)[number];
export const SHIP = 0;
export const OCCUPY = 1;
export const ATTACK = 2;
export const PAY = 3;
export const DRAW = 4;

/** What each of the four statuses determines, in the order of the status numbers used by the whole engine. */
export const STATUS_ROLES = ['build', 'growth', 'salary', 'cardLimit'] as const;
type StatusRole = (typeof STATUS_ROLES)[number];

/** Grades for keys of the same object; a key without a grade is known. */
interface Graded {
  grades?: Record<string, DataGrade>;
}

/** Number of icons by status id; `glory` counts glory icons on cards. */
export type Icons = Record<string, number>;

/** A list of steps, each a list of alternative actions. The player performs one or more steps, with one alternative each. */
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

/** Fields of every building tile. */
interface TileData extends Graded {
  id: string;
  icons: Icons;
  glory: number;
  /** A tile without steps has no activation circle. */
  actions: ActionSteps;
}

interface StartBuildingData extends TileData {
  /** The game starts with a disc from the supply on its activation circle. */
  startsWithDisc?: boolean;
}

/** Special powers of a tile, beside its icons and actions. */
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
  /** The player who takes the card moves a disc from supply to harbor. */
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

/** A fleet: a site without glory that is occupied by sailing; links can end at it. */
interface FleetData extends Graded {
  id: string;
  name: string;
  lon: number;
  lat: number;
}

/** A region, or the home area: the area without a track, which is open from the start and where every player counts as present. */
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
  /** Player counts for which the board is meant; if absent, all that the edition allows. */
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
  /** The rule book whose rule ids refusals cite. */
  rulebook: Rulebook;
  players: { least: number; most: number };
  rounds: number;
  /** Discs of each colour. */
  discs: number;
  /** Number of building spaces, not counting the start building. */
  buildingSpaces: number;
  /** Number of card slots, not counting the free-Governor slot: the maximum number of cards a player can ever keep. */
  cardSlots: number;
  emptyGovernorSlotGlory: number;
  harborDiscsPerGlory: number;
  /** Maximum number of buildings of the highest level per player; null for no limit. */
  topLevelLimit: number | null;
  /** May a player ask for phase-by-phase order in a round played player by player (PO-3)? */
  phaseByPhaseOnRequest: boolean;
  /** Number of tiles of the highest level that are drawn at random for a game; all, if absent. */
  topLevelInPlay?: number;
  /** May a player return fewer discs in the Salary Phase than possible? */
  salaryOptional?: boolean;
  /** Is the Card Limit checked in a separate Discard Phase instead of on passing? */
  discardPhase?: boolean;
  /** Do discarded cards go to a common pile, from which players draw with presence in the home area, instead of back to their stacks? */
  discardPile?: boolean;
  drawInClosedRegions?: boolean;
  /** May a player use the actions of one activation in different regions? */
  anyRegion?: boolean;
  statuses: Record<StatusRole, string>;
  tracks: TracksData;
  tokens: TokenData[];
  startBuildings: StartBuildingData[];
  buildings: BuildingData[];
  decks: DeckData[];
  boards: BoardData[];
}
