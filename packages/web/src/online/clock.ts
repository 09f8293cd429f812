/** What the clock of a seat shows: how much time is left, in figures while a game is live, in words where it takes days. */
import { type Clocks, isCorrespondence, type Pace } from '@windrose/protocol';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Less than this is little, where moves bring more. */
const LITTLE = { live: MINUTE, slow: 2 * HOUR } as const;

export interface ClockFace {
  /** As `12:05`, or `5 hours`. */
  readonly text: string;
  readonly runs: boolean;
  readonly isLow: boolean;
  /** Milliseconds until it shows something else; null if it stands. */
  readonly next: number | null;
}

/** Null where there are no clocks. */
export function clockOf(
  clocks: Clocks | null,
  pace: Pace,
  seat: number,
  now: number,
  language: string,
): ClockFace | null {
  if (clocks === null) return null;
  const runs = clocks.running === seat;
  const left = Math.max(0, runs && clocks.deadline !== null ? clocks.deadline - now : clocks.left[seat]);
  const slow = isCorrespondence(pace);
  return {
    text: slow ? inWords(left, language) : inFigures(left),
    runs,
    isLow: left < littleTime(pace, slow),
    next: runs && left > 0 ? untilNext(left, slow) : null,
  };
}

/** What is left to somebody who is asked and not there; null if they have nothing to lose. */
export function awayClockOf(goneAt: number | null, now: number): Pick<ClockFace, 'text' | 'next'> | null {
  if (goneAt === null) return null;
  const left = Math.max(0, goneAt - now);
  return { text: inFigures(left), next: left > 0 ? untilNext(left, false) : null };
}

/** Where a move brings an hour, an hour is not little. */
function littleTime({ move }: Pace, slow: boolean): number {
  if (!slow) return LITTLE.live;
  return move === 0 ? LITTLE.slow : Math.min(LITTLE.slow, (move * SECOND) / 2);
}

/** Clocks that run are never shown as more than there is. */
function inFigures(left: number): string {
  const seconds = Math.floor(left / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  const tail = `${two(minutes)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${tail}` : tail.replace(/^0/, '');
}

const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

/** In the largest unit of which there are two. */
function unitFor(left: number): (typeof UNITS)[number] {
  return UNITS.find(([, length]) => left >= 2 * length) ?? UNITS[2];
}

function inWords(left: number, language: string): string {
  const [unit, length] = unitFor(left);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.floor(left / length),
  );
}

function untilNext(left: number, slow: boolean): number {
  const step = slow ? MINUTE : SECOND;
  return left % step || step;
}
