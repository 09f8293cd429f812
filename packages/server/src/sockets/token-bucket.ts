/** A token bucket: allows a burst at once, and a number per second after it. */

export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export class TokenBucket {
  private readonly rate: Rate;
  private left: number;
  private at: number;

  /** The burst is at least 1, because a smaller one would never allow anything. */
  constructor({ burst, perSecond }: Rate, now: number) {
    this.rate = { burst: Math.max(1, burst), perSecond };
    this.left = this.rate.burst;
    this.at = now;
  }

  /** Takes one token; false if there are not enough. */
  take(now: number): boolean {
    const { burst, perSecond } = this.rate;
    this.left = Math.min(burst, this.left + ((now - this.at) / 1_000) * perSecond);
    this.at = now;
    if (this.left < 1) return false;
    this.left--;
    return true;
  }

  /** True if the bucket is full, so that it can be dropped. */
  isFull(now: number): boolean {
    const { burst, perSecond } = this.rate;
    return this.left + ((now - this.at) / 1_000) * perSecond >= burst;
  }
}

/** Buckets by key. Full buckets are dropped. */
export class TokenBuckets {
  private readonly rate: Rate;
  private readonly now: () => number;
  private readonly byKey = new Map<string, TokenBucket>();
  private dropAt = 1_000;

  constructor(rate: Rate, now: () => number) {
    this.rate = rate;
    this.now = now;
  }

  take(key: string): boolean {
    const now = this.now();
    let bucket = this.byKey.get(key);
    if (bucket === undefined) {
      if (this.byKey.size >= this.dropAt) this.dropFullBuckets(now);
      bucket = new TokenBucket(this.rate, now);
      this.byKey.set(key, bucket);
    }
    return bucket.take(now);
  }

  private dropFullBuckets(now: number): void {
    for (const [key, bucket] of this.byKey) if (bucket.isFull(now)) this.byKey.delete(key);
    this.dropAt = Math.max(1_000, 2 * this.byKey.size);
  }
}
