/** The keys of the templates for events, gains, moves, prompts and refusals. A variant of a template stands behind a colon. */
import type { GameEvent, Verb } from '@windrose/engine';

/** Events that a log leaves out: what they say follows from other events, the position or the score sheet. */
export const QUIET_EVENTS = [
  'token-placed',
  'stack-prepared',
  'tiles-prepared',
  'phase-ended',
  'turn-started',
  'turn-ended',
  'round-ended',
  'salary-unused',
  'grid-prepared',
  'ladder-prepared',
  'indicator-moved',
  'grid-shifted',
  'grid-refilled',
  'ladder-turned',
  'ladder-marker-moved',
  'victory-graded',
  'action-chosen',
  'actions-skipped',
  'casualty-suffered',
  'disc-displaced',
  'link-token-claimed',
  'card-limit-checked',
  'game-ended',
  'score-item',
  'score-total',
  'winners-declared',
] as const satisfies readonly GameEvent['event'][];

import type { ModeKey } from './modes/index.ts';

export type EventOf<K extends GameEvent['event']> = Extract<GameEvent, { event: K }>;

/** The steps of the Opposition, in the order in which they are tried (SOLO-OPP-4). */
export const OPPOSITION_STEPS = [
  'occupy-linked',
  'occupy',
  'complete-track',
  'ship',
  'ship-beside',
  'draw',
] as const satisfies readonly EventOf<'opposition-planned'>['step'][];

type Plan = 'opposition-planned' | 'opposition-order-decided' | 'opposition-keeps';
export type NarratedEvent = Exclude<GameEvent['event'], (typeof QUIET_EVENTS)[number]>;
export type TemplateEvent = Exclude<NarratedEvent, Plan>;

/** An event, or a variant of one. */
export type EventKey =
  | Exclude<TemplateEvent, 'card-moved' | 'card-discarded' | 'token-gained'>
  | 'game-created:exploits'
  | 'start-building-chosen:disc'
  | 'first-player-chosen:sail'
  | 'first-player-marker-passed:sail'
  | 'building-built:fallback'
  | 'discs-grown:short'
  | 'status-changed:down'
  | 'level-changed:down'
  | 'shipped:sail'
  | 'shipped-beside:sail'
  | `token-gained:${EventOf<'token-gained'>['from']}`
  | 'governor-awarded:tie'
  | 'disc-from-card:none'
  | `card-moved:${EventOf<'card-moved'>['slot']}`
  | `card-discarded:${EventOf<'card-discarded'>['to']}`
  | 'slavery-stack-removed:empty'
  | 'disc-gained:none'
  | 'sea-changed:less'
  | 'row-changed:less'
  | ModeKey<'events'>;

/** What an event brings to a seat. */
export type GainKey =
  | 'discs'
  | 'disc-lost'
  | 'disc-freed'
  | 'glory'
  | 'glory:known'
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
  | 'beside'
  | 'beside:sail'
  | 'opens'
  | 'opens:known'
  | 'governor'
  | 'governor:known'
  | 'governor-other'
  | 'governor-other:known'
  | 'governor-removed'
  | 'city'
  | 'city-lost'
  | 'card'
  | 'card-lost'
  | 'card-removed'
  | 'marker'
  | 'abolition'
  | 'set-aside'
  | 'sea'
  | 'sea-less'
  | 'row'
  | 'row-less'
  | 'pirate'
  | 'casualty-returned'
  | ModeKey<'gains'>;

export type MoveKey =
  | Exclude<Verb, 'governor'>
  | 'ship:sail'
  | 'attack:free'
  | 'draw:deck'
  | 'governor:free'
  | 'governor:normal'
  | 'decline:casualty'
  | 'end:salary'
  | 'end:nothing'
  | ModeKey<'moves'>;

/** Decisions of every game. The engine knows them as plain strings: a test checks that none is missing. */
type CommonPromptKey =
  | 'start-building'
  | 'build'
  | 'salary'
  | 'salary:optional'
  | 'turn'
  | 'turn:building'
  | 'turn:token'
  | 'turn:pass'
  | 'perform'
  | 'perform:again'
  | 'casualty'
  | 'governor-slot'
  | 'discard';

export type PromptKey = CommonPromptKey | ExploitKeys['prompts'] | ModeKey<'prompts'>;

/** The keys of each kind of templates. */
export interface TextKeys {
  readonly events: EventKey;
  readonly gains: GainKey;
  readonly moves: MoveKey;
  readonly prompts: PromptKey;
}

/** The keys that only games with exploits need. */
export interface ExploitKeys {
  readonly events:
    | 'game-created:exploits'
    | 'exploit-unlocked'
    | 'exploit-used'
    | 'sea-changed'
    | 'sea-changed:less'
    | 'disc-gained'
    | 'disc-gained:none'
    | 'disc-returned'
    | 'casualty-returned'
    | 'row-changed'
    | 'row-changed:less'
    | 'pirate-taken';
  readonly gains: 'sea' | 'sea-less' | 'row' | 'row-less' | 'pirate' | 'casualty-returned';
  readonly moves: 'exploit' | 'end:nothing';
  readonly prompts: 'following-action' | 'following-ability';
}

/** Reasons of every game, which the engine knows as plain strings too. A variant is for abilities of exploits, for a rule (in modes), or, `some`, for refusals that do not say where. */
export type CommonRefusalKey =
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
  | 'not-in-supply'
  | 'level-too-high'
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
  | 'city-occupied'
  | 'is-fleet'
  | 'fleet-occupied'
  | 'fleet-occupied:some'
  | 'region-closed'
  | 'region-closed:some'
  | 'not-present'
  | 'not-present:ability'
  | 'no-opponent'
  | 'stack-empty'
  | 'stack-empty:some'
  | 'slavery-abolished'
  | 'presence-below-value'
  | 'presence-below-value:some'
  | 'not-on-pile'
  | 'no-token'
  | 'no-token:some'
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

export type RefusalKey = CommonRefusalKey | ModeKey<'refusals'>;
