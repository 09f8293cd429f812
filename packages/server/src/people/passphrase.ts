/** Pass-phrases: which are too weak, and how they are kept, by scrypt in the thread pool. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { MIN_PASSPHRASE_LENGTH } from '@windrose/protocol';
import { Refusal } from '../refusal.ts';
import { COMMON_PASSPHRASES } from './common-passphrases.ts';

export interface ScryptCost {
  /** Steps; memory is 128 · n · r bytes. */
  readonly n: number;
  readonly r: number;
  readonly p: number;
}

/** 64 MB and about a third of a second for each guess. */
const COST: ScryptCost = { n: 2 ** 16, r: 8, p: 2 };
const BYTES = 32;
/** Hashing at once: more would take memory and the whole thread pool. */
const MAX_RUNNING = 2;
/** Waiting; whoever comes after them is sent away. */
const MAX_WAITING = 50;

/** Different ways to type the same text are the same; nothing else is. */
function plain(passphrase: string): Buffer {
  return Buffer.from(passphrase.normalize('NFKC'), 'utf8');
}

/** Throws if somebody could guess it: too short, known to everybody, one thing again and again, or their own handle. */
export function refuseWeak(passphrase: string, handle: string): void {
  const letters = passphrase
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  if ([...passphrase].length < MIN_PASSPHRASE_LENGTH) {
    throw new Refusal('weak-passphrase', {
      where: 'passphrase',
      detail: `at least ${MIN_PASSPHRASE_LENGTH} characters`,
    });
  }
  const rest = letters.replaceAll(handle.replace(/[^\p{L}\p{N}]/gu, ''), '');
  const isRepeated = /^(.{1,6}?)\1+$/u.test(letters);
  if (
    isRepeated ||
    new Set(letters).size < 5 ||
    rest.length < 6 ||
    COMMON_PASSPHRASES.some((each) => each === letters)
  ) {
    throw new Refusal('weak-passphrase', { where: 'passphrase', detail: 'too easy to guess' });
  }
}

function kept({ n, r, p }: ScryptCost, salt: Buffer, key: Buffer): string {
  return ['scrypt', n, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

export class Passphrases {
  private readonly cost: ScryptCost;
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  /** Compared with when nobody has the handle, so that this takes as long. */
  private readonly decoy: string;

  constructor(cost: ScryptCost = COST) {
    this.cost = cost;
    this.decoy = kept(cost, Buffer.alloc(16), Buffer.alloc(BYTES));
  }

  /** What is kept of a pass-phrase. */
  async hash(passphrase: string): Promise<string> {
    const salt = randomBytes(16);
    return kept(this.cost, salt, await this.derive(passphrase, salt, this.cost));
  }

  /** Whether it is the one that was kept. Takes as long when there is none. */
  async matches(passphrase: string, known: string | null): Promise<boolean> {
    const [, n, r, p, salt, key] = (known ?? this.decoy).split('$');
    const cost = { n: Number(n), r: Number(r), p: Number(p) };
    const derived = await this.derive(passphrase, Buffer.from(salt, 'base64url'), cost);
    return timingSafeEqual(derived, Buffer.from(key, 'base64url')) && known !== null;
  }

  private async derive(passphrase: string, salt: Buffer, { n, r, p }: ScryptCost): Promise<Buffer> {
    if (this.waiting.length >= MAX_WAITING) throw new Refusal('unavailable');
    if (this.running >= MAX_RUNNING) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running++;
    try {
      return await new Promise((resolve, reject) => {
        const options = { N: n, r, p, maxmem: 256 * n * r };
        scrypt(plain(passphrase), salt, BYTES, options, (error, key) => (error ? reject(error) : resolve(key)));
      });
    } finally {
      // Whoever waits takes the place.
      const next = this.waiting.shift();
      if (next === undefined) this.running--;
      else next();
    }
  }
}
