/** What the clocks of a table show. */
import { type Clocks, PACES } from '@windrose/protocol';
import { describe, expect, it } from 'vitest';
import { absenceClock, seatClock } from '../../src/online/clock.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function clocks(left: number, other: number): Clocks {
  return { left: [left, other], running: 0, since: 1_000, deadline: 1_000 + left };
}

const live = (state: Clocks, seat: number, now: number) => seatClock(state, PACES.live, seat, now, 'en');
const slow = (state: Clocks, seat: number, now: number) => seatClock(state, PACES.day, seat, now, 'en');

describe('a live game', () => {
  const given = clocks(15 * MINUTE, 9 * MINUTE + 5_000);

  it('counts down only the time of the seat that decides', () => {
    expect(live(given, 0, 1_000)).toMatchObject({ text: '15:00', runs: true });
    expect(live(given, 0, 1_000 + 2 * MINUTE + 500)).toMatchObject({ text: '12:59', next: 500 });
    expect(live(given, 1, 1_000 + 2 * MINUTE)).toMatchObject({ text: '9:05', runs: false, next: null });
  });

  it('never shows less than zero', () => {
    expect(live(given, 0, 1_000 + HOUR)).toMatchObject({ text: '0:00', next: null });
  });

  it('marks little time', () => {
    expect(live(given, 0, 1_000 + 13 * MINUTE)!.isLow).toBe(false);
    expect(live(given, 0, 1_000 + 14 * MINUTE + 1)!.isLow).toBe(true);
  });

  it('shows hours if there are any', () => {
    expect(live(clocks(HOUR + 61_000, 0), 0, 1_000)!.text).toBe('1:01:01');
  });
});

describe('an absent player', () => {
  it('sees the time until a bot gets the seat, and never less than zero', () => {
    expect(absenceClock(10 * MINUTE, 5_500)).toEqual({ text: '9:54', next: 500 });
    expect(absenceClock(10 * MINUTE, 11 * MINUTE)).toEqual({ text: '0:00', next: null });
  });

  it('has no clock if the seat cannot be lost', () => {
    expect(absenceClock(null, 5_000)).toBeNull();
  });
});

describe('a slow game', () => {
  it('shows days and hours, with nights included', () => {
    expect(slow(clocks(2 * DAY + HOUR, 0), 0, 1_000)!.text).toBe('2 days');
    expect(slow(clocks(47 * HOUR, 0), 0, 1_000)!.text).toBe('47 hours');
    expect(slow({ ...clocks(10 * HOUR, 0), deadline: 1_000 + 18 * HOUR }, 0, 1_000)!.text).toBe('18 hours');
    expect(slow(clocks(90 * MINUTE, 0), 0, 1_000)).toMatchObject({ text: '90 minutes', isLow: true });
  });

  it('marks little time in relation to what a move adds', () => {
    const hourly = { game: 600, move: 3_600, cap: 4_200, away: 0 };
    expect(seatClock(clocks(31 * MINUTE, 0), hourly, 0, 1_000, 'en')!.isLow).toBe(false);
    expect(seatClock(clocks(29 * MINUTE, 0), hourly, 0, 1_000, 'en')!.isLow).toBe(true);
  });
});

it('a table without clocks shows none', () => {
  expect(seatClock(null, PACES.live, 0, 0, 'en')).toBeNull();
});
