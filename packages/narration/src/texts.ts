/** The types of all texts of a language. */
import type { DataGrade, ModeId, ModeOption, Options, Score, VictoryGrade } from '@windrose/engine';
import type { Grammar, Text } from './grammar/grammar.ts';
import type { Action, Explanation, Phase, Role, Rulebook, ScoreCategory, Special } from './kinds.ts';
import type { ModeDescriptions } from './modes/index.ts';
import type { ModeGuide, OptionTexts } from './modes/mode-texts.ts';
import type { OwnTexts } from './modes/own-texts.ts';
import type { CommonKeys, ExploitKeys, TextKeys } from './text-keys.ts';

type Region = 'africa' | 'south-america' | 'caribbean' | 'north-america' | 'india' | 'far-east';
type Status = 'industry' | 'culture' | 'finance' | 'wealth' | 'politics' | 'influence';
type Building =
  | 'colonial-house'
  | 'merchant-dock'
  | 'market'
  | 'shipyard'
  | 'workshop'
  | 'bank'
  | 'barracks'
  | 'guild-hall'
  | 'docks'
  | 'fortress'
  | 'theater'
  | 'cartographer'
  | 'trade-office'
  | 'university'
  | 'exchange'
  | 'museum'
  | 'parliament'
  | 'memorial'
  | 'city-hall'
  | 'admiralty'
  | 'palace';
type Fleet = 'north-sea-fleet' | 'mediterranean-fleet' | 'cape-fleet' | 'west-indies-fleet' | 'south-china-sea-fleet';

/** Names of components and players. Nouns have their kind before them. */
export interface ComponentTexts {
  readonly editions: Readonly<Record<Rulebook, string>>;
  readonly players: readonly string[];
  readonly areas: Readonly<Record<Region | 'europe', string>>;
  /** Cities whose name is not that of the data, by id. */
  readonly cities: Readonly<Record<string, string>>;
  readonly fleets: Readonly<Record<Fleet, string>>;
  /** The deck that is not called like its area. */
  readonly slavery: string;
  readonly statuses: Readonly<Record<Status, string>>;
  readonly levels: Readonly<Record<Role, string>>;
  readonly buildings: Readonly<Record<Building, string>>;
  readonly actions: Readonly<Record<Rulebook, Readonly<Record<Action, string>>>>;
  readonly phases: Readonly<Record<Phase, string>>;
  /** `{area}` and its Governor, as a noun. */
  readonly governor: string;
  /** `{token}` as a noun. */
  readonly token: string;
  /** Steps of which one or more are performed, `{steps}` joined by `andOr`; the same `{step}` twice. */
  readonly andOr: string;
  readonly twice: string;
  /** A space `{n}` of the track of an `{area}`, the Open Sea of a `{region}`. */
  readonly space: string;
  readonly sea: string;
  readonly discs: Text;
  readonly cards: Text;
}

/** Texts about kinds of values, special buildings, victories, scores and turns at online tables. */
export interface GameTexts {
  readonly side: string;
  readonly grades: Readonly<Record<DataGrade, Explanation>>;
  readonly specials: Readonly<Record<Special, string>>;
  readonly victories: Readonly<Record<VictoryGrade, string>>;
  readonly victory: Readonly<Record<'ahead' | 'behind' | 'equal' | 'panache', Text>>;
  readonly categories: Readonly<Record<ScoreCategory | keyof Score, string>>;
  /** Notifies a user whose turn it is at the table with this `{title}`. */
  readonly turnNotice: Explanation;
}

/** Templates of every kind, for these keys. */
type Templates<Keys extends Readonly<Record<keyof Keys, string>>> = {
  readonly [K in keyof Keys]: Readonly<Record<Keys[K], Text>>;
};

/** The templates that every game can need. */
export type CommonTexts = Templates<CommonKeys>;

/** The templates that only games with exploits need. */
export type ExploitTemplates = Templates<ExploitKeys>;

/** The options and their values. */
type OptionTable = { readonly [O in keyof Options]: OptionTexts<Options[O]> };

/** The options of the basic game. */
export type CommonOptionTexts = Readonly<Omit<OptionTable, ModeOption>>;

/** The exploits and their abilities. */
interface Abilities {
  'spice-trade': 'sail' | 'trade';
  'haitian-revolution': 'rise' | 'free';
  'underground-railroad': 'station' | 'free';
  'treaty-of-tordesillas': 'divide';
  'brouwer-route': 'sail' | 'cross';
  'east-india-company': 'charter' | 'dividend';
  'boston-tea-party': 'raid' | 'boycott';
  'carreira-da-india': 'sail';
  'pirate-round': 'board' | 'seize';
  'northwest-passage': 'explore';
  'voyage-of-the-beagle': 'survey' | 'collect';
  'mutiny-on-the-bounty': 'turn-back' | 'mutiny';
  'cape-horn-passage': 'round' | 'sail';
  'golden-age-of-piracy': 'hunt' | 'smuggle';
  'spanish-treasure-fleet': 'load' | 'unload';
}

/** What an exploit is called, and each ability with its targets. */
export interface ExploitText<A extends string = string> {
  readonly title: string;
  readonly labels: Readonly<Record<A, Text>>;
}

/** What an exploit scores, and what each ability does. */
export interface ExploitRule<A extends string = string> {
  readonly scoring: string;
  readonly abilities: Readonly<Record<A, string>>;
}

export type ExploitTexts = { readonly [E in keyof Abilities]: ExploitText<Abilities[E]> };
export type ExploitRules = { readonly [E in keyof Abilities]: ExploitRule<Abilities[E]> };

/** All texts of a language about games. A missing text does not compile. */
export interface LanguageTexts extends Templates<TextKeys> {
  readonly grammar: Grammar;
  readonly components: ComponentTexts;
  readonly games: GameTexts;
  readonly modes: ModeDescriptions;
  /** Texts that only one mode has. */
  readonly own: OwnTexts;
  readonly exploits: ExploitTexts;
  readonly exploitRules: ExploitRules;
}

/** The texts of a language that help to choose a game and to learn it. */
export interface GuideTexts {
  readonly modes: Readonly<Record<ModeId, ModeGuide>>;
  readonly options: OptionTable;
}
