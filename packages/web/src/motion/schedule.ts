/** Times several motions: one after the other, and faster and overlapping when there are many. */

export interface Timing {
  /** Milliseconds after the start of the first motion. */
  readonly delay: number;
  readonly duration: number;
}

const MAX_DURATION = 320;
const MIN_DURATION = 200;

/** Returns the timing of each motion. Together they take at most `limit` milliseconds. */
export function schedule(count: number, limit: number): Timing[] {
  if (count === 0 || limit <= 0) return [];
  const duration = Math.round(Math.min(MAX_DURATION, Math.max(Math.min(MIN_DURATION, limit), limit / count)));
  const interval = count === 1 ? 0 : Math.min(duration, Math.max(0, limit - duration) / (count - 1));
  return Array.from({ length: count }, (_, i) => ({ delay: Math.round(i * interval), duration }));
}
