/** Computes when an absent player loses the seat. */
import { isCorrespondence, type Pace } from '@windrose/protocol';
import { addCountedTime, NO_PAUSES, type Pauses } from './pauses.ts';

const SECOND = 1_000;

/**
 * Returns when a player whose turn began and who was last seen at these moments loses the seat; `Infinity` if absence
 * has no effect. Sleep and holidays do not count, as for the clock.
 */
export function absenceDeadline(pace: Pace, turnStart: number, lastSeen: number, pauses: Pauses): number {
  if (pace.away === 0) return Number.POSITIVE_INFINITY;
  return addCountedTime(Math.max(lastSeen, turnStart), pace.away * SECOND, isCorrespondence(pace) ? pauses : NO_PAUSES);
}
