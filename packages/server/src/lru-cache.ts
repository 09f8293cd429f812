/** What was made once and may be made again: so many at most, of which those that nobody has used for longest go. */
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
    // Put last: those at the front have not been used for longest.
    this.entries.delete(key);
    this.entries.set(key, value);
    if (this.entries.size > this.maxSize) this.entries.delete(this.entries.keys().next().value!);
    return value;
  }
}
