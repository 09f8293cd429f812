/** The clock of those who are asked and not there. It rests as their other clock does. */
import { isCorrespondence, type Pace } from '@windrose/protocol';
import { NO_PAUSES, type Pauses, whenCounted } from './pauses.ts';

const SECOND = 1_000;

/** When somebody who was asked and last seen at these moments loses the seat; `Infinity` where nobody does. */
export function absenceDeadline(pace: Pace, asked: number, seen: number, pauses: Pauses): number {
  if (pace.away === 0) return Number.POSITIVE_INFINITY;
  return whenCounted(Math.max(seen, asked), pace.away * SECOND, isCorrespondence(pace) ? pauses : NO_PAUSES);
}
