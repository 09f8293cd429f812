/** Events: every change of a game as data, from which log, animation, sound and statistics follow. See docs/events.md. */
import type { Action } from '../edition/data.ts';
import type { Phase, State } from './state.ts';
import { PHASES } from './state.ts';
import type { Victory } from './victory.ts';

/** Why a status changed. */
export type Cause = 'building' | 'card' | 'governor' | 'token' | 'discard' | 'abolition' | 'marker' | 'taken';

export type ScoreCategory =
  | 'cities'
  | 'links'
  | 'status'
  | 'cards'
  | 'buildings'
  | 'governorSlot'
  | 'population'
  | 'slavery'
  | 'mode'
  | 'exploit';

/**
 * What each event says about itself, by its name. Modes and exploits add their own events by merging declarations.
 * @public
 */
export interface EventBodies {
  // The frame of the game.
  /** A game is created; the events of its set-up follow. */
  'game-created': { edition: string; mode: string; players: number; exploits?: string[] };
  /** A token is laid on its space before the game. */
  'token-placed': { space: string; token: string };
  /** A stack of cards is laid out, its top card first. */
  'stack-prepared': { deck: string; cards: string[] };
  /** The building tiles are laid out: how many of each kind. */
  'tiles-prepared': { tiles: Record<string, number> };
  /** A player chooses the side of the start tile. */
  'start-building-chosen': { player: number; building: string; disc: boolean };
  /** The first player of the first round is known. */
  'first-player-chosen': { player: number };
  /** A round begins. */
  'round-started': { number: number };
  /** A phase begins: that of the event’s own field `phase`. */
  'phase-started': object;
  /** A phase ends. */
  'phase-ended': object;
  /** A player’s turn of the Action Phase begins. */
  'turn-started': { player: number };
  /** A player’s turn of the Action Phase ends. */
  'turn-ended': { player: number };
  /** A round ends. */
  'round-ended': { number: number };
  /** The First Player Marker goes to the next player. */
  'first-player-marker-passed': { from: number; to: number };
  /** A player asks for phase-by-phase order for the rest of the round. */
  'phase-order-changed': { from: number };
  /** The last round is over; the final scoring follows. */
  'game-ended': object;

  // Build, growth, salary.
  /** A player takes a tile from the supply. */
  'building-built': { player: number; building: string; level: number; slot: number; fallback: boolean };
  /** A player builds nothing, because there is no tile or no space. */
  'build-skipped': { player: number };
  /** Discs come to the harbor in the Growth Phase. */
  'discs-grown': { player: number; requested: number; moved: number };
  /** A Payment of the Salary Phase returns a disc from a building. */
  'salary-paid': { player: number; building: string };
  /** Payments of the Salary Phase are left over. */
  'salary-unused': { player: number; payments: number };

  // Statuses.
  /** The total of a status changes. */
  'status-changed': {
    player: number;
    status: string;
    delta: number;
    before: number;
    after: number;
    shown: number;
    cause: Cause;
  };
  /** A status reaches or loses a level. */
  'level-changed': { player: number; status: string; before: number; after: number };
  /** The total of a status is beyond the end of its track. */
  'track-overflow': { player: number; status: string; excess: number };

  // Turns.
  /** A player puts a disc on a building to use its actions. */
  'building-activated': { player: number; building: string };
  /** A player spends a blue token to use its actions. */
  'token-spent': { player: number; token: string };
  /** A player begins one of the actions of a building or token. */
  'action-chosen': { player: number; action: Action };
  /** A player leaves the rest of the actions unused. */
  'actions-skipped': { player: number };
  /** A player passes for the rest of the round. */
  'player-passed': { player: number };

