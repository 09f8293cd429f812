/** Clocks of a table as they are shown. */
import { type Clocks, PACES } from '@windrose/protocol';
import { describe, expect, it } from 'vitest';
import { absenceClock, seatClock } from '../../src/online/clock.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function clocks(left: number, other: number): Clocks {
  return { left: [left, other], running: 0, since: 1_000, deadline: 1_000 + left };
}

const live = (given: Clocks, seat: number, now: number) => seatClock(given, PACES.live, seat, now, 'en');
const slow = (given: Clocks, seat: number, now: number) => seatClock(given, PACES.day, seat, now, 'en');

describe('a live game', () => {
  const given = clocks(15 * MINUTE, 9 * MINUTE + 5_000);

  it('counts down the time of who is asked, and nobody else', () => {
    expect(live(given, 0, 1_000)).toMatchObject({ text: '15:00', runs: true });
    expect(live(given, 0, 1_000 + 2 * MINUTE + 500)).toMatchObject({ text: '12:59', next: 500 });
    expect(live(given, 1, 1_000 + 2 * MINUTE)).toMatchObject({ text: '9:05', runs: false, next: null });
  });

  it('never shows less than nothing', () => {
    expect(live(given, 0, 1_000 + HOUR)).toMatchObject({ text: '0:00', next: null });
  });

  it('says when there is little', () => {
    expect(live(given, 0, 1_000 + 13 * MINUTE)!.isLow).toBe(false);
    expect(live(given, 0, 1_000 + 14 * MINUTE + 1)!.isLow).toBe(true);
  });

  it('shows hours where there are some', () => {
    expect(live(clocks(HOUR + 61_000, 0), 0, 1_000)!.text).toBe('1:01:01');
  });
});

describe('who is asked and not there', () => {
  it('has what is left until a bot gets the seat, and never less than nothing', () => {
    expect(absenceClock(10 * MINUTE, 5_500)).toEqual({ text: '9:54', next: 500 });
    expect(absenceClock(10 * MINUTE, 11 * MINUTE)).toEqual({ text: '0:00', next: null });
  });

  it('has no such clock where nothing is to be lost', () => {
    expect(absenceClock(null, 5_000)).toBeNull();
  });
});

describe('a slow game', () => {
  it('speaks of days and hours, and counts nights in', () => {
    expect(slow(clocks(2 * DAY + HOUR, 0), 0, 1_000)!.text).toBe('2 days');
    expect(slow(clocks(47 * HOUR, 0), 0, 1_000)!.text).toBe('47 hours');
    expect(slow({ ...clocks(10 * HOUR, 0), deadline: 1_000 + 18 * HOUR }, 0, 1_000)!.text).toBe('18 hours');
    expect(slow(clocks(90 * MINUTE, 0), 0, 1_000)).toMatchObject({ text: '90 minutes', isLow: true });
  });

  it('has little time by what a move brings', () => {
    const hourly = { game: 600, move: 3_600, cap: 4_200, away: 0 };
    expect(seatClock(clocks(31 * MINUTE, 0), hourly, 0, 1_000, 'en')!.isLow).toBe(false);
    expect(seatClock(clocks(29 * MINUTE, 0), hourly, 0, 1_000, 'en')!.isLow).toBe(true);
  });
});

it('is not there where nobody is hurried', () => {
  expect(seatClock(null, PACES.live, 0, 0, 'en')).toBeNull();
});
