/** What was made once and may be made again: so many at most, of which those that nobody has used for longest go. */
export class Cache<V> {
  private readonly kept = new Map<string, V>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  get size(): number {
    return this.kept.size;
  }

  get(key: string, make: () => V): V {
    const known = this.kept.get(key);
    const value = known ?? make();
    // Put last: those at the front have not been used for longest.
    this.kept.delete(key);
    this.kept.set(key, value);
    if (this.kept.size > this.most) this.kept.delete(this.kept.keys().next().value!);
    return value;
  }
}
