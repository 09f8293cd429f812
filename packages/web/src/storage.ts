/** Storage of the browser, or memory that lasts as long as the page if the browser denies or fills its storage. */

/** The part of the browser's storage that is used. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Even access to the storage may throw. */
export function storageWithFallback(storage: () => KeyValueStorage): KeyValueStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(access: (storage: KeyValueStorage) => T): T | null => {
    try {
      return access(storage());
    } catch {
      return null;
    }
  };
  return {
    getItem: (key) => memory.get(key) ?? attempt((stored) => stored.getItem(key)),
    setItem: (key, value) => {
      const isStored = attempt((stored) => {
        stored.setItem(key, value);
        return true;
      });
      if (isStored) memory.delete(key);
      else memory.set(key, value);
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt((stored) => stored.removeItem(key));
    },
  };
}

export const localStore = storageWithFallback(() => localStorage);
export const sessionStore = storageWithFallback(() => sessionStorage);
