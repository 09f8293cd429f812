/** When each of several motions begins and how long it takes: one after the other, faster and overlapping when they are many. */

export interface Beat {
  /** Milliseconds from the first one. */
  readonly delay: number;
  readonly duration: number;
}

const LONGEST = 320;
const SHORTEST = 200;

/** All of them together take no longer than `room` milliseconds, if one alone does not. */
export function schedule(count: number, room: number): Beat[] {
  if (count === 0 || room <= 0) return [];
  const duration = Math.round(Math.min(LONGEST, Math.max(Math.min(SHORTEST, room), room / count)));
  const apart = count === 1 ? 0 : Math.min(duration, Math.max(0, room - duration) / (count - 1));
  return Array.from({ length: count }, (_, i) => ({ delay: Math.round(i * apart), duration }));
}
