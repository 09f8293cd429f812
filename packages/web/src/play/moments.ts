/** What the Opposition did in a move, act by act, cut into moments that can be looked at: the step, each tie-break, the deed. */
import { type Game, type GameEvent, type HistoryEntry, play, writePosition } from '@windrose/engine';
import { deckSpot, type Spot, siteSpot, spaceSpot, statusSpot, trackSpot } from '../view/spots.ts';
import { isReason, LIMITS, type Moment, type Plan, type Reason } from './opposition.ts';

/** One thing that the Opposition did, and why. */
interface Act {
  readonly reason: Reason;
  readonly before: Game;
  readonly after: Game;
  readonly events: readonly GameEvent[];
}

/** The acts in a move, found by playing it once more. */
function actsOf({ before, move, events }: HistoryEntry): Act[] {
  if (!events.some(isReason)) return [];
  const acts: Act[] = [];
  let open: { reason: Reason; before: Game; events: GameEvent[] } | null = null;
  const close = (after: Game) => {
    if (open !== null) acts.push({ ...open, after });
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
  return acts;
}

/** Where the targets of a step are shown. */
const SPOTS: Readonly<Record<Plan['step'], (id: string) => Spot>> = {
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

function weigh({ step, candidates }: Plan, left: readonly string[]): Map<Spot, boolean> {
  return new Map(candidates.map((id) => [SPOTS[step](id), left.includes(id)]));
}

/** Where a deed is seen: a disc that was shipped on its space, all else where it was aimed at. */
function seenAt(plan: Plan, events: readonly GameEvent[]): Map<Spot, boolean> {
  const shipped = events.find((event) => event.event === 'shipped');
  if (shipped !== undefined) return new Map<Spot, boolean>([[spaceSpot(shipped.region, shipped.space), true]]);
  return new Map([...weigh(plan, plan.options)].filter(([, isAimedAt]) => isAimedAt));
}

function momentsOfAct({ reason, before, after, events }: Act): Omit<Moment, 'number' | 'of' | 'rung'>[] {
  const done = { reason, events, game: after, seen: (events.at(-1) ?? reason).seq + 1 };
  if (reason.event !== 'opposition-planned') return [{ ...done, ties: 0, weighed: new Map() }];
  const { candidates, ties, options } = reason;
  if (candidates.length === 0) return [{ ...done, ties: 0, weighed: new Map() }];
  const left = [candidates, ...ties.map((tie) => tie.left)];
  const thinking = left.map((each, told) => ({
    reason,
    ties: told,
    events: null,
    game: before,
    seen: reason.seq,
    weighed: weigh(reason, each),
  }));
  // What is left to the player is asked for, and done then.
  if (options.length > 1) return thinking;
  return [...thinking, { ...done, ties: ties.length, weighed: seenAt(reason, events) }];
}

/** The place on the ladder of the colour that takes a scheduled action. */
function rungOf({ reason, before }: Act): number {
  if (reason.event !== 'opposition-planned' || reason.occasion !== 'action') return 0;
  return Number(writePosition(before).pending.find(({ taken }) => taken !== undefined)?.taken ?? 0);
}

/** The moments of some moves, in their order. */
export function momentsOf(moves: readonly HistoryEntry[]): Moment[] {
  // That the player goes first is no act.
  const acts = moves.flatMap(actsOf).filter(({ reason }) => !('first' in reason) || reason.first === 'opposition');
  return acts.flatMap((act, i) =>
    momentsOfAct(act).map((moment) => ({ ...moment, rung: rungOf(act), number: i + 1, of: acts.length })),
  );
}
