/** The pace of a table: what is entered becomes a pace that the site accepts, or is reported as invalid. */
import { NO_CLOCK, PACES, Pace } from '@windrose/protocol';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  type CustomPace,
  choiceOf,
  DEFAULT_CUSTOM_PACE,
  duration,
  faultOf,
  maxOf,
  PACE_CHOICES,
  PACE_FIELDS,
  paceOf,
  UNIT_NAMES,
} from '../../src/online/pace.ts';

describe('a pace', () => {
  it.each(PACE_CHOICES)('of the kind %s is accepted by the site and recognized again', (choice) => {
    const pace = paceOf(choice, DEFAULT_CUSTOM_PACE);
    expect(safeParse(Pace, pace).success).toBe(true);
    expect(choiceOf(pace)).toBe(choice);
  });

  it('without time for game and moves means no clock', () => {
    expect(choiceOf({ ...NO_CLOCK, cap: 60 })).toBe('none');
    expect(choiceOf({ ...PACES.live, away: 0 })).toBe('live');
  });

  it('of custom numbers is invalid exactly if the site would refuse it', () => {
    for (const unit of UNIT_NAMES) {
      for (const field of PACE_FIELDS) {
        const base: CustomPace = { unit, game: 0, move: 0, cap: maxOf('cap', unit), away: 0 };
        for (const number of [0, maxOf(field, unit), maxOf(field, unit) + 1]) {
          const custom = { ...base, [field]: number };
          expect([custom, faultOf(custom) === null]).toEqual([
            custom,
            safeParse(Pace, paceOf('custom', custom)).success,
          ]);
        }
      }
    }
  });

  it.each([
    [{ game: Number.NaN }, 'game'],
    [{ move: 1.5 }, 'move'],
    [{ away: -1 }, 'away'],
    [{ game: 50, cap: 45 }, 'inconsistent'],
    [{ game: 5, move: 46, cap: 45 }, 'inconsistent'],
    [{}, null],
  ])('%o has the fault %s', (change, fault) => {
    expect(faultOf({ ...DEFAULT_CUSTOM_PACE, ...change })).toBe(fault);
  });
});

describe('a duration', () => {
  it.each([
    [45, '45 secs'],
    [900, '15 mins'],
    [5_400, '90 mins'],
    [7_200, '2 hrs'],
    [86_400, '1 day'],
    [0, '0 secs'],
  ])('of %i seconds uses the largest unit without a fraction', (seconds, text) => {
    expect(duration(seconds, 'en-GB')).toBe(text);
  });
});
