/** Events: every change of a game as data, for log, animation, sound and statistics. See docs/events.md. */

import type { Action } from '../edition/data.ts';
import type { Colour, Seat } from '../edition/number-types.ts';
import type { PieceMove } from './pieces.ts';
import type { Phase, State } from './state.ts';
import { PHASES } from './state.ts';
import type { VictoryGrade } from './victory.ts';

/** The cause of a change of a status. */
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

/** The data of each event, by its name. Modes and exploits add their own events by merging declarations. @public */
export interface EventBodies {
  // The course of the game.
  /** A game is created. `players` is their number; `exploits` is absent in games without exploits. */
  'game-created': { seat: null; edition: string; mode: string; players: number; exploits?: string[] };
  /** A token is placed on its space before the game. */
  'token-placed': { seat: null; space: string; token: string };
  /** A stack of cards is laid out, its top card first. */
  'stack-prepared': { seat: null; deck: string; cards: string[] };
  /** The building tiles are laid out, with the number of each kind. */
  'tiles-prepared': { seat: null; tiles: Record<string, number> };
  /** A player chooses a start building; `disc` says whether it begins with a disc. */
  'start-building-chosen': { seat: Seat; building: string; disc: boolean; pieces: readonly PieceMove[] };
  /** The first player of the first round is decided. */
  'first-player-chosen': { seat: Seat };
  /** A round begins. */
  'round-started': { seat: null; number: number };
  /** A phase begins: of all players, or of one seat in player-by-player order. */
  'phase-started': { seat: Seat | null };
  /** A phase ends: of all players, or of one seat in player-by-player order. */
  'phase-ended': { seat: Seat | null };
  /** A player’s turn of the Action Phase begins. */
  'turn-started': { seat: Seat };
  /** A player’s turn of the Action Phase ends. */
  'turn-ended': { seat: Seat };
  /** A round ends. */
  'round-ended': { seat: null; number: number };
  /** The First Player Marker goes to the next player. */
  'first-player-marker-passed': { seat: Seat; fromSeat: Seat };
  /** A player asks for phase-by-phase order, from place `from` of the turn order on. */
  'phase-order-changed': { seat: Seat; from: number };
  /** The last round is over; the final scoring follows. */
  'game-ended': { seat: null };

  // Build, growth, salary.
  /**
   * A player takes a tile. `slot` is its place on the board, where 0 is the start building; `fallback` says whether its
   * level is above the Build Level (CL-BLD-3).
   */
  'building-built': {
    seat: Seat;
    building: string;
    level: number;
    slot: number;
    fallback: boolean;
    pieces: readonly PieceMove[];
  };
  /** A player builds nothing, because there is no tile or no space (EC-13). */
  'build-skipped': { seat: Seat };
  /**
   * The Growth Phase moves discs to the harbor: `requested` is the Growth Level, `moved` is lower if the supply has
   * fewer.
   */
  'discs-grown': { seat: Seat; requested: number; moved: number; pieces: readonly PieceMove[] };
  /** A Payment of the Salary Phase returns a disc from a building. */
  'salary-paid': { seat: Seat; building: string; pieces: readonly PieceMove[] };
  /** Payments of the Salary Phase remain unused. */
  'salary-unused': { seat: Seat; payments: number };

  // Statuses.
  /** The total of a status changes by `delta`; `shown` is the space that its track shows now. */
  'status-changed': {
    seat: Seat;
    status: string;
    delta: number;
    before: number;
    after: number;
    shown: number;
    cause: Cause;
  };
  /** A status reaches or loses a level. */
  'level-changed': { seat: Seat; status: string; before: number; after: number };
  /** The total of a status exceeds the end of its track by `excess`. */
  'track-overflow': { seat: Seat; status: string; excess: number };

  // Turns.
  /** A player puts a disc on a building to use its actions. */
  'building-activated': { seat: Seat; building: string; pieces: readonly PieceMove[] };
  /** A player spends a blue token to use its actions. */
  'token-spent': { seat: Seat; token: string; pieces: readonly PieceMove[] };
  /** A player performs one of the actions of a building or token. */
  'action-chosen': { seat: Seat; action: Action };
  /** A player skips the remaining actions of a building or token. */
  'actions-skipped': { seat: Seat };
  /** A player passes for the rest of the round. */
  'player-passed': { seat: Seat };

