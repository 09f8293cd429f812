/** A cache with a maximum size that drops the least recently used entries. */
export class LruCache<V> {
  private readonly entries = new Map<string, V>();
  private readonly maxSize: number;

  constructor(maxSize: number) {
    this.maxSize = maxSize;
  }

  get size(): number {
    return this.entries.size;
  }

  get(key: string, make: () => V): V {
    const known = this.entries.get(key);
    const value = known ?? make();
    // Moves the entry to the end; the least recently used entries are at the front.
    this.entries.delete(key);
    this.entries.set(key, value);
    if (this.entries.size > this.maxSize) this.entries.delete(this.entries.keys().next().value!);
    return value;
  }
}
