/** Codes sent by e-mail: each is valid for one address, a few minutes, a few tries and one use. */
import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { hashOf, isSame } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import type { Storage } from '../storage/storage.ts';

export const CODE_MINUTES = 15;
const CODE_TRIES = 5;

/** Returns eight digits. */
function newDigits(): string {
  return String(randomInt(100_000_000)).padStart(8, '0');
}

const hashOfCode = (mail: string, digits: string) => hashOf(`${mail} ${digits}`);

export class MailCodes {
  private readonly storage: Storage;
  private readonly now: () => number;

  constructor(storage: Storage, now: () => number) {
    this.storage = storage;
    this.now = now;
  }

  /**
   * Creates a code for an address and invalidates the one before. It is for adding the address to a user, or for
   * signing in if `person` is null.
   */
  async make(mail: string, person: string | null): Promise<string> {
    const digits = newDigits();
    const row = { hash: hashOfCode(mail, digits), person, tries: 0, until: this.now() + CODE_MINUTES * 60_000 };
    await this.storage.db
      .insertInto('mail_codes')
      .values({ mail, ...row })
      .onConflict((conflict) => conflict.column('mail').doUpdateSet(row))
      .execute();
    return digits;
  }

  /** Uses a code. Throws if it is wrong, too old, tried too often, or made for another purpose. */
  async use(mail: string, typed: string, person: string | null): Promise<void> {
    const digits = typed.replace(/\s/g, '');
    const { db } = this.storage;
    // Counting and reading are one statement, so that simultaneous tries are counted too.
    const found = await db
      .updateTable('mail_codes')
      .set({ tries: sql`tries + 1` })
      .where('mail', '=', mail)
      .where('tries', '<', CODE_TRIES)
      .where('until', '>', this.now())
      .returning(['hash', 'person'])
      .executeTakeFirst();
    if (found === undefined || !isSame(found.hash, hashOfCode(mail, digits)) || found.person !== person) {
      throw new Refusal('wrong-code', { where: 'code' });
    }
    const { numDeletedRows } = await db
      .deleteFrom('mail_codes')
      .where('mail', '=', mail)
      .where('hash', '=', found.hash)
      .executeTakeFirst();
    if (numDeletedRows !== 1n) throw new Refusal('wrong-code', { where: 'code' });
  }
}
