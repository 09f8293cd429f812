/** How fast a table plays: the usual paces, one of own numbers, and durations in words. */
import { hasClock, NO_CLOCK, PACES, type Pace, pausesAtNight } from '@windrose/protocol';
import { words } from '../words/current.svelte.ts';
import { localeOf } from './when.ts';

export const PACE_CHOICES = ['live', 'day', 'slow', 'none', 'own'] as const;
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
  if (choice !== 'own') return PACES[choice];
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
  return (['live', 'day', 'slow'] as const).find((each) => same(PACES[each])) ?? 'own';
}

/** `45 sec`, `15 min`, `2 days`: in the largest unit that needs no fraction. */
export function duration(seconds: number, language: string): string {
  const unit = (['day', 'hour', 'minute'] as const).find((each) => seconds > 0 && seconds % UNITS[each] === 0);
  const [name, count] = unit === undefined ? (['second', seconds] as const) : [unit, seconds / UNITS[unit]];
  return new Intl.NumberFormat(localeOf(language), { style: 'unit', unit: name, unitDisplay: 'short' }).format(count);
}

/** `Live · 15 min + 45 sec a move`. */
export function paceLine(pace: Pace): string {
  const choice = choiceOf(pace);
  if (choice === 'none') return words.ui('pace.none');
  const [game, move] = [duration(pace.game, words.language), duration(pace.move, words.language)];
  const numbers = () => {
    if (pace.move === 0) return words.ui('pace.game', { game });
    return pace.game === 0 ? words.ui('pace.move', { move }) : words.ui('pace.both', { game, move });
  };
  return choice === 'own' ? numbers() : `${words.ui(`pace.${choice}`)} · ${numbers()}`;
}

/** What a pace means, in a few sentences. */
export function paceAbout(pace: Pace): string {
  if (!hasClock(pace)) return words.ui('pace.none.about');
  const inWords = (seconds: number) => duration(seconds, words.language);
  const { game, move, cap, away } = pace;
  const sentences = [
    words.ui('pace.about', { game: inWords(game), move: inWords(move), cap: inWords(cap) }),
    words.ui('pace.about.bot'),
  ];
  if (away > 0) sentences.push(words.ui('pace.about.away', { away: inWords(away) }));
  if (pausesAtNight(pace)) sentences.push(words.ui('pace.about.night'));
  return sentences.join(' ');
}
