/** The clock of those who are asked and not there. It rests as their other clock does. */
import { isCorrespondence, type Pace } from '@windrose/protocol';
import { after, NO_PAUSES, type Pauses } from './pauses.ts';

const SECOND = 1_000;

/** When somebody who was asked and last seen at these moments loses the seat; `Infinity` where nobody does. */
export function goneAt(pace: Pace, asked: number, seen: number, pauses: Pauses): number {
  if (pace.away === 0) return Number.POSITIVE_INFINITY;
  return after(Math.max(seen, asked), pace.away * SECOND, isCorrespondence(pace) ? pauses : NO_PAUSES);
}
