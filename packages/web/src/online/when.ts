/** Moments in words, as they are written where the reader lives. */

/** The reader's own kind of a language, such as `en-GB`. */
export function localeOf(language: string, wanted: readonly string[] = navigator.languages): string {
  return wanted.find((tag) => tag.toLowerCase().split('-')[0] === language) ?? language;
}

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** `in 5 hours`, `in 2 days`; rounded down, so that nobody counts on time that is not there. */
export function until(then: number, now: number, language: string): string {
  const left = Math.max(0, then - now);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'always', style: 'long' });
  // Two of a unit before it is used: "in 36 hours" tells more than "in 1 day".
  const [unit, length] = UNITS.find(([, each]) => left >= 2 * each) ?? UNITS[2];
  return format.format(Math.floor(left / length), unit);
}
