/** Ids that nobody can guess, and what is kept of secrets. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

/** Letters and digits that cannot be taken for one another. */
export function newId(length = 12): string {
  let id = '';
  while (id.length < length) {
    // 57 letters: what is left of a byte beyond four times as many would favour the first ones.
    for (const byte of randomBytes(length)) {
      if (byte < 4 * LETTERS.length && id.length < length) id += LETTERS[byte % LETTERS.length];
    }
  }
  return id;
}

/** A secret for a cookie, a token or an invitation. */
export function newSecret(): string {
  return newId(32);
}

/** All that the database knows of a secret. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Compares in a time that does not tell how much is alike. */
export function isSame(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(a)), Buffer.from(hashOf(b)));
}
