/** Numbers sent by e-mail, to be typed in: each for one address, for a few minutes, for a few tries, for one use. */
import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { hashOf, isSame } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import type { Storage } from '../storage/storage.ts';

export const CODE_MINUTES = 15;
const CODE_TRIES = 5;

/** Eight digits. */
function newDigits(): string {
  return String(randomInt(100_000_000)).padStart(8, '0');
}

const kept = (mail: string, digits: string) => hashOf(`${mail} ${digits}`);

export class MailCodes {
  private readonly storage: Storage;
  private readonly now: () => number;

  constructor(storage: Storage, now: () => number) {
    this.storage = storage;
    this.now = now;
  }

  /** A new number for an address, which alone is good from now on: for this person to keep the address, or to sign in. */
  async make(mail: string, person: string | null): Promise<string> {
    const digits = newDigits();
    const row = { hash: kept(mail, digits), person, tries: 0, until: this.now() + CODE_MINUTES * 60_000 };
    await this.storage.db
      .insertInto('mail_codes')
      .values({ mail, ...row })
      .onConflict((conflict) => conflict.column('mail').doUpdateSet(row))
      .execute();
    return digits;
  }

  /** Uses a number up. Throws if it is wrong, too old or tried too often, or made for something else. */
  async use(mail: string, typed: string, person: string | null): Promise<void> {
    const digits = typed.replace(/\s/g, '');
    const { db } = this.storage;
    // Counting and reading are one step: tries at the same time are counted too.
    const found = await db
      .updateTable('mail_codes')
      .set({ tries: sql`tries + 1` })
      .where('mail', '=', mail)
      .where('tries', '<', CODE_TRIES)
      .where('until', '>', this.now())
      .returning(['hash', 'person'])
      .executeTakeFirst();
    if (found === undefined || !isSame(found.hash, kept(mail, digits)) || found.person !== person) {
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
