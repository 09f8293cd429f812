/** Divides the actions of the Opposition into moments that are shown one by one: the step, each tie-break, the action. */
import { type EventOf, type Game, type GameEvent, type HistoryEntry, play, writePosition } from '@windrose/engine';
import { deckSpot, type Spot, siteSpot, spaceSpot, statusSpot, trackSpot } from '../view/spots.ts';

export type Plan = EventOf<'opposition-planned'>;
/** Events that give the reason for an action of the Opposition, which follows. */
type Reason = Plan | EventOf<'opposition-order-decided' | 'opposition-keeps'>;

export interface OppositionMoment {
  readonly reason: Reason;
  /** Number of tie-breaks that are shown. */
  readonly tieBreaks: number;
  /** The events of the action; null before it. */
  readonly events: readonly GameEvent[] | null;
  /** The position of this moment. */
  readonly game: Game;
  /** Number of events of the game up to this position. */
  readonly eventCount: number;
  /** Possible targets of the step, and whether each is left; after the action, only its target. */
  readonly candidates: ReadonlyMap<Spot, boolean>;
  /** Position of the acting colour on the ladder, from 1; 0 if the action is not scheduled by the ladder. */
  readonly ladderPosition: number;
  /** Number of the action, from 1. */
  readonly number: number;
  /** Number of all actions. */
  readonly total: number;
}

const REASONS: ReadonlySet<GameEvent['event']> = new Set<Reason['event']>([
  'opposition-planned',
  'opposition-order-decided',
  'opposition-keeps',
]);

/** Events at which the consequences of an action end. */
export const LIMITS: ReadonlySet<GameEvent['event']> = new Set([
  ...REASONS,
  'card-limit-checked',
  'turn-started',
  'turn-ended',
  'phase-started',
  'phase-ended',
  'round-ended',
  'game-ended',
]);

export const isReason = (event: GameEvent): event is Reason => REASONS.has(event.event);

interface Action {
  readonly reason: Reason;
  readonly before: Game;
  readonly after: Game;
  readonly events: readonly GameEvent[];
}

/** Returns the actions of the Opposition in a move by playing it again. */
function actionsIn({ before, move, events }: HistoryEntry): Action[] {
  if (!events.some(isReason)) return [];
  const actions: Action[] = [];
  let open: { reason: Reason; before: Game; events: GameEvent[] } | null = null;
  const close = (after: Game) => {
    if (open !== null) actions.push({ ...open, after });
    open = null;
  };
  const game = before.clone();
  play(game, move, events[0].seq, (event) => {
    if (!LIMITS.has(event.event)) {
      open?.events.push(event);
      return;
    }
    const now = game.clone();
    close(now);
    if (isReason(event)) open = { reason: event, before: now, events: [] };
  });
  close(game);
  return actions;
}

/** The spot of a target of each step. */
const TARGET_SPOTS: Readonly<Record<Plan['step'], (id: string) => Spot>> = {
  'occupy-linked': siteSpot,
  occupy: siteSpot,
  'complete-track': trackSpot,
  ship: trackSpot,
  'ship-beside': trackSpot,
  draw: deckSpot,
  attack: siteSpot,
  'take-token': statusSpot,
  settle: siteSpot,
  clear: siteSpot,
  nothing: siteSpot,
};

function candidatesOf({ step, candidates }: Plan, left: readonly string[]): Map<Spot, boolean> {
  return new Map(candidates.map((id) => [TARGET_SPOTS[step](id), left.includes(id)]));
}

/** Returns the target of an action: the space of a shipped disc, otherwise the target that was left. */
function targetOf(plan: Plan, events: readonly GameEvent[]): Map<Spot, boolean> {
  const shipped = events.find((event) => event.event === 'shipped');
  if (shipped !== undefined) return new Map<Spot, boolean>([[spaceSpot(shipped.region, shipped.space), true]]);
  return new Map([...candidatesOf(plan, plan.options)].filter(([, isLeft]) => isLeft));
}

type UnnumberedMoment = Omit<OppositionMoment, 'number' | 'total' | 'ladderPosition'>;

function momentsOfAction({ reason, before, after, events }: Action): UnnumberedMoment[] {
  const done = { reason, events, game: after, eventCount: (events.at(-1) ?? reason).seq + 1 };
  if (reason.event !== 'opposition-planned') return [{ ...done, tieBreaks: 0, candidates: new Map() }];
  const { candidates, ties, options } = reason;
  if (candidates.length === 0) return [{ ...done, tieBreaks: 0, candidates: new Map() }];
  const choosing = [candidates, ...ties.map((tie) => tie.left)].map((left, tieBreaks) => ({
    reason,
    tieBreaks,
    events: null,
    game: before,
    eventCount: reason.seq,
    candidates: candidatesOf(reason, left),
  }));
  // If several targets are left, the player decides, and the action is part of that decision.
  if (options.length > 1) return choosing;
  return [...choosing, { ...done, tieBreaks: ties.length, candidates: targetOf(reason, events) }];
}

/** Returns the position of the acting colour on the ladder. */
function ladderPositionOf({ reason, before }: Action): number {
  if (reason.event !== 'opposition-planned' || reason.occasion !== 'action') return 0;
  return Number(writePosition(before).pending.find(({ taken }) => taken !== undefined)?.taken ?? 0);
}

/** Returns the moments of all actions of the Opposition in these moves. */
export function momentsOf(moves: readonly HistoryEntry[]): OppositionMoment[] {
  // That the player goes first is not shown.
  const actions = moves
    .flatMap(actionsIn)
    .filter(({ reason }) => !('first' in reason) || reason.first === 'opposition');
  return actions.flatMap((action, i) => {
    const ladderPosition = ladderPositionOf(action);
    const common = { ladderPosition, number: i + 1, total: actions.length };
    return momentsOfAction(action).map((moment) => ({ ...moment, ...common }));
  });
}
