/** Holidays: a number of days per year on which a player's clock stops in correspondence games. */
import { Refusal } from '../refusal.ts';
import type { PersonRow } from '../storage/schema.ts';

const DAY = 24 * 3_600_000;
/** Days per calendar year. */
const HOLIDAYS = 30;

type Holidays = Pick<PersonRow, 'away_until'> & { away_days: number; away_year: number };

/** Returns the days used in the current year, including a planned holiday. */
function daysTaken({ away_days, away_year }: Holidays, now: number): number {
  return away_year === new Date(now).getUTCFullYear() ? away_days : 0;
}

export function daysLeft(row: Holidays, now: number): number {
  return Math.max(0, HOLIDAYS - daysTaken(row, now));
}

/** Returns the changed columns when a user starts or ends a holiday. Unused whole days are returned to the user. */
export function withHoliday(row: Holidays, until: number | null, now: number): Holidays {
  const unused = Math.max(0, Math.floor(((row.away_until ?? now) - now) / DAY));
  const before = Math.max(0, daysTaken(row, now) - unused);
  const days = until === null ? 0 : Math.ceil((until - now) / DAY);
  if (until !== null && until <= now)
    throw new Refusal('malformed', { where: 'awayUntil', detail: 'is not in the future' });
  if (before + days > HOLIDAYS) {
    const detail = `${HOLIDAYS - before} days of holiday are left this year`;
    throw new Refusal('too-many', { where: 'awayUntil', detail });
  }
  return { away_until: until, away_days: before + days, away_year: new Date(now).getUTCFullYear() };
}
