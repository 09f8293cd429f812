/** How fast a table plays: the usual paces, one of own numbers, and durations. No screen here. */
import { hasClock, NO_CLOCK, PACES, type Pace } from '@windrose/protocol';

export const PACE_CHOICES = ['live', 'day', 'slow', 'none', 'custom'] as const;
export type PaceChoice = (typeof PACE_CHOICES)[number];

const UNITS = { minute: 60, hour: 3_600, day: 86_400 } as const;
export type Unit = keyof typeof UNITS;
export const UNIT_NAMES = Object.keys(UNITS) as Unit[];

/** The most that the site takes, in seconds. */
const MOST = { game: 60 * UNITS.day, move: 14 * UNITS.day, cap: 90 * UNITS.day, away: UNITS.day } as const;

/** A pace as it is typed in: three numbers of a unit, and minutes without a connection. */
export interface OwnPace {
  readonly unit: Unit;
  readonly game: number;
  readonly move: number;
  readonly cap: number;
  readonly away: number;
}

export const FIRST_OWN: OwnPace = { unit: 'minute', game: 30, move: 1, cap: 45, away: 5 };

/** The largest number that a field takes. */
export function mostOf(field: keyof typeof MOST, unit: Unit): number {
  return Math.floor(MOST[field] / (field === 'away' ? UNITS.minute : UNITS[unit]));
}

export function paceOf(choice: PaceChoice, own: OwnPace): Pace {
  if (choice === 'none') return NO_CLOCK;
  if (choice !== 'custom') return PACES[choice];
  const unit = UNITS[own.unit];
  return { game: own.game * unit, move: own.move * unit, cap: own.cap * unit, away: own.away * UNITS.minute };
}

/** What is wrong with own numbers: the field, or that they do not fit together; null if nothing is. */
export function faultOf(own: OwnPace): 'game' | 'move' | 'cap' | 'away' | 'together' | null {
  for (const field of ['game', 'move', 'cap', 'away'] as const) {
    const number = own[field];
    if (!Number.isInteger(number) || number < 0 || number > mostOf(field, own.unit)) return field;
  }
  return own.cap < Math.max(own.game, own.move) ? 'together' : null;
}

/** Which of the usual ones it is. */
export function choiceOf(pace: Pace): PaceChoice {
  if (!hasClock(pace)) return 'none';
  const same = (other: Pace) => other.game === pace.game && other.move === pace.move && other.cap === pace.cap;
  return (['live', 'day', 'slow'] as const).find((each) => same(PACES[each])) ?? 'custom';
}

/** `45 sec`, `15 min`, `2 days`, or in full: in the largest unit that needs no fraction. */
export function duration(seconds: number, locale: string, unitDisplay: 'short' | 'long' = 'short'): string {
  const unit = (['day', 'hour', 'minute'] as const).find((each) => seconds > 0 && seconds % UNITS[each] === 0);
  const [name, count] = unit === undefined ? (['second', seconds] as const) : [unit, seconds / UNITS[unit]];
  return new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay }).format(count);
}
