/** What happened, as data: every change of a game in words of the game, from which log, animation and statistics are made. */
import type { Action } from '../edition/data.ts';
import type { Phase, State } from './state.ts';
import { PHASES } from './state.ts';

/** Why a status changed. */
export type Cause = 'building' | 'card' | 'governor' | 'token' | 'discard' | 'abolition' | 'marker' | 'taken';

/** Why the Opposition acts: a scheduled action, a blue token, the player's Draw, or a step of the set-up. */
export type OppositionOccasion = 'action' | 'token' | 'bonus-draw' | 'settle' | 'clear';

/** What it does then (SOLO-OPP). */
export type OppositionStep =
  | 'occupy-linked'
  | 'occupy'
  | 'complete-track'
  | 'ship'
  | 'ship-beside'
  | 'draw'
  | 'attack'
  | 'take-token'
  | 'settle'
  | 'clear'
  | 'nothing';

/** What decides between several targets of a step. */
export type TieBreak =
  | 'two-glory'
  | 'blue-token'
  | 'least-advanced'
  | 'farthest-disc'
  | 'most-discs'
  | 'where-won'
  | 'greatest-advance'
  | 'within-tracks'
  | 'greatest-swing'
  | 'linked-to-first'
  | 'linked-to-second'
  | 'worst-for-player';

/** A tie-break that left fewer targets, and which. */
interface Tie {
  by: TieBreak;
  left: string[];
}

/** How a solitaire game ended for the player (SOLO-END-5). */
export type Grade = 'defeat' | 'minor' | 'victory' | 'major' | 'complete' | 'total';

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

