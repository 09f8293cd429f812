/** The cache keeps the most recently used entries up to its maximum size. */
import { expect, it } from 'vitest';
import { LruCache } from '../src/lru-cache.ts';

it('creates each entry once, and drops the least recently used ones', () => {
  const made: string[] = [];
  const cache = new LruCache<string>(2);
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) {
    const value = cache.get(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
    expect(value).toBe(key.toUpperCase());
    expect(cache.size).toBeLessThanOrEqual(2);
  }
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
