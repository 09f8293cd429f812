/** How long ago something was, in words. */

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];
const LONG_AGO = 14 * 86_400_000;

/** `now`, `5 minutes ago`, `yesterday`; a date if it is longer ago than two weeks. */
export function timeAgo(then: number, now: number, language: string): string {
  const passed = Math.max(0, now - then);
  if (passed > LONG_AGO) return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(then);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const unit = UNITS.find(([, length]) => passed >= length);
  return unit === undefined ? format.format(0, 'second') : format.format(-Math.floor(passed / unit[1]), unit[0]);
}
