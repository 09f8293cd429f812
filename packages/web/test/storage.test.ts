/** A table works in a browser that keeps nothing. */
import { describe, expect, it } from 'vitest';
import { type KeyValueStorage, storageWithFallback } from '../src/storage.ts';

function kept(): KeyValueStorage & { rows: Map<string, string> } {
  const rows = new Map<string, string>();
  return {
    rows,
    getItem: (key) => rows.get(key) ?? null,
    setItem: (key, value) => void rows.set(key, value),
    removeItem: (key) => void rows.delete(key),
  };
}

const forbidden = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

describe('a shelf', () => {
  it('is the browser’s storage where there is one', () => {
    const storage = kept();
    const shelf = storageWithFallback(() => storage);
    shelf.setItem('a', '1');
    expect([...storage.rows]).toEqual([['a', '1']]);
    expect(shelf.getItem('a')).toBe('1');
    shelf.removeItem('a');
    expect([shelf.getItem('a'), storage.rows.size]).toEqual([null, 0]);
  });

  it.each([
    ['forbids even to ask', forbidden],
    ['has no room', () => ({ ...kept(), setItem: forbidden })],
  ])('lasts as long as the page where the browser %s', (_, storage) => {
    const shelf = storageWithFallback(storage);
    expect(shelf.getItem('a')).toBeNull();
    shelf.setItem('a', '1');
    expect(shelf.getItem('a')).toBe('1');
    shelf.removeItem('a');
    expect(shelf.getItem('a')).toBeNull();
  });
});
