/** Users: guests who enter a name, and owners of accounts. */
import type { Language, Me, MeChange } from '@windrose/protocol';
import type { Selectable } from 'kysely';
import { newId } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import type { PersonRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import type { Pauses } from '../tables/pauses.ts';
import { deletePerson, isDeleted, mergeGuest } from './guest-merge.ts';
import { daysLeft, withHoliday } from './holidays.ts';
import { type Caller, Sessions } from './sessions.ts';
import { Tokens } from './tokens.ts';

/** Effects on other parts of the server. */
export interface PeopleHooks {
  /** Hands over the tables of a guest (seats, ownership, memberships) to another user; returns their number. */
  handOverTables(guest: string, person: string): Promise<number>;
  /** Gives the seats of a user who is being deleted to bots, and waiting tables to the next player there. */
  giveUpTables(person: string): Promise<void>;
  /** Recalculates the running clock of a user after a change of sleep or holidays. */
  pausesChanged(person: string, before: Pauses): Promise<void>;
  /** Closes the sockets of a revoked session or token, or all sockets of the user if `hash` is null. */
  signedOut(person: string, hash: string | null): void;
}

interface PeopleParts {
  readonly storage: Storage;
  readonly now: () => number;
  readonly hooks: PeopleHooks;
}

export class People {
  readonly sessions: Sessions;
  readonly tokens: Tokens;
  private readonly storage: Storage;
  private readonly now: () => number;
  private readonly hooks: PeopleHooks;

  constructor({ storage, now, hooks }: PeopleParts) {
    this.storage = storage;
    this.now = now;
    this.hooks = hooks;
    this.sessions = new Sessions(storage, now);
    this.tokens = new Tokens(storage, now);
  }

  /** Creates a guest; the secret is for the cookie. */
  async createGuest(name: string, language: Language): Promise<{ secret: string; me: Me }> {
    const id = newId();
    const now = this.now();
    await this.storage.db.insertInto('persons').values({ id, name, language, created: now, seen: now }).execute();
    return { secret: await this.sessions.open(id), me: await this.me(id) };
  }

  async me(id: string): Promise<Me> {
    return this.toMe(await this.row(id));
  }

  private toMe(row: Selectable<PersonRow>): Me {
    const { id, name, handle, mail, passphrase, created } = row;
    return {
      id,
      name,
      handle,
      mail,
      permanent: isPermanent(row),
      hasPassphrase: passphrase !== null,
      program: row.program === 1,
      language: row.language as Language,
      sleep: pausesOf(row).sleep,
      awayUntil: row.away_until !== null && row.away_until > this.now() ? row.away_until : null,
      awayDaysLeft: daysLeft(row, this.now()),
      created,
    };
  }

  async row(id: string): Promise<Selectable<PersonRow>> {
    const row = await this.storage.db.selectFrom('persons').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined || isDeleted(row)) throw new Refusal('no-session');
    return row;
  }

  async change(id: string, { name, language, program, sleep, awayUntil }: MeChange): Promise<Me> {
    const row = await this.row(id);
    const columns: Partial<Selectable<PersonRow>> = {};
    if (name !== undefined) columns.name = name;
    if (language !== undefined) columns.language = language;
    if (program !== undefined) columns.program = program ? 1 : 0;
    if (sleep !== undefined) columns.sleep = sleep === null ? null : JSON.stringify(sleep);
    if (awayUntil !== undefined) Object.assign(columns, withHoliday(row, awayUntil, this.now()));
    if (Object.keys(columns).length > 0) {
      await this.storage.db.updateTable('persons').set(columns).where('id', '=', id).execute();
    }
    if (sleep !== undefined || awayUntil !== undefined) await this.hooks.pausesChanged(id, pausesOf(row));
    return this.me(id);
  }

  /** Signs out of this device, or of all devices. */
  async signOut({ person, hash }: Caller, everywhere: boolean): Promise<void> {
    if (everywhere) await this.sessions.endAll(person);
    else await this.sessions.end(hash);
    this.hooks.signedOut(person, everywhere ? null : hash);
  }

  /** Ends all sessions except this one, because a changed pass-phrase must be entered again. */
  async signOutOthers({ person, hash }: Caller): Promise<void> {
    const { db } = this.storage;
    const rows = await db.selectFrom('sessions').select('hash').where('person', '=', person).execute();
    await this.sessions.endAll(person, hash);
    for (const other of rows) if (other.hash !== hash) this.hooks.signedOut(person, other.hash);
  }

  async revokeToken(person: string, id: string): Promise<void> {
    this.hooks.signedOut(person, await this.tokens.revoke(person, id));
  }

  /** Opens a session for an authenticated user. A guest on this device is merged into the user. */
  async signIn(person: string, present: Caller | null): Promise<{ secret: string; me: Me; tables: number }> {
    const tables = present === null ? 0 : await this.mergeGuest(present.person, person);
    const secret = await this.sessions.open(person);
    await this.storage.db.updateTable('persons').set({ seen: this.now() }).where('id', '=', person).execute();
    return { secret, me: await this.me(person), tables };
  }

  /** Throws if the owner of an account is signed in on the device, who must sign out first. */
  async refusePermanent(present: Caller | null): Promise<void> {
    if (present !== null && isPermanent(await this.row(present.person))) {
      throw new Refusal('already-there', { detail: 'a user is signed in on this device: sign out first' });
    }
  }

  private async mergeGuest(guest: string, person: string): Promise<number> {
    const tables = await this.hooks.handOverTables(guest, person);
    await mergeGuest(this.storage, guest, person);
    this.hooks.signedOut(guest, null);
    return tables;
  }

  /** Deletes a user. `typed` is the name of the user as a confirmation. */
  async delete(id: string, typed: string): Promise<void> {
    const { name } = await this.row(id);
    if (typed.trim() !== name) throw new Refusal('malformed', { where: 'name', detail: 'is not your name' });
    await this.hooks.giveUpTables(id);
    await deletePerson(this.storage, id);
    this.hooks.signedOut(id, null);
  }
}

function pausesOf({ sleep, away_until }: Pick<PersonRow, 'sleep' | 'away_until'>): Pauses {
  return { sleep: sleep === null ? null : JSON.parse(sleep), awayUntil: away_until };
}

function isPermanent({ passphrase, mail }: Pick<PersonRow, 'passphrase' | 'mail'>): boolean {
  return passphrase !== null || mail !== null;
}
