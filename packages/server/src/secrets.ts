/** Ids and secrets that the server makes up, and what is kept of a secret. */
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An id of 16 letters and digits: nobody guesses one, and no two are alike. */
export function newId(): string {
  return Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** 256 bits for a cookie, a token or a key. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Eight digits to be typed in. */
export function newDigits(): string {
  return String(randomInt(100_000_000)).padStart(8, '0');
}

/** What the database keeps of a secret. */
export function hashed(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Compares in a time that does not tell how much is alike. */
export function isSame(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(hashed(a)), Buffer.from(hashed(b)));
}
