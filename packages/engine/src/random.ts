/** The random generator of a game: sfc32, initialised from the text of a seed. Specified in docs/record.md. */
import { utf8 } from './edition/hash.ts';

const WARM_UP = 16;

/** A sequence of whole numbers that depends on the seed only: equal on every platform and in every release. */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  constructor(seed: string) {
    const bytes = utf8(seed);
    this.a = fnv1a(bytes, 0x811c9dc5);
    this.b = fnv1a(bytes, 0x9e3779b9);
    this.c = fnv1a(bytes, 0x85ebca6b);
    for (let i = 0; i < WARM_UP; i++) this.next();
  }

  /** 32 random bits. */
  next(): number {
    const result = (this.a + this.b + this.counter) >>> 0;
    this.counter = (this.counter + 1) >>> 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) >>> 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + result) >>> 0;
    return result;
  }

  /** A uniform whole number from 0 to `bound - 1`. Values above the last multiple of `bound` are rejected, to avoid bias. */
  below(bound: number): number {
    const limit = 0x100000000 - (0x100000000 % bound);
    let value = this.next();
    while (value >= limit) value = this.next();
    return value % bound;
  }

  /** Shuffles in place (Fisher–Yates, from the last index down to 1). */
  shuffle<T>(list: T[]): T[] {
    for (let i = list.length - 1; i > 0; i--) {
      const k = this.below(i + 1);
      [list[i], list[k]] = [list[k], list[i]];
    }
    return list;
  }
}

function fnv1a(bytes: readonly number[], start: number): number {
  let hash = start;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
