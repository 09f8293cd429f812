/** Nights and holidays as they are typed in: minutes of the day, and days of the calendar, in the reader's own time. */
import type { Sleep } from '@windrose/protocol';

const DAY = 86_400_000;

/** `23:30` for 1410. */
export function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Null for what is no time of day. */
export function minutesOf(clock: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(clock) ?? [];
  return hours === undefined || Number(hours) > 23 || Number(minutes) > 59
    ? null
    : Number(hours) * 60 + Number(minutes);
}

/** A night as most have it. */
export function usualSleep(zone: string): Sleep {
  return { from: 23 * 60, to: 7 * 60, zone };
}

/** `2026-11-16`, in the reader's own time. */
export function dayOf(moment: number): string {
  const date = new Date(moment);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The end of a day, in the reader's own time. */
export function endOf(day: string): number {
  const [year, month, date] = day.split('-').map(Number);
  return new Date(year, month - 1, date + 1).getTime();
}

/** The last day that so many days of holiday reach to; null if there is none. */
export function lastDay(now: number, days: number): string | null {
  let last: string | null = null;
  for (let ahead = 0; ahead < days; ahead++) {
    const day = dayOf(now + ahead * DAY);
    if (Math.ceil((endOf(day) - now) / DAY) <= days) last = day;
  }
  return last;
}