  // The board.
  /** A disc is placed on a space of a track; `space` is its number, from 1. */
  shipped: { seat: Seat | null; colour: Colour; region: string; space: number; pieces: readonly PieceMove[] };
  /** A disc is placed beside a full track or in the Open Sea. */
  'shipped-beside': { seat: Seat | null; colour: Colour; region: string; pieces: readonly PieceMove[] };
  /** A disc is placed on a fleet. */
  'sailed-to-fleet': { seat: Seat | null; colour: Colour; fleet: string; pieces: readonly PieceMove[] };
  /** A disc is placed in a free city. */
  'city-occupied': { seat: Seat | null; colour: Colour; city: string; pieces: readonly PieceMove[] };
  /** A disc in a city or fleet is attacked; the casualty and the displaced disc have their own events. */
  attacked: { seat: Seat | null; colour: Colour; defender: Colour; defenderSeat: Seat | null; city: string };
  /** The attacker loses a disc. */
  'casualty-suffered': { seat: Seat; pieces: readonly PieceMove[] };
  /** A disc is placed in front of a status track, where it counts like a brown token. */
  'marker-placed': { seat: Seat; status: string; pieces: readonly PieceMove[] };
  /** The owner of a Memorial leaves a casualty in the supply. */
  'marker-declined': { seat: Seat };
  /** A disc in a city or fleet returns to its supply, and the attacker’s takes its place. */
  'disc-displaced': { seat: Seat | null; colour: Colour; city: string; pieces: readonly PieceMove[] };
  /** A seat gains a token of a track, city, fleet or link. */
  'token-gained': {
    seat: Seat;
    token: string;
    from: 'track' | 'city' | 'fleet' | 'link';
    pieces: readonly PieceMove[];
  };
  /** A colour gains discs at both ends of a link. */
  'link-control-gained': { seat: Seat; colour: Colour; link: string };
  /** A colour is about to lose a disc at one end of a link that it controls. */
  'link-control-lost': { seat: Seat; colour: Colour; link: string };
  /** The token of a link is claimed; a further event says who takes it or that it leaves the game. */
  'link-token-claimed': { seat: Seat; colour: Colour; link: string; token: string };
  /** A disc of this colour takes the last space of a track, which opens the region. */
  'region-opened': { seat: Seat | null; colour: Colour; region: string };
  /**
   * A colour wins a Governor. `counts` are the discs on the track by colour; `tieBreak` says whether nearness to the
   * stack decided. If a seat takes the card, another event follows.
   */
  'governor-awarded': { seat: Seat | null; colour: Colour; region: string; counts: number[]; tieBreak: boolean };
  /** A Governor that a neutral colour has won leaves the game. */
  'governor-removed': { seat: null; colour: Colour; region: string; pieces: readonly PieceMove[] };
  /** A Payment of the Action Phase returns a disc from a building. */
  'payment-made': { seat: Seat; building: string; pieces: readonly PieceMove[] };

  // Cards.
  /** A card is drawn from a stack. */
  'card-drawn': { seat: Seat; deck: string; card: string; pieces: readonly PieceMove[] };
  /** A card is taken from the discard pile. */
  'card-taken': { seat: Seat; card: string; pieces: readonly PieceMove[] };
  /** A card gives a disc; `moved` is 0 if the supply is empty. */
  'disc-from-card': { seat: Seat; moved: number; pieces: readonly PieceMove[] };
  /** A Governor is placed in a slot: when it is won, or from another slot. */
  'card-moved': { seat: Seat; card: string; slot: 'free' | 'normal'; pieces: readonly PieceMove[] };
  /**
   * The cards of a seat are checked: it holds `held` cards that count and may keep `limit`; `slaveryBonus` says whether
   * a Slavery card allows one more, `freeGovernor` whether a Governor is in the free slot.
   */
  'card-limit-checked': {
    seat: Seat;
    limit: number;
    held: number;
    slaveryBonus: boolean;
    freeGovernor: boolean;
  };
  /** A seat discards a card. */
  'card-discarded': {
    seat: Seat;
    card: string;
    to: 'stack' | 'pile' | 'set-aside' | 'removed' | 'kept';
    pieces: readonly PieceMove[];
  };
  /** A card of this colour causes the Abolition of Slavery; further events report its effects. */
  'abolition-triggered': { seat: Seat | null; colour: Colour };
  /** The Abolition turns a Slavery card face down beside the board. */
  'slavery-set-aside': { seat: Seat; card: string; pieces: readonly PieceMove[] };
  /** The Abolition removes the remaining Slavery cards from their stack. */
  'slavery-stack-removed': { seat: null; cards: string[]; pieces: readonly PieceMove[] };
  /** A token leaves the game instead of being gained by a disc of this colour; null where no disc reaches it. */
  'token-removed': { seat: Seat | null; colour: Colour | null; token: string; pieces: readonly PieceMove[] };
  /** A card leaves the game from its stack, taken out by this colour. */
  'card-removed': { seat: Seat | null; colour: Colour; card: string; pieces: readonly PieceMove[] };
  /** The result of a solitaire game: `margin` is the player’s glory less that of the Opposition, `panache` a victory with a building of the highest level. */
  'victory-graded': { seat: null; margin: number; grade: VictoryGrade; panache: boolean };

  // Scoring.
  /**
   * An item of the final score. `detail` is the status or exploit, where a category has several; `from` is the space
   * that the track of a status shows.
   */
  'score-item': { seat: Seat; category: ScoreCategory; amount: number; detail?: string; from?: number };
  /** The final score of a seat. */
  'score-total': { seat: Seat; total: number };
  /** The winners are decided. */
  'winners-declared': { seat: null; players: Seat[] };
}

/** The time of an event in the game, and the seat whose decision caused it; `null` during the set-up. */
export interface EventStamp {
  seq: number;
  round: number;
  phase: Phase;
  actor: Seat | null;
}

type EventName = keyof EventBodies;

/** Every event has a seat, or null if it concerns the whole game. */
interface About {
  seat: Seat | null;
}

type Named<K extends EventName, Body extends About> = { event: K } & Body;

type EventBody = { [K in EventName]: Named<K, EventBodies[K]> }[EventName];

export type GameEvent = EventBody & EventStamp;

export type EventOf<K extends EventName> = Extract<GameEvent, { event: K }>;

/** Collects the events of a move and stamps them. */
export class EventLog {
  readonly events: GameEvent[] = [];
  private readonly state: State;
  private readonly actor: Seat | null;
  private seq: number;
  private readonly onEvent: ((event: GameEvent) => void) | undefined;

  constructor(state: State, actor: number | null, firstSeq: number, onEvent?: (event: GameEvent) => void) {
    this.state = state;
    this.actor = actor;
    this.seq = firstSeq;
    this.onEvent = onEvent;
  }

  add(body: EventBody): void {
    const { round, phase } = this.state;
    const event = { ...body, seq: this.seq++, round, phase: PHASES[phase], actor: this.actor };
    this.events.push(event);
    this.onEvent?.(event);
  }
}
