/** How long ago, in words. */
import { expect, it } from 'vitest';
import { timeAgo } from '../../src/start/relative-time.ts';

const NOW = Date.UTC(2024, 5, 30, 12);
const MINUTE = 60_000;

it('grows coarser with time and ends in a date', () => {
  expect(timeAgo(NOW, NOW, 'en')).toBe('now');
  expect(timeAgo(NOW + MINUTE, NOW, 'en')).toBe('now');
  expect(timeAgo(NOW - 5 * MINUTE, NOW, 'en')).toBe('5 minutes ago');
  expect(timeAgo(NOW - 90 * MINUTE, NOW, 'fr')).toBe('il y a 1 heure');
  expect(timeAgo(NOW - 26 * 60 * MINUTE, NOW, 'it')).toBe('ieri');
  expect(timeAgo(NOW - 30 * 24 * 60 * MINUTE, NOW, 'en')).toBe('May 31, 2024');
});
