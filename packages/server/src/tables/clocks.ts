/** The clocks of a table: what is left of each seat's time, whose runs, and when it runs out. They are data; nobody has to wind them. */
import { type Clocks, hasClock, type Pace } from '@windrose/protocol';
import { countedTime, type Pauses, whenCounted } from './pauses.ts';

const SECOND = 1_000;

export function startClocks(pace: Pace, seats: number, now: number): Clocks | null {
  if (!hasClock(pace)) return null;
  const left = Array.from({ length: seats }, () => pace.game * SECOND);
  return { left, running: null, since: now, deadline: null };
}

/** What is left of the running clock is written down, and it rests. */
function stopClock(clocks: Clocks, now: number, pauses: Pauses): Clocks {
  const { running } = clocks;
  if (running === null) return { ...clocks, since: now };
  const used = countedTime(clocks.since, now, pauses);
  const left = clocks.left.map((time, seat) => (seat === running ? Math.max(0, time - used) : time));
  return { left, running: null, since: now, deadline: null };
}

/**
 * The clocks when another seat is asked from now on; null if nobody with a clock is. The seat that was asked until now has
 * the pauses `before`, the next one has those of `next`. Who goes on being asked keeps running and gets nothing more.
 */
export function switchClock(
  clocks: Clocks,
  pace: Pace,
  asked: number | null,
  now: number,
  pauses: { readonly before: Pauses; readonly next: Pauses },
): Clocks {
  if (asked !== null && asked === clocks.running) return clocks;
  const stopped = stopClock(clocks, now, pauses.before);
  if (asked === null) return stopped;
  const time = Math.max(stopped.left[asked], Math.min(stopped.left[asked] + pace.move * SECOND, pace.cap * SECOND));
  const left = stopped.left.map((own, seat) => (seat === asked ? time : own));
  return {
    left,
    running: asked,
    since: now,
    given: time - stopped.left[asked],
    deadline: whenCounted(now, time, pauses.next),
  };
}

/**
 * The clocks after moves were taken back, by which nobody gains: whoever was asked since gives back what that brought, and who
 * is asked again gets nothing. Where everybody has agreed to it, nobody shall lose the seat by it: there is time for a move.
 */
export function undoClock(
  clocks: Clocks,
  pace: Pace,
  asked: number | null,
  now: number,
  how: { readonly before: Pauses; readonly next: Pauses; readonly agreed: boolean },
): Clocks {
  const { running, given = 0 } = clocks;
  if (asked !== null && asked === running) return clocks;
  const stopped = stopClock(clocks, now, how.before);
  const left = stopped.left.map((time, seat) => (seat === running ? Math.max(0, time - given) : time));
  if (asked === null) return { ...stopped, left };
  if (how.agreed) left[asked] = Math.max(left[asked], pace.move * SECOND);
  return { left, running: asked, since: now, deadline: whenCounted(now, left[asked], how.next) };
}

/** Who gets a seat back may have used up its time: they have at least a tenth of a game, and a minute. */
export function grantMinimum(clocks: Clocks, { game, cap }: Pace, seat: number): Clocks {
  const least = Math.min(cap, Math.max(game / 10, 60)) * SECOND;
  return { ...clocks, left: clocks.left.map((time, own) => (own === seat ? Math.max(time, least) : time)) };
}

/** The same clocks after a person's sleep or holidays have changed, or after a time that was nobody's, since they `stood` still. */
export function recalculate(
  clocks: Clocks,
  now: number,
  pauses: { before: Pauses; next: Pauses },
  stood: number = now,
): Clocks {
  const { running } = clocks;
  if (running === null) return clocks;
  const stopped = stopClock(clocks, stood, pauses.before);
  const { given = 0 } = clocks;
  return { ...stopped, since: now, running, given, deadline: whenCounted(now, stopped.left[running], pauses.next) };
}