export type EventBody =
  // The frame of the game.
  | { event: 'game-created'; edition: string; mode: string; players: number; exploits?: string[] }
  | { event: 'token-placed'; space: string; token: string }
  | { event: 'stack-prepared'; deck: string; cards: string[] }
  | { event: 'tiles-prepared'; tiles: Record<string, number> }
  | { event: 'start-building-chosen'; player: number; building: string; disc: boolean }
  | { event: 'first-player-chosen'; player: number }
  | { event: 'round-started'; number: number }
  | { event: 'phase-started' }
  | { event: 'phase-ended' }
  | { event: 'turn-started'; player: number }
  | { event: 'turn-ended'; player: number }
  | { event: 'round-ended'; number: number }
  | { event: 'first-player-marker-passed'; from: number; to: number }
  | { event: 'phase-order-changed'; from: number }
  | { event: 'game-ended' }
  // Build, growth, salary.
  | { event: 'building-built'; player: number; building: string; level: number; slot: number; fallback: boolean }
  | { event: 'build-skipped'; player: number }
  | { event: 'discs-grown'; player: number; requested: number; moved: number }
  | { event: 'salary-paid'; player: number; building: string }
  | { event: 'salary-unused'; player: number; payments: number }
  // Statuses.
  | {
      event: 'status-changed';
      player: number;
      status: string;
      delta: number;
      before: number;
      after: number;
      shown: number;
      cause: Cause;
    }
  | { event: 'level-changed'; player: number; status: string; before: number; after: number }
  | { event: 'track-overflow'; player: number; status: string; excess: number }
  // Turns.
  | { event: 'building-activated'; player: number; building: string }
  | { event: 'token-spent'; player: number; token: string }
  | { event: 'action-chosen'; player: number; action: Action }
  | { event: 'actions-skipped'; player: number }
  | { event: 'player-passed'; player: number }
  // The board.
  | { event: 'shipped'; owner: number; region: string; space: number }
  | { event: 'shipped-beside'; owner: number; region: string }
  | { event: 'sailed-to-fleet'; owner: number; fleet: string }
  | { event: 'city-occupied'; owner: number; city: string }
  | { event: 'attacked'; attacker: number; defender: number; city: string }
  | { event: 'casualty-suffered'; player: number }
  | { event: 'marker-placed'; player: number; status: string }
  | { event: 'marker-declined'; player: number }
  | { event: 'disc-displaced'; owner: number; city: string }
  | { event: 'token-gained'; player: number; token: string; from: 'track' | 'city' | 'fleet' | 'link' }
  | { event: 'link-control-gained'; player: number; link: string }
  | { event: 'link-control-lost'; player: number; link: string }
  | { event: 'link-token-claimed'; player: number; link: string; token: string }
  | { event: 'region-opened'; region: string; by: number }
  | { event: 'governor-awarded'; region: string; to: number; counts: number[]; tieBreak: boolean }
  | { event: 'governor-removed'; region: string }
  | { event: 'payment-made'; player: number; building: string }
  // Cards.
  | { event: 'card-drawn'; player: number; deck: string; card: string }
  | { event: 'card-taken'; player: number; card: string }
  | { event: 'disc-from-card'; player: number; moved: number }
  | { event: 'card-moved'; player: number; card: string; slot: 'free' | 'normal' }
  | {
      event: 'card-limit-checked';
      player: number;
      limit: number;
      held: number;
      slaveryBonus: boolean;
      freeGovernor: boolean;
    }
  | { event: 'card-discarded'; player: number; card: string; to: 'stack' | 'pile' | 'set-aside' | 'removed' | 'kept' }
  | { event: 'abolition-triggered'; by: number }
  | { event: 'slavery-set-aside'; player: number; card: string }
  | { event: 'slavery-stack-removed'; cards: string[] }
  // Neutral discs and the Silent Fleet.
  | { event: 'token-removed'; token: string }
  | { event: 'tile-removed'; building: string }
  | { event: 'track-token-removed'; space: string; token: string }
  | { event: 'neutral-received'; player: number }
  | { event: 'neutral-declined'; player: number }
  | { event: 'fleet-trigger-chosen'; player: number; action: Action }
  | { event: 'fleet-silent'; player: number; action: Action }
  | { event: 'fleet-cannot-react'; player: number }
  | { event: 'card-removed'; card: string }
  | { event: 'shortage-caused'; player: number; building: string }
  // The Opposition.
  | { event: 'grid-prepared'; rows: string[][] }
  | { event: 'ladder-prepared'; order: number[] }
  | { event: 'indicator-moved'; level: number; column: number }
  | { event: 'extra-actions-granted'; actions: number }
  | { event: 'ladder-marker-moved'; position: number; actions: number }
  | { event: 'draw-owed'; colour: number }
  | {
      event: 'opposition-order-decided';
      first: 'player' | 'opposition';
      reason: 'early-round' | 'can-occupy' | 'cannot-occupy';
      /** Colours that could occupy a city. */
      colours: number[];
    }
  | {
      event: 'opposition-planned';
      occasion: OppositionOccasion;
      colour: number;
      /** The blue token that is spent. */
      token?: string;
      step: OppositionStep;
      /** Everything that the step could aim at, what each tie-break left of it, and what is left for the player to choose from. */
      candidates: string[];
      ties: Tie[];
      options: string[];
      /** Tracks that would bring no point. */
      passedOver?: string[];
    }
  | { event: 'token-taken'; from: number; to: number; token: string }
  | { event: 'city-cleared'; city: string }
  | { event: 'opposition-keeps'; cards: string[]; sets: number }
  | { event: 'grid-shifted'; level: number }
  | { event: 'grid-refilled'; level: number; column: number; building: string }
  | { event: 'ladder-turned'; actions: number; order: number[] }
  | { event: 'victory-graded'; margin: number; grade: Grade; panache: boolean }
  // Exploits.
  | { event: 'exploit-unlocked'; exploit: string }
  | { event: 'exploit-used'; player: number; exploit: string; ability: string }
  | { event: 'sea-changed'; player: number; region: string; delta: number }
  | { event: 'disc-gained'; player: number; moved: number }
  | { event: 'disc-returned'; player: number }
  | { event: 'casualty-returned'; player: number }
  | { event: 'row-changed'; player: number; exploit: string; delta: number }
  | { event: 'pirate-taken'; player: number; region: string }
  // Scoring.
  | { event: 'score-item'; player: number; category: ScoreCategory; amount: number; detail?: string; from?: number }
  | { event: 'score-total'; player: number; total: number }
  | { event: 'winners-declared'; players: number[] };

/** When it happened, and during whose decision (`null` while nobody decided anything). */
interface EventStamp {
  seq: number;
  round: number;
  phase: Phase;
  actor: number | null;
}

export type GameEvent = EventBody & EventStamp;

/** Events that prepare, count or accompany others: whoever reads those, sees the position and has the score sheet misses nothing without them. */
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

/** Receives events while a move is played through the checked door. */
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
