/** Pauses of a user's clock: sleep at night and holidays, in the user's time zone. */
import { MAX_SLEEP_MINUTES, nightMinutes } from '@windrose/protocol';
import { LruCache } from '../lru-cache.ts';
import type { PersonRow } from '../storage/schema.ts';

export interface Pauses {
  /** Minutes of the day in a time zone; the night may include midnight. */
  readonly sleep: { readonly from: number; readonly to: number; readonly zone: string } | null;
  readonly awayUntil: number | null;
}

export const NO_PAUSES: Pauses = { sleep: null, awayUntil: null };

/** Returns the pauses of a user as stored. */
export function pausesFromRow({ sleep, away_until }: Pick<PersonRow, 'sleep' | 'away_until'>): Pauses {
  return { sleep: sleep === null ? null : JSON.parse(sleep), awayUntil: away_until };
}

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

/** By time zone. The size is limited because a zone has many spellings. */
const formats = new LruCache<Intl.DateTimeFormat>(500);

/** Returns the minutes since midnight in a time zone. */
function minuteOfDay(at: number, zone: string): number {
  const format = formats.get(
    zone,
    () => new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  );
  const [hours, minutes] = format.format(at).split(':').map(Number);
  return hours * 60 + minutes;
}

/** Returns whether the clock is paused at a moment, and until when that lasts; `Infinity` if it never changes. */
function pauseStateAt(at: number, { sleep, awayUntil }: Pauses): { isPaused: boolean; until: number } {
  if (awayUntil !== null && at < awayUntil) return { isPaused: true, until: awayUntil };
  if (sleep === null || sleep.from === sleep.to) return { isPaused: false, until: Number.POSITIVE_INFINITY };
  const now = minuteOfDay(at, sleep.zone);
  const since = (now - sleep.from + DAY_MINUTES) % DAY_MINUTES;
  // Nights stored before the limit was introduced may be longer.
  const night = Math.min(nightMinutes(sleep), MAX_SLEEP_MINUTES);
  const isPaused = since < night;
  const left = (isPaused ? night : DAY_MINUTES) - since;
  // Rounds to full minutes, so that pauses start and end exactly when the user's settings say.
  return { isPaused, until: Math.floor(at / MINUTE) * MINUTE + left * MINUTE };
}

/** Returns the time between two moments without pauses. */
export function countedTime(from: number, to: number, pauses: Pauses): number {
  let sum = 0;
  for (let at = from; at < to; ) {
    const { isPaused, until } = pauseStateAt(at, pauses);
    const end = Math.min(until, to);
    if (!isPaused) sum += end - at;
    at = end;
  }
  return sum;
}

/** Returns the moment at which an amount of time without pauses will have passed. */
export function addCountedTime(from: number, time: number, pauses: Pauses): number {
  let at = from;
  for (let left = time; ; ) {
    const { isPaused, until } = pauseStateAt(at, pauses);
    if (!isPaused && until - at >= left) return at + left;
    if (!isPaused) left -= until - at;
    at = until;
  }
}
