/** Views share with the view before them what did not change. */
import { describe, expect, it } from 'vitest';
import { reuseUnchanged } from '../../src/view/reuse-unchanged.ts';

describe('a view that shares with the one before', () => {
  const before = {
    discs: [1, 2],
    sites: [
      { id: 'seville', disc: null },
      { id: 'venice', disc: 0 },
    ],
    icons: { art: 1 },
  };

  it('is the same view where nothing changed', () => {
    expect(reuseUnchanged(before, structuredClone(before))).toBe(before);
  });

  it('is new where something changed, and only there', () => {
    const now = structuredClone(before);
    now.sites[0].disc = 3 as never;
    const shared = reuseUnchanged(before, now);
    expect(shared).toEqual(now);
    expect(shared.sites).not.toBe(before.sites);
    expect(shared.sites[0]).not.toBe(before.sites[0]);
    expect(shared.sites[1]).toBe(before.sites[1]);
    expect(shared.discs).toBe(before.discs);
  });

  it.each([
    ['a part is longer', { list: [1] }, { list: [1, 2] }],
    ['a part is shorter', { list: [1, 2] }, { list: [1] }],
    ['a part goes', { a: 1, b: 2 }, { a: 1 }],
    ['a part has another name', { a: 1 }, { b: 1 }],
    ['a part comes to be', { a: null }, { a: { b: 1 } }],
    ['a list becomes an object', { a: [1] }, { a: { 0: 1 } }],
  ])('shows what is when %s', (_, old, now) => {
    expect(reuseUnchanged(old, now)).toEqual(now);
    expect(reuseUnchanged(old, now)).not.toBe(old);
  });
});
