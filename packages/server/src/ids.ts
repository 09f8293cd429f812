/** Creates random ids and secrets, and hashes secrets for storage. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

/** Letters and digits without those that are easily confused. */
export function newId(length = 12): string {
  let id = '';
  while (id.length < length) {
    // Rejects the remainder of a byte beyond a multiple of 57, which would favour the first letters.
    for (const byte of randomBytes(length)) {
      if (byte < 4 * LETTERS.length && id.length < length) id += LETTERS[byte % LETTERS.length];
    }
  }
  return id;
}

/** Returns a secret for a cookie, a token or an invitation. */
export function newSecret(): string {
  return newId(32);
}

/** Returns the hash of a secret. The database only stores the hash. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Compares two texts in constant time. */
export function isSame(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(a)), Buffer.from(hashOf(b)));
}
