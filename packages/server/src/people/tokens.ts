/** Access tokens of programs: shown once when created, listed, and revoked. */

import { hashOf, newSecret } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import type { Storage } from '../storage/storage.ts';
import { TOKEN_PREFIX } from './sessions.ts';

const MAX_TOKENS = 20;
/** Number of characters of the hash that serve as the id of a token. */
const ID_LENGTH = 16;

interface ListedToken {
  readonly id: string;
  readonly label: string;
  readonly created: number;
  readonly seen: number | null;
}

export class Tokens {
  private readonly storage: Storage;
  private readonly now: () => number;

  constructor(storage: Storage, now: () => number) {
    this.storage = storage;
    this.now = now;
  }

  async list(person: string): Promise<ListedToken[]> {
    const query = this.storage.db.selectFrom('tokens').selectAll().where('person', '=', person).orderBy('created');
    const rows = await query.execute();
    return rows.map(({ hash, label, created, seen }) => ({ id: hash.slice(0, ID_LENGTH), label, created, seen }));
  }

  async make(person: string, label: string): Promise<ListedToken & { token: string }> {
    if ((await this.list(person)).length >= MAX_TOKENS)
      throw new Refusal('too-many', { detail: `at most ${MAX_TOKENS} tokens` });
    const token = `${TOKEN_PREFIX}${newSecret()}`;
    const hash = hashOf(token);
    const created = this.now();
    await this.storage.db.insertInto('tokens').values({ hash, person, label, created, seen: null }).execute();
    return { id: hash.slice(0, ID_LENGTH), label, created, seen: null, token };
  }

  /** Revokes a token and returns its hash. */
  async revoke(person: string, id: string): Promise<string> {
    const { db } = this.storage;
    const rows = await db.selectFrom('tokens').select('hash').where('person', '=', person).execute();
    const hash = rows.map((row) => row.hash).find((each) => each.slice(0, ID_LENGTH) === id);
    if (hash === undefined) throw new Refusal('not-found');
    await db.deleteFrom('tokens').where('hash', '=', hash).execute();
    return hash;
  }
}
