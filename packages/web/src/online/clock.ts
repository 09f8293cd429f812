/** Computes what the clock of a seat shows: digits in live games, hours or days in slow ones. */
import { type Clocks, isCorrespondence, type Pace } from '@windrose/protocol';
import { durationText } from '../start/relative-time.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Times below these are marked as low. */
const LOW = { live: MINUTE, slow: 2 * HOUR } as const;

export interface ClockDisplay {
  /** Such as `12:05` or `5 hours`. */
  readonly text: string;
  readonly runs: boolean;
  readonly isLow: boolean;
  /** Milliseconds until the text changes; null if the clock does not run. */
  readonly next: number | null;
}

/** Returns the clock of a seat, or null if the table has no clocks. */
export function seatClock(
  clocks: Clocks | null,
  pace: Pace,
  seat: number,
  now: number,
  language: string,
): ClockDisplay | null {
  if (clocks === null) return null;
  const runs = clocks.running === seat;
  const left = Math.max(0, runs && clocks.deadline !== null ? clocks.deadline - now : clocks.left[seat]);
  const slow = isCorrespondence(pace);
  return {
    text: slow ? durationText(left, language) : digits(left),
    runs,
    isLow: left < lowTime(pace, slow),
    next: runs && left > 0 ? untilChange(left, slow) : null,
  };
}

/** Returns the time after which an absent player loses the seat to a bot, or null if there is no such limit. */
export function absenceClock(goneAt: number | null, now: number): Pick<ClockDisplay, 'text' | 'next'> | null {
  if (goneAt === null) return null;
  const left = Math.max(0, goneAt - now);
  return { text: digits(left), next: left > 0 ? untilChange(left, false) : null };
}

/** A fixed limit would mark clocks as low all the time if a move adds less than it. */
function lowTime({ move }: Pace, slow: boolean): number {
  if (!slow) return LOW.live;
  return move === 0 ? LOW.slow : Math.min(LOW.slow, (move * SECOND) / 2);
}

/** Rounds down: a clock never shows more time than there is. */
function digits(left: number): string {
  const seconds = Math.floor(left / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  const tail = `${two(minutes)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${tail}` : tail.replace(/^0/, '');
}

function untilChange(left: number, slow: boolean): number {
  const step = slow ? MINUTE : SECOND;
  return left % step || step;
}
