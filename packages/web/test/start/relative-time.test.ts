/** Times relative to now. */
import { expect, it } from 'vitest';
import { timeAgo, timeUntil } from '../../src/start/relative-time.ts';

const NOW = Date.UTC(2024, 5, 30, 12);
const MINUTE = 60_000;

it('the time ago gets coarser and ends in a date', () => {
  expect(timeAgo(NOW, NOW, 'en')).toBe('now');
  expect(timeAgo(NOW + MINUTE, NOW, 'en')).toBe('now');
  expect(timeAgo(NOW - 5 * MINUTE, NOW, 'en')).toBe('5 minutes ago');
  expect(timeAgo(NOW - 90 * MINUTE, NOW, 'fr')).toBe('il y a 1 heure');
  expect(timeAgo(NOW - 26 * 60 * MINUTE, NOW, 'it')).toBe('ieri');
  expect(timeAgo(NOW - 30 * 24 * 60 * MINUTE, NOW, 'en')).toBe('May 31, 2024');
});

it.each([
  [30_000, 'in 0 minutes'],
  [119 * 60_000, 'in 119 minutes'],
  [5 * 3_600_000 + 1, 'in 5 hours'],
  [47 * 3_600_000, 'in 47 hours'],
  [50 * 3_600_000, 'in 2 days'],
  [-5, 'in 0 minutes'],
])('a time that is %i milliseconds away is rounded down', (left, text) => {
  expect(timeUntil(1_000 + left, 1_000, 'en')).toBe(text);
});
