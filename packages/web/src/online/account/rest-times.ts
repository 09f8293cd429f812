/** Converts nights and holidays between input fields and the protocol, in the user's time zone. */
import type { Sleep } from '@windrose/protocol';

const DAY = 86_400_000;

/** Returns `23:30` for 1410. */
export function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Returns null for an invalid time. */
export function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(time) ?? [];
  return hours === undefined || Number(hours) > 23 || Number(minutes) > 59
    ? null
    : Number(hours) * 60 + Number(minutes);
}

export function defaultSleep(zone: string): Sleep {
  return { from: 23 * 60, to: 7 * 60, zone };
}

/** Returns a date such as `2026-11-16`. */
export function dayOf(moment: number): string {
  const date = new Date(moment);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export function endOf(day: string): number {
  const [year, month, date] = day.split('-').map(Number);
  return new Date(year, month - 1, date + 1).getTime();
}

/** Returns the last possible day of a holiday with the given number of days, or null without days. */
export function lastDay(now: number, days: number): string | null {
  let last: string | null = null;
  for (let ahead = 0; ahead < days; ahead++) {
    const day = dayOf(now + ahead * DAY);
    if (Math.ceil((endOf(day) - now) / DAY) <= days) last = day;
  }
  return last;
}
