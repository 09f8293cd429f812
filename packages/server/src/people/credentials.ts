/** Credentials of accounts: handle and pass-phrase, or an e-mail address confirmed by a code. */
import type { Language, Me } from '@windrose/protocol';
import type { Mailer } from '../notify/mail.ts';
import { Refusal } from '../refusal.ts';
import type { Storage } from '../storage/storage.ts';
import { CODE_MINUTES, MailCodes } from './mail-codes.ts';
import { type MailKind, mailText } from './mail-texts.ts';
import { Passphrases, refuseWeak, type ScryptCost } from './passphrase.ts';
import type { People } from './people.ts';
import type { Caller } from './sessions.ts';

interface CredentialParts {
  readonly storage: Storage;
  readonly now: () => number;
  readonly people: People;
  /** Null if the site sends no e-mail. */
  readonly mailer: Mailer | null;
  readonly siteName: string;
  readonly cost?: ScryptCost;
}

type SignedIn = Awaited<ReturnType<People['signIn']>>;

export class Credentials {
  private readonly storage: Storage;
  private readonly people: People;
  private readonly mailer: Mailer | null;
  private readonly siteName: string;
  private readonly codes: MailCodes;
  private readonly passphrases: Passphrases;

  constructor({ storage, now, people, mailer, siteName, cost }: CredentialParts) {
    this.storage = storage;
    this.people = people;
    this.mailer = mailer;
    this.siteName = siteName;
    this.codes = new MailCodes(storage, now);
    this.passphrases = new Passphrases(cost);
  }

  /** Sets or changes handle and pass-phrase. Other devices must sign in again. */
  async setPassphrase(
    caller: Caller,
    { handle, passphrase, current }: { handle: string; passphrase: string; current?: string | undefined },
  ): Promise<Me> {
    refuseWeak(passphrase, handle);
    const { passphrase: kept } = await this.people.row(caller.person);
    if (kept !== null && !(await this.passphrases.matches(current ?? '', kept))) {
      throw new Refusal('wrong-passphrase', { where: 'current' });
    }
    const columns = { handle, passphrase: await this.passphrases.hash(passphrase) };
    await this.claim('handle', handle, caller.person, columns);
    await this.people.signOutOthers(caller);
    return this.people.me(caller.person);
  }

  async signIn(handle: string, passphrase: string, present: Caller | null): Promise<SignedIn> {
    await this.people.refusePermanent(present);
    const { db } = this.storage;
    const found = await db
      .selectFrom('persons')
      .select(['id', 'passphrase'])
      .where('handle', '=', handle)
      .executeTakeFirst();
    const matches = await this.passphrases.matches(passphrase, found?.passphrase ?? null);
    // Does not reveal whether the handle exists.
    if (!matches || found === undefined) throw new Refusal('wrong-passphrase');
    return this.people.signIn(found.id, present);
  }

  /**
   * Sends a code to an e-mail address that a user wants to add. Only the owner of the address learns whether it already
   * belongs to an account.
   */
  async askMail(person: string, mail: string): Promise<void> {
    const mailer = this.requireMailer();
    const { language } = await this.people.row(person);
    const owner = await this.ownerOf(mail);
    if (owner !== null && owner !== person) return this.send(mailer, mail, language, 'mailTaken', '');
    await this.send(mailer, mail, language, 'mailCode', await this.codes.make(mail, person));
  }

  async confirmMail(person: string, mail: string, code: string): Promise<Me> {
    await this.codes.use(mail, code, person);
    await this.claim('mail', mail, person, { mail });
    return this.people.me(person);
  }

  async removeMail(person: string): Promise<Me> {
    const { db } = this.storage;
    await db.updateTable('persons').set({ mail: null }).where('id', '=', person).execute();
    await db.deleteFrom('channels').where('person', '=', person).where('kind', '=', 'mail').execute();
    return this.people.me(person);
  }

  /** Sends a code to sign in with, or the message that the address is unknown. The caller cannot tell which. */
  async askSignIn(mail: string, language: Language): Promise<void> {
    const mailer = this.requireMailer();
    const owner = await this.ownerOf(mail);
    if (owner === null) return this.send(mailer, mail, language, 'mailUnknown', '');
    const row = await this.people.row(owner);
    await this.send(mailer, mail, row.language, 'signInCode', await this.codes.make(mail, null));
  }

  async confirmSignIn(mail: string, code: string, present: Caller | null): Promise<SignedIn> {
    await this.people.refusePermanent(present);
    await this.codes.use(mail, code, null);
    const owner = await this.ownerOf(mail);
    if (owner === null) throw new Refusal('wrong-code', { where: 'code' });
    return this.people.signIn(owner, present);
  }

  private requireMailer(): Mailer {
    if (this.mailer === null) throw new Refusal('no-mail', { detail: 'this site sends no e-mail' });
    return this.mailer;
  }

  private async ownerOf(mail: string): Promise<string | null> {
    const query = this.storage.db.selectFrom('persons').select('id').where('mail', '=', mail);
    return (await query.executeTakeFirst())?.id ?? null;
  }

  private async send(mailer: Mailer, to: string, language: string, kind: MailKind, code: string): Promise<void> {
    const { subject, text } = mailText(kind, language, {
      site: this.siteName,
      code: code.replace(/^(.{4})/, '$1 ').trim(),
      minutes: String(CODE_MINUTES),
    });
    try {
      await mailer.send({ to, subject, text });
    } catch {
      throw new Refusal('unavailable', { where: 'mail', detail: 'the e-mail could not be sent' });
    }
  }

  /** Writes a value that must be unique. Throws a refusal if another user has it. */
  private async claim(
    column: 'handle' | 'mail',
    value: string,
    person: string,
    columns: { handle?: string; passphrase?: string; mail?: string },
  ): Promise<void> {
    const { db } = this.storage;
    const isTaken = async () => {
      const found = await db.selectFrom('persons').select('id').where(column, '=', value).executeTakeFirst();
      return found !== undefined && found.id !== person;
    };
    if (await isTaken()) throw new Refusal('name-taken', { where: column });
    try {
      await db.updateTable('persons').set(columns).where('id', '=', person).execute();
    } catch (error) {
      // Another request was faster; the unique index of the database decides.
      throw (await isTaken()) ? new Refusal('name-taken', { where: column }) : error;
    }
  }
}
