/** What there are texts for: events, gains, moves, decisions and reasons, and the varieties of them, behind a colon. */
import type { GameEvent, QUIET_EVENTS, Verb } from '@windrose/engine';

export type EventOf<K extends GameEvent['event']> = Extract<GameEvent, { event: K }>;

/** The steps of the Opposition, in the order in which they are tried (SOLO-OPP-4). */
export const PROCEDURE = [
  'occupy-linked',
  'occupy',
  'complete-track',
  'ship',
  'ship-beside',
  'draw',
] as const satisfies readonly EventOf<'opposition-planned'>['step'][];

type Plan = 'opposition-planned' | 'opposition-order-decided' | 'opposition-keeps';
export type Told = Exclude<GameEvent['event'], (typeof QUIET_EVENTS)[number]>;
export type PlainlyTold = Exclude<Told, Plan>;

/** An event, or a variety of one. */
export type EventText =
  | Exclude<PlainlyTold, 'card-moved' | 'card-discarded' | 'token-gained'>
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
  | 'extra-actions-granted:none'
  | 'disc-gained:none'
  | 'sea-changed:less'
  | 'row-changed:less';

/** What an event brings. */
export type GainText =
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
  | 'turn:building'
  | 'turn:token'
  | 'turn:pass'
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
  | 'following-ability';

/** The kinds of texts that sentences about a game are made of. */
export interface Kinds {
  readonly events: EventText;
  readonly gains: GainText;
  readonly moves: MoveText;
  readonly prompts: PromptText;
}

/** What only games with exploits say. */
export interface OfExploits {
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

/** What only games with an Opposition say, besides its plans. */
export interface OfOpposition {
  readonly events:
    | 'extra-actions-granted'
    | 'extra-actions-granted:none'
    | 'draw-owed'
    | 'token-taken'
    | 'city-cleared';
  readonly gains: 'extra-actions';
  readonly moves: Extract<MoveText, `opposition-${string}`>;
  readonly prompts: Extract<PromptText, `opposition-${string}`>;
}

/** What only games with neutral discs say. */
export interface OfNeutral {
  readonly events:
    | 'tile-removed'
    | 'track-token-removed'
    | 'neutral-received'
    | 'neutral-declined'
    | 'fleet-trigger-chosen'
    | 'fleet-silent'
    | 'fleet-cannot-react'
    | 'shortage-caused';
  readonly gains: never;
  readonly moves:
    | Extract<MoveText, `neutral-${string}`>
    | 'remove-token'
    | 'remove-token:none'
    | 'trigger'
    | 'shortage'
    | 'decline';
  readonly prompts:
    | Extract<PromptText, `${'neutral' | 'play-neutral' | 'fleet'}${string}`>
    | 'remove-token'
    | 'shortage';
}

/** Reasons are plain words in the engine too. After the colon: who it is about, or `some` where the refusal does not tell where. */
export type RefusalText =
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
