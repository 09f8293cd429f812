/** The clocks of a table as data: the remaining time of each seat, whose clock runs, and when it runs out. */
import { type Clocks, hasClock, type Pace } from '@windrose/protocol';
import { addCountedTime, countedTime, type Pauses } from './pauses.ts';

const SECOND = 1_000;

export function startClocks(pace: Pace, seats: number, now: number): Clocks | null {
  if (!hasClock(pace)) return null;
  const left = Array.from({ length: seats }, () => pace.game * SECOND);
  return { left, running: null, since: now, deadline: null };
}

/** Stops the running clock and stores its remaining time. */
function stopClock(clocks: Clocks, now: number, pauses: Pauses): Clocks {
  const { running } = clocks;
  if (running === null) return { ...clocks, since: now };
  const used = countedTime(clocks.since, now, pauses);
  const left = clocks.left.map((time, seat) => (seat === running ? Math.max(0, time - used) : time));
  return { left, running: null, since: now, deadline: null };
}

/**
 * Returns the clocks when another seat must decide from now on; null if that seat has no clock. The seat that decided
 * so far has the pauses `before`, the next one the pauses `next`. A seat that decides again keeps running without extra
 * time.
 */
export function switchClock(
  clocks: Clocks,
  pace: Pace,
  decidingSeat: number | null,
  now: number,
  pauses: { readonly before: Pauses; readonly next: Pauses },
): Clocks {
  if (decidingSeat !== null && decidingSeat === clocks.running) return clocks;
  const stopped = stopClock(clocks, now, pauses.before);
  if (decidingSeat === null) return stopped;
  const time = Math.max(
    stopped.left[decidingSeat],
    Math.min(stopped.left[decidingSeat] + pace.move * SECOND, pace.cap * SECOND),
  );
  const left = stopped.left.map((own, seat) => (seat === decidingSeat ? time : own));
  return {
    left,
    running: decidingSeat,
    since: now,
    given: time - stopped.left[decidingSeat],
    deadline: addCountedTime(now, time, pauses.next),
  };
}

/**
 * Returns the clocks after an undo. No seat gains time: the seat that decided until now returns the time it was given,
 * and the one that decides again gets none. If all players have agreed, it has at least the time of one move, so that
 * the undo does not cost the seat.
 */
export function undoClock(
  clocks: Clocks,
  pace: Pace,
  decidingSeat: number | null,
  now: number,
  conditions: { readonly before: Pauses; readonly next: Pauses; readonly agreed: boolean },
): Clocks {
  const { running, given = 0 } = clocks;
  if (decidingSeat !== null && decidingSeat === running) return clocks;
  const stopped = stopClock(clocks, now, conditions.before);
  const left = stopped.left.map((time, seat) => (seat === running ? Math.max(0, time - given) : time));
  if (decidingSeat === null) return { ...stopped, left };
  if (conditions.agreed) left[decidingSeat] = Math.max(left[decidingSeat], pace.move * SECOND);
  return {
    left,
    running: decidingSeat,
    since: now,
    deadline: addCountedTime(now, left[decidingSeat], conditions.next),
  };
}

/** Gives a player who returns to a seat at least a tenth of the time of a game, and at least a minute. */
export function grantMinimum(clocks: Clocks, { game, cap }: Pace, seat: number): Clocks {
  const least = Math.min(cap, Math.max(game / 10, 60)) * SECOND;
  return { ...clocks, left: clocks.left.map((time, own) => (own === seat ? Math.max(time, least) : time)) };
}

/**
 * Returns the clocks after a change of sleep or holidays, or after an interruption since `pausedAt` that does not count.
 */
export function recalculate(
  clocks: Clocks,
  now: number,
  pauses: { before: Pauses; next: Pauses },
  pausedAt: number = now,
): Clocks {
  const { running } = clocks;
  if (running === null) return clocks;
  const stopped = stopClock(clocks, pausedAt, pauses.before);
  const { given = 0 } = clocks;
  return { ...stopped, since: now, running, given, deadline: addCountedTime(now, stopped.left[running], pauses.next) };
}
