/** What the browser keeps, or, where it keeps nothing (it may forbid even to ask), what this page keeps as long as it lives. */

/** What is used of the browser's storage. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function storageWithFallback(storage: () => KeyValueStorage): KeyValueStorage {
  const own = new Map<string, string>();
  const attempt = <T>(ask: (shelf: KeyValueStorage) => T): T | null => {
    try {
      return ask(storage());
    } catch {
      return null;
    }
  };
  return {
    getItem: (key) => own.get(key) ?? attempt((shelf) => shelf.getItem(key)),
    setItem: (key, value) => {
      const isKept = attempt((shelf) => {
        shelf.setItem(key, value);
        return true;
      });
      if (isKept) own.delete(key);
      else own.set(key, value);
    },
    removeItem: (key) => {
      own.delete(key);
      attempt((shelf) => shelf.removeItem(key));
    },
  };
}
