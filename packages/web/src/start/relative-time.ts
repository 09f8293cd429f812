/** Formats durations and times relative to now in the language of the reader. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

/** Earlier times are shown as dates. */
const MAX_AGE = 14 * DAY;

/** Returns `now`, `5 minutes ago`, `yesterday`, or a date. */
export function timeAgo(then: number, now: number, language: string): string {
  const age = Math.max(0, now - then);
  if (age > MAX_AGE) return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(then);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (age < MINUTE) return format.format(0, 'second');
  const { unit, count } = largestUnit(age, 1);
  return format.format(-count, unit);
}

/** Returns `in 5 hours` or `in 36 hours`, rounded down, because players plan with this time. */
export function timeUntil(then: number, now: number, language: string): string {
  const { unit, count } = largestUnit(Math.max(0, then - now), 2);
  return new Intl.RelativeTimeFormat(language, { numeric: 'always' }).format(count, unit);
}

/** Returns `5 hours` or `36 hours`, rounded down. */
export function durationText(milliseconds: number, language: string): string {
  const { unit, count } = largestUnit(milliseconds, 2);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

/** Returns the largest unit that fits at least `times` times into a duration, or else minutes. */
function largestUnit(milliseconds: number, times: number): { unit: (typeof UNITS)[number][0]; count: number } {
  const [unit, length] = UNITS.find(([, each]) => milliseconds >= times * each) ?? UNITS[2];
  return { unit, count: Math.floor(milliseconds / length) };
}

/** Returns the regional variant of a language that the browser asks for, such as `en-GB`, or the language itself. */
export function localeOf(language: string, wanted: readonly string[] = navigator.languages): string {
  return wanted.find((tag) => tag.toLowerCase().split('-')[0] === language) ?? language;
}
