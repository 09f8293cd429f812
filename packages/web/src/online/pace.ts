/** The paces of tables: standard ones, a custom one, and texts of durations. */
import { hasClock, NO_CLOCK, PACES, type Pace } from '@windrose/protocol';

const STANDARD = ['live', 'day', 'slow'] as const;
export const PACE_CHOICES = [...STANDARD, 'none', 'custom'] as const;
export type PaceChoice = (typeof PACE_CHOICES)[number];

const UNITS = { minute: 60, hour: 3_600, day: 86_400 } as const;
export type Unit = keyof typeof UNITS;
export const UNIT_NAMES = Object.keys(UNITS) as Unit[];

export const PACE_FIELDS = ['game', 'move', 'cap', 'away'] as const;
type PaceField = (typeof PACE_FIELDS)[number];

/** The maxima that the site accepts, in seconds. */
const MAX: Readonly<Record<PaceField, number>> = {
  game: 60 * UNITS.day,
  move: 14 * UNITS.day,
  cap: 90 * UNITS.day,
  away: UNITS.day,
};

/** A pace as it is entered: three numbers of a unit, and `away` in minutes. */
export interface CustomPace extends Readonly<Record<PaceField, number>> {
  readonly unit: Unit;
}

export const DEFAULT_CUSTOM_PACE: CustomPace = { unit: 'minute', game: 30, move: 1, cap: 45, away: 5 };

/** Returns the largest number that a field accepts. */
export function maxOf(field: PaceField, unit: Unit): number {
  return Math.floor(MAX[field] / (field === 'away' ? UNITS.minute : UNITS[unit]));
}

export function paceOf(choice: PaceChoice, custom: CustomPace): Pace {
  if (choice === 'none') return NO_CLOCK;
  if (choice !== 'custom') return PACES[choice];
  const { game, move, cap, away } = custom;
  const unit = UNITS[custom.unit];
  return { game: game * unit, move: move * unit, cap: cap * unit, away: away * UNITS.minute };
}

/** Returns the field with an invalid number, `inconsistent` if the numbers contradict each other, or null. */
export function faultOf(pace: CustomPace): PaceField | 'inconsistent' | null {
  for (const field of PACE_FIELDS) {
    const number = pace[field];
    if (!Number.isInteger(number) || number < 0 || number > maxOf(field, pace.unit)) return field;
  }
  return pace.cap < Math.max(pace.game, pace.move) ? 'inconsistent' : null;
}

/** Returns the choice that a pace results from. */
export function choiceOf(pace: Pace): PaceChoice {
  if (!hasClock(pace)) return 'none';
  const isSame = (other: Pace) => other.game === pace.game && other.move === pace.move && other.cap === pace.cap;
  return STANDARD.find((each) => isSame(PACES[each])) ?? 'custom';
}

/** Returns `45 sec`, `15 min` or `2 days`, or the long form: in the largest unit that needs no fraction. */
export function duration(seconds: number, locale: string, unitDisplay: 'short' | 'long' = 'short'): string {
  const unit = (['day', 'hour', 'minute'] as const).find((each) => seconds > 0 && seconds % UNITS[each] === 0);
  const [name, count] = unit === undefined ? (['second', seconds] as const) : [unit, seconds / UNITS[unit]];
  return new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay }).format(count);
}
