/** The clocks of a table: what is left of each seat's time, whose runs, and when it runs out. They are data; nobody has to wind them. */
import { type Clocks, hasClock, type Pace } from '@windrose/protocol';
import { after, counted, type Pauses } from './pauses.ts';

const SECOND = 1_000;

export function startClocks(pace: Pace, seats: number, now: number): Clocks | null {
  if (!hasClock(pace)) return null;
  const left = Array.from({ length: seats }, () => pace.game * SECOND);
  return { left, running: null, since: now, deadline: null };
}

/** What is left of the running clock is written down, and it rests. */
function stop(clocks: Clocks, now: number, pauses: Pauses): Clocks {
  const { running } = clocks;
  if (running === null) return { ...clocks, since: now };
  const used = counted(clocks.since, now, pauses);
  const left = clocks.left.map((time, seat) => (seat === running ? Math.max(0, time - used) : time));
  return { left, running: null, since: now, deadline: null };
}

/**
 * The clocks when another seat is asked from now on; null if nobody with a clock is. The seat that was asked until now has
 * the pauses `before`, the next one has those of `next`. Who goes on being asked keeps running and gets nothing more.
 */
export function handOver(
  clocks: Clocks,
  pace: Pace,
  asked: number | null,
  now: number,
  pauses: { readonly before: Pauses; readonly next: Pauses },
): Clocks {
  if (asked !== null && asked === clocks.running) return clocks;
  const stopped = stop(clocks, now, pauses.before);
  if (asked === null) return stopped;
  const time = Math.max(stopped.left[asked], Math.min(stopped.left[asked] + pace.move * SECOND, pace.cap * SECOND));
  const left = stopped.left.map((own, seat) => (seat === asked ? time : own));
  return { left, running: asked, since: now, deadline: after(now, time, pauses.next) };
}

/** The same clocks after a person's sleep or holidays have changed. */
export function reckonAgain(clocks: Clocks, now: number, pauses: { before: Pauses; next: Pauses }): Clocks {
  const { running } = clocks;
  if (running === null) return clocks;
  const stopped = stop(clocks, now, pauses.before);
  return { ...stopped, running, deadline: after(now, stopped.left[running], pauses.next) };
}