  // The board.
  /** A disc comes to a track. */
  shipped: { owner: number; region: string; space: number };
  /** A disc comes beside a full track, or to the Open Sea. */
  'shipped-beside': { owner: number; region: string };
  /** A disc comes to a fleet. */
  'sailed-to-fleet': { owner: number; fleet: string };
  /** A disc comes to a free city. */
  'city-occupied': { owner: number; city: string };
  /** A disc in a city or fleet is attacked; the casualty and the displaced disc follow as events of their own. */
  attacked: { attacker: number; defender: number; city: string };
  /** The attacker loses a disc. */
  'casualty-suffered': { player: number };
  /** A disc is put in front of a status track, where it counts like a brown token. */
  'marker-placed': { player: number; status: string };
  /** The owner of a Memorial leaves a casualty in the supply. */
  'marker-declined': { player: number };
  /** A disc in a city or fleet returns to its supply, and the attacker’s takes its place. */
  'disc-displaced': { owner: number; city: string };
  /** A seat gains a token. */
  'token-gained': { player: number; token: string; from: 'track' | 'city' | 'fleet' | 'link' };
  /** A colour has discs at both ends of a link. */
  'link-control-gained': { player: number; link: string };
  /** A colour is about to lose a disc at one end of a link that it controls. */
  'link-control-lost': { player: number; link: string };
  /** The token of a link is claimed; what becomes of it follows as an event of its own. */
  'link-token-claimed': { player: number; link: string; token: string };
  /** The last space of a track is taken, which opens the region. */
  'region-opened': { region: string; by: number };
  /** A Governor is won; whether a seat takes the card follows as an event of its own. */
  'governor-awarded': { region: string; to: number; counts: number[]; tieBreak: boolean };
  /** A Governor that a neutral colour has won leaves the game. */
  'governor-removed': { region: string };
  /** A Payment of the Action Phase returns a disc from a building. */
  'payment-made': { player: number; building: string };

  // Cards.
  /** A card is drawn from a stack. */
  'card-drawn': { player: number; deck: string; card: string };
  /** A card is taken from the discard pile. */
  'card-taken': { player: number; card: string };
  /** A card brings a disc, if the supply has one. */
  'disc-from-card': { player: number; moved: number };
  /** A Governor comes to a slot: when it is won, or from another slot. */
  'card-moved': { player: number; card: string; slot: 'free' | 'normal' };
  /** The cards of a seat are checked against its Card Limit. */
  'card-limit-checked': {
    player: number;
    limit: number;
    held: number;
    slaveryBonus: boolean;
    freeGovernor: boolean;
  };
  /** A seat discards a card. */
  'card-discarded': { player: number; card: string; to: 'stack' | 'pile' | 'set-aside' | 'removed' | 'kept' };
  /** The Abolition of Slavery takes effect; its consequences follow. */
  'abolition-triggered': { by: number };
  /** The Abolition turns a Slavery card face down beside the board. */
  'slavery-set-aside': { player: number; card: string };
  /** The Abolition removes the Slavery cards that are left in their stack. */
  'slavery-stack-removed': { cards: string[] };
  /** A token leaves the game. */
  'token-removed': { token: string };
  /** A card leaves the game from its stack. */
  'card-removed': { card: string };
  /** The result of a solitaire game is graded. */
  'victory-graded': Victory;

  // Scoring.
  /** A part of a seat’s final score. */
  'score-item': { player: number; category: ScoreCategory; amount: number; detail?: string; from?: number };
  /** The final score of a seat. */
  'score-total': { player: number; total: number };
  /** The winners are known. */
  'winners-declared': { players: number[] };
}

/** When an event happened, and the seat whose decision caused it; `null` during the set-up. */
interface EventStamp {
  seq: number;
  round: number;
  phase: Phase;
  actor: number | null;
}

type EventName = keyof EventBodies;

type EventBody = { [K in EventName]: { event: K } & EventBodies[K] }[EventName];

export type GameEvent = EventBody & EventStamp;

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

/** Collects the events of a move, and stamps them. */
export class EventLog {
  readonly events: GameEvent[] = [];
  private readonly state: State;
  private readonly actor: number | null;
  private seq: number;
  private readonly hear: ((event: GameEvent) => void) | undefined;

  constructor(state: State, actor: number | null, firstSeq: number, hear?: (event: GameEvent) => void) {
    this.state = state;
    this.actor = actor;
    this.seq = firstSeq;
    this.hear = hear;
  }

  add(body: EventBody): void {
    const { round, phase } = this.state;
    const event = { ...body, seq: this.seq++, round, phase: PHASES[phase], actor: this.actor };
    this.events.push(event);
    this.hear?.(event);
  }
}
