/** The clock of those who are asked and not there. */
import type { Pace } from '@windrose/protocol';

const SECOND = 1_000;

/** When somebody who was asked and last seen at these moments loses the seat; `Infinity` where nobody does. */
export function goneAt({ away }: Pace, asked: number, seen: number): number {
  return away === 0 ? Number.POSITIVE_INFINITY : Math.max(seen, asked) + away * SECOND;
}
