/**
 * Authenticates browsers by the cookie of a session and programs by an access token. The database only stores hashes.
 */
import { hashOf, newSecret } from '../ids.ts';
import type { Storage } from '../storage/storage.ts';

const HOUR = 3_600_000;
/** A session ends when it was not used for this many milliseconds. */
export const SESSION_LIFETIME = 180 * 24 * HOUR;
/** Precision of the recorded last use of a session or token. */
const SEEN_PRECISION = 12 * HOUR;
export const TOKEN_PREFIX = 'wr_';

export interface Caller {
  readonly person: string;
  readonly by: 'session' | 'token';
  /** Hash of the session or token. */
  readonly hash: string;
  /** True if the cookie should be set again to extend it. */
  readonly renewed: boolean;
}

export class Sessions {
  private readonly storage: Storage;
  private readonly now: () => number;

  constructor(storage: Storage, now: () => number) {
    this.storage = storage;
    this.now = now;
  }

  /** Opens a session; the secret is for the cookie. */
  async open(person: string): Promise<string> {
    const secret = newSecret();
    const now = this.now();
    const { db } = this.storage;
    await db
      .insertInto('sessions')
      .values({ hash: hashOf(secret), person, created: now, seen: now })
      .execute();
    await db
      .deleteFrom('sessions')
      .where('person', '=', person)
      .where('seen', '<', now - SESSION_LIFETIME)
      .execute();
    return secret;
  }

  async bySecret(secret: string): Promise<Caller | null> {
    const hash = hashOf(secret);
    const now = this.now();
    const { db } = this.storage;
    const session = await db
      .selectFrom('sessions')
      .select(['person', 'seen'])
      .where('hash', '=', hash)
      .executeTakeFirst();
    if (session === undefined) return null;
    if (session.seen < now - SESSION_LIFETIME) {
      await this.end(hash);
      return null;
    }
    const renewed = session.seen < now - SEEN_PRECISION;
    if (renewed) {
      await db.updateTable('sessions').set({ seen: now }).where('hash', '=', hash).execute();
      await db.updateTable('persons').set({ seen: now }).where('id', '=', session.person).execute();
    }
    return { person: session.person, by: 'session', hash, renewed };
  }

  async byToken(token: string): Promise<Caller | null> {
    if (!token.startsWith(TOKEN_PREFIX)) return null;
    const hash = hashOf(token);
    const now = this.now();
    const { db } = this.storage;
    const found = await db.selectFrom('tokens').select(['person', 'seen']).where('hash', '=', hash).executeTakeFirst();
    if (found === undefined) return null;
    if (found.seen === null || found.seen < now - SEEN_PRECISION) {
      await db.updateTable('tokens').set({ seen: now }).where('hash', '=', hash).execute();
    }
    return { person: found.person, by: 'token', hash, renewed: false };
  }

  async end(hash: string): Promise<void> {
    await this.storage.db.deleteFrom('sessions').where('hash', '=', hash).execute();
  }

  /** Ends all sessions of a user, except the one with the hash `but`. */
  async endAll(person: string, but?: string): Promise<void> {
    let query = this.storage.db.deleteFrom('sessions').where('person', '=', person);
    if (but !== undefined) query = query.where('hash', '!=', but);
    await query.execute();
  }
}
