/** Nights and holidays in input fields. */
import { Sleep } from '@windrose/protocol';
import { parse } from 'valibot';
import { expect, it } from 'vitest';
import { dayOf, defaultSleep, endOf, lastDay, minutesOf, timeOf } from '../../src/online/account/rest-times.ts';

const DAY = 86_400_000;

it('a time of day is converted to minutes and back', () => {
  for (const minutes of [0, 59, 60, 425, 1439]) expect(minutesOf(timeOf(minutes))).toBe(minutes);
  expect(timeOf(425)).toBe('07:05');
  for (const wrong of ['', '24:00', '12:60', '7:05', 'noon']) expect(minutesOf(wrong)).toBeNull();
});

it('the site accepts the default night', () => {
  expect(parse(Sleep, defaultSleep('Europe/Rome'))).toEqual({ from: 1380, to: 420, zone: 'Europe/Rome' });
});

it('a holiday ends with its last day', () => {
  expect(dayOf(endOf('2026-12-31') - 1)).toBe('2026-12-31');
  expect(dayOf(endOf('2026-12-31'))).toBe('2027-01-01');
});

it('a holiday is never longer than the days that are left', () => {
  const now = new Date(2026, 10, 16, 15, 30).getTime();
  for (const days of [1, 2, 10, 30]) {
    const last = lastDay(now, days)!;
    expect(Math.ceil((endOf(last) - now) / DAY)).toBe(days);
  }
  expect(lastDay(now, 1)).toBe('2026-11-16');
  expect(lastDay(now, 0)).toBeNull();
});
