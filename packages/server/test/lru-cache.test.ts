/** A cache keeps what was used last, and no more than it may. */
import { expect, it } from 'vitest';
import { LruCache } from '../src/lru-cache.ts';

it('makes each once, and again only what nobody has used for longest', () => {
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
