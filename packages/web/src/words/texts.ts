/** Everything that a language must have to speak about games: what is missing does not compile. */
import type { Options, Score, Victory } from '@windrose/engine';
import type { Grammar, Text } from './grammar.ts';
import type { EventOf, EventText, GainText, MoveText, PromptText, RefusalText } from './keys.ts';
import type { Action, Grade, Phase, Role, Rulebook, ScoreCategory, Special, Titled } from './speech.ts';

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

/** Names of components. Nouns have their kind before them. */
export interface ComponentTexts {
  readonly areas: Readonly<Record<Region | 'europe', string>>;
  /** Cities whose name is not that of the data, by id. */
  readonly cities: Readonly<Record<string, string>>;
  readonly fleets: Readonly<Record<Fleet, string>>;
  /** The deck that is not called like its area. */
  readonly slavery: string;
  readonly statuses: Readonly<Record<Status, string>>;
  readonly levels: Readonly<Record<Role, string>>;
  readonly buildings: Readonly<Record<Building, string>>;
  readonly specials: Readonly<Record<Special, string>>;
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

type Mode = 'standard' | 'classic-two' | 'soloplay-two' | 'soloplay-three' | 'solitaire' | 'silent-fleet';

/** An option; those that are not simply on or off have names for what they can be. */
type OptionText<V> = Titled & (boolean extends V ? unknown : { readonly values: Readonly<Record<V & string, string>> });

/** What a game can be: editions, modes, options, bots; and how it ends. */
export interface GameTexts {
  readonly editions: Readonly<Record<Rulebook, string>>;
  readonly side: string;
  readonly modes: Readonly<Record<Mode, Titled>>;
  readonly options: { readonly [K in keyof Options]: OptionText<Options[K]> };
  readonly on: string;
  readonly off: string;
  /** By level. */
  readonly bots: readonly Titled[];
  readonly grades: Readonly<Record<Grade, Titled>>;
  readonly players: readonly string[];
  /** Colours that no player owns, by mode, in the order of their numbers, which follow those of the players. */
  readonly colours: Readonly<Record<Exclude<Mode, 'standard'>, readonly string[]>>;
  readonly victories: Readonly<Record<Victory['grade'], string>>;
  readonly victory: Readonly<Record<'ahead' | 'behind' | 'equal' | 'panache', Text>>;
  readonly categories: Readonly<Record<ScoreCategory | keyof Score, string>>;
  readonly winner: Text;
  readonly winners: Text;
}

type Planned = EventOf<'opposition-planned'>;

export type EventTexts = Readonly<Record<EventText, Text>>;

export interface OppositionTexts {
  readonly occasions: Readonly<Record<Planned['occasion'], string>>;
  readonly steps: Readonly<Record<Planned['step'], string>>;
  readonly ties: Readonly<Record<Planned['ties'][number]['by'], string>>;
  /** The whole: who and what, then what was passed over, how it was decided, and what is left to choose. */
  readonly passedOver: string;
  readonly decided: string;
  readonly choice: string;
  readonly order: Readonly<Record<EventOf<'opposition-order-decided'>['first'], string>>;
  readonly orderReasons: Readonly<Record<EventOf<'opposition-order-decided'>['reason'], string>>;
  readonly keeps: Readonly<Record<'best' | 'none' | 'equal', Text>>;
}

<<<<<<< HEAD
/** What an event brings. */
export type GainText =
  | 'discs'
  | 'disc-lost'
  | 'disc-freed'
  | 'glory'
  | 'token'
  | 'token-lost'
  | 'token-removed'
  | 'link'
  | 'link-lost'
  | 'status'
  | 'status-lost'
  | 'level'
  | 'overflow'
  | 'space'
  | 'opens'
  | 'governor'
  | 'governor-other'
  | 'governor-removed'
  | 'city'
  | 'city-lost'
  | 'card'
  | 'card-lost'
  | 'card-removed'
  | 'marker'
  | 'abolition'
  | 'set-aside'
  | 'extra-actions'
  | 'sea'
  | 'sea-less'
  | 'row'
  | 'row-less'
  | 'pirate'
  | 'casualty-returned';

export type MoveText =
  | Exclude<Verb, 'governor'>
  | 'ship:sail'
  | 'neutral-ship:sail'
  | 'attack:free'
  | 'draw:deck'
  | 'remove-token:none'
  | 'governor:free'
  | 'governor:normal'
  | 'decline:casualty'
  | 'end:salary'
  | 'end:nothing';

/** Decisions are plain words in the engine; a test sees that none is missing. */
export type PromptText =
  | 'start-building'
  | 'remove-token'
  | 'shortage'
  | 'build'
  | 'salary'
  | 'salary:optional'
  | 'turn'
  | 'perform'
  | 'perform:again'
  | 'casualty'
  | 'governor-slot'
  | 'discard'
  | 'neutral-ship'
  | 'neutral-occupy'
  | 'play-neutral'
  | 'play-neutral:anywhere'
  | 'fleet-trigger'
  | 'fleet-ship'
  | 'fleet-occupy'
  | 'fleet-draw'
  | 'opposition-action'
  | 'opposition-action:settle'
  | 'opposition-action:clear'
  | 'opposition-action:bonus-draw'
  | 'opposition-discard'
  | 'following-action'
  | 'following-ability'
  | 'over';

/** Reasons are plain words in the engine too. After the colon: who it is about, or `some` where the refusal does not tell where. */
type RefusalText =
  | 'game-over'
  | 'must-choose-start'
  | 'must-build'
  | 'must-pay-salary'
  | 'must-take-turn'
  | 'must-perform'
  | 'must-place-casualty'
  | 'must-follow-up'
  | 'must-discard'
  | 'must-place-governor'
  | 'must-remove-token'
  | 'must-play-neutral'
  | 'must-ship-neutral'
  | 'must-occupy-neutral'
  | 'must-choose-trigger'
  | 'must-react'
  | 'must-cause-shortage'
  | 'must-choose-for-opposition'
  | 'must-discard-for-opposition'
  | 'not-an-option'
  | 'keeps-better-cards'
  | 'not-on-grid'
  | 'last-column-again'
  | 'not-in-supply'
  | 'level-too-high'
  | 'level-too-high:neutral'
  | 'next-level-only'
  | 'top-level-limit'
  | 'no-phase-request'
  | 'no-disc-on-building'
  | 'paid-in-salary-only'
  | 'too-few-payments'
  | 'pays-itself'
  | 'building-not-owned'
  | 'no-disc-in-harbor'
  | 'no-activation-circle'
  | 'circle-occupied'
  | 'token-not-owned'
  | 'not-an-action-token'
  | 'no-effect'
  | 'action-not-offered'
  | 'nothing-performed'
  | 'other-region'
  | 'other-stack'
  | 'too-few-discs'
  | 'too-few-discs:some'
  | 'no-track'
  | 'track-full'
  | 'city-occupied'
  | 'is-fleet'
  | 'fleet-occupied'
  | 'fleet-occupied:some'
  | 'region-closed'
  | 'region-closed:some'
  | 'not-present'
  | 'not-present:ability'
  | 'not-present:neutral'
  | 'same-region-first'
  | 'no-opponent'
  | 'stack-empty'
  | 'stack-empty:some'
  | 'slavery-abolished'
  | 'presence-below-value'
  | 'presence-below-value:some'
  | 'presence-below-value:neutral'
  | 'not-on-pile'
  | 'no-token'
  | 'no-token:some'
  | 'track-spared'
  | 'not-performed'
  | 'exploit-not-in-game'
  | 'exploit-locked'
  | 'no-disc-at-sea'
  | 'no-disc-at-sea:some'
  | 'used-up'
  | 'no-city'
  | 'no-pirate'
  | 'nothing-loaded'
  | 'other-status'
  | 'no-slavery-card'
  | 'card-not-held'
  | 'other';

=======
>>>>>>> web-words
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

/** What an ability is called with its targets, and what it does. */
export interface AbilityText {
  readonly label: Text;
  readonly text: string;
}

export interface ExploitText<A extends string = string> {
  readonly title: string;
  readonly scoring: string;
  readonly abilities: Readonly<Record<A, AbilityText>>;
}

export type ExploitTexts = { readonly [E in keyof Abilities]: ExploitText<Abilities[E]> };

/** What a language has besides the texts of the user interface. */
export interface SpeechTexts {
  readonly grammar: Grammar;
  readonly components: ComponentTexts;
  readonly games: GameTexts;
  readonly events: EventTexts;
  readonly opposition: OppositionTexts;
  readonly gains: Readonly<Record<GainText, Text>>;
  readonly moves: Readonly<Record<MoveText, Text>>;
  readonly prompts: Readonly<Record<PromptText, Text>>;
  readonly refusals: Readonly<Record<RefusalText, Text>>;
  readonly exploits: ExploitTexts;
}
