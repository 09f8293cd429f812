/** Pass-phrases: refuses weak ones, and hashes the others with scrypt in the thread pool. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { MIN_PASSPHRASE_LENGTH } from '@windrose/protocol';
import { Refusal } from '../refusal.ts';
import { COMMON_PASSPHRASES } from './common-passphrases.ts';

export interface ScryptCost {
  /** Number of iterations; memory is 128 · n · r bytes. */
  readonly n: number;
  readonly r: number;
  readonly p: number;
}

/** 64 MB and about a third of a second per guess. */
const COST: ScryptCost = { n: 2 ** 16, r: 8, p: 2 };
const BYTES = 32;
/** Maximum number of running hashes: more would need too much memory and block the thread pool. */
const MAX_RUNNING = 2;
/** Maximum number of waiting hashes; further ones are refused. */
const MAX_WAITING = 50;

/** Normalizes Unicode, so that the same text typed differently is equal. */
function normalized(passphrase: string): Buffer {
  return Buffer.from(passphrase.normalize('NFKC'), 'utf8');
}

/** Throws if a pass-phrase is easy to guess: too short, common, repetitive, or the handle itself. */
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

function formatHash({ n, r, p }: ScryptCost, salt: Buffer, key: Buffer): string {
  return ['scrypt', n, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

export class Passphrases {
  private readonly cost: ScryptCost;
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  /** Compared with if the handle is unknown, so that this takes equally long. */
  private readonly decoyHash: string;

  constructor(cost: ScryptCost = COST) {
    this.cost = cost;
    this.decoyHash = formatHash(cost, Buffer.alloc(16), Buffer.alloc(BYTES));
  }

  /** Returns the hash of a pass-phrase for storage. */
  async hash(passphrase: string): Promise<string> {
    const salt = randomBytes(16);
    return formatHash(this.cost, salt, await this.derive(passphrase, salt, this.cost));
  }

  /** True if a pass-phrase matches a stored hash. Takes equally long without a hash. */
  async matches(passphrase: string, storedHash: string | null): Promise<boolean> {
    const [, n, r, p, salt, key] = (storedHash ?? this.decoyHash).split('$');
    const cost = { n: Number(n), r: Number(r), p: Number(p) };
    const derived = await this.derive(passphrase, Buffer.from(salt, 'base64url'), cost);
    return timingSafeEqual(derived, Buffer.from(key, 'base64url')) && storedHash !== null;
  }

  private async derive(passphrase: string, salt: Buffer, { n, r, p }: ScryptCost): Promise<Buffer> {
    if (this.waiting.length >= MAX_WAITING) throw new Refusal('unavailable');
    if (this.running >= MAX_RUNNING) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running++;
    try {
      return await new Promise((resolve, reject) => {
        const options = { N: n, r, p, maxmem: 256 * n * r };
        scrypt(normalized(passphrase), salt, BYTES, options, (error, key) => (error ? reject(error) : resolve(key)));
      });
    } finally {
      // A waiting hash takes over the slot.
      const next = this.waiting.shift();
      if (next === undefined) this.running--;
      else next();
    }
  }
}
