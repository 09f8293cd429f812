/** Storage in browsers that forbid it or are full. */
import { describe, expect, it } from 'vitest';
import { type KeyValueStorage, storageWithFallback } from '../src/storage.ts';

function memoryStorage(): KeyValueStorage & { rows: Map<string, string> } {
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

describe('storage with a fallback', () => {
  it('uses the storage of the browser', () => {
    const browser = memoryStorage();
    const storage = storageWithFallback(() => browser);
    storage.setItem('a', '1');
    expect([...browser.rows]).toEqual([['a', '1']]);
    expect(storage.getItem('a')).toBe('1');
    storage.removeItem('a');
    expect([storage.getItem('a'), browser.rows.size]).toEqual([null, 0]);
  });

  it.each([
    ['denies access', forbidden],
    ['is full', () => ({ ...memoryStorage(), setItem: forbidden })],
  ])('lasts as long as the page if the browser %s', (_, access) => {
    const storage = storageWithFallback(access);
    expect(storage.getItem('a')).toBeNull();
    storage.setItem('a', '1');
    expect(storage.getItem('a')).toBe('1');
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
  });
});
