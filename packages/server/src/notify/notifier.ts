/** Notifies users that it is their turn, on all of their channels, once per turn and only while it is their turn. */
import { type Channel, isCorrespondence, type NewChannel } from '@windrose/protocol';
import type { Selectable } from 'kysely';
import { newId } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import type { ChannelRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import type { TableService } from '../tables/table-service.ts';
import { type ChannelKind, type ChannelSender, makeSenders, type Receiver, type SenderOptions } from './channels.ts';
import { makeNotification, type Notification } from './notification.ts';
import { NotSent } from './outgoing-requests.ts';

interface NotifierOptions extends SenderOptions {
  readonly storage: Storage;
  readonly siteName: string;
  readonly publicUrl: string | null;
  /** True if it is still the turn of a user since the entry with this number. */
  readonly isStillTurn: (table: string, turn: number, person: string) => Promise<boolean>;
  /** Counts notifications by outcome. */
  readonly count?: (kind: string, outcome: 'sent' | 'failed') => void;
  /** Reports an error that is not caused by the address. */
  readonly onError: (error: unknown) => void;
}

const HOUR = 3_600_000;
const MAX_CHANNELS = 20;
/** The maximum time for which a notification is useful, in milliseconds. */
const MAX_AGE = { live: HOUR, days: 24 * HOUR };
/** Maximum number of notifications that are sent at the same time; others wait. */
const MAX_SENDING = 200;
/** Status codes of a push subscription that no longer exists. */
const GONE_STATUSES = [404, 410];

type Person = Receiver & { language: string };

export class Notifier {
  private readonly options: NotifierOptions;
  private readonly senders: Readonly<Record<ChannelKind, ChannelSender>>;
  private readonly sending = new Set<Promise<void>>();

  constructor(options: NotifierOptions) {
    this.options = options;
    this.senders = makeSenders(options) as Readonly<Record<ChannelKind, ChannelSender>>;
  }

  /**
   * Notifies a user that it is their turn at a table since an entry. Does not wait for answers, so that a slow address
   * never delays a clock. Errors of channels are not thrown.
   */
  async notify(table: string, turn: number, person: string): Promise<void> {
    const { storage, isStillTurn, siteName, publicUrl, now } = this.options;
    const channels = await this.rows(person);
    const active = channels.filter((channel) => channel.active === 1);
    if (active.length === 0) return;
    const receiver = await this.receiver(person);
    const { db } = storage;
    const row = await db
      .selectFrom('tables')
      .select(['title', 'pace', 'deadline'])
      .where('id', '=', table)
      .executeTakeFirst();
    if (row === undefined) return;
    const oldest = now() + (isCorrespondence(JSON.parse(row.pace)) ? MAX_AGE.days : MAX_AGE.live);
    const expires = Math.min(oldest, row.deadline ?? oldest);
    const subject = { site: siteName, title: row.title, table, publicUrl, expires };
    const notification = makeNotification('turn', receiver.language, subject);
    const sendTo = async (channel: Selectable<ChannelRow>) => {
      while (this.sending.size >= MAX_SENDING) await Promise.race(this.sending);
      // Recorded before sending: after a crash a notification may be missing, but never arrives twice.
      if (!(await this.isFirst(table, turn, channel.id))) return;
      if (!(await isStillTurn(table, turn, person))) return;
      const sending: Promise<void> = this.send(channel, receiver, notification)
        .then(() => {}, this.options.onError)
        .finally(() => this.sending.delete(sending));
      this.sending.add(sending);
    };
    await Promise.all(active.map(sendTo));
  }

  /** Resolves when all notifications are sent or have failed. */
  async idle(): Promise<void> {
    await Promise.all(this.sending);
  }

  private async isFirst(table_id: string, turn: number, channel: string): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.options.storage.db
      .insertInto('told')
      .values({ table_id, turn, channel, at: this.options.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return Number(numInsertedOrUpdatedRows ?? 0) > 0;
  }

  /** Sends a notification and records the error, or its absence. Returns the error, or null. */
  private async send(
    channel: Selectable<ChannelRow>,
    receiver: Receiver,
    notification: Notification,
  ): Promise<string | null> {
    const { db } = this.options.storage;
    const kind = channel.kind as ChannelKind;
    let failure: string | null = null;
    try {
      await this.senders[kind].send(JSON.parse(channel.address) as never, receiver, notification);
    } catch (error) {
      if (!(error instanceof NotSent)) throw error;
      failure = error.message;
      if (kind === 'push' && GONE_STATUSES.includes(error.status ?? 0)) {
        await db.deleteFrom('channels').where('id', '=', channel.id).execute();
      }
    }
    this.options.count?.(kind, failure === null ? 'sent' : 'failed');
    if (failure !== channel.trouble) {
      await db.updateTable('channels').set({ trouble: failure }).where('id', '=', channel.id).execute();
    }
    return failure;
  }

  /** Sends a test notification. Throws a refusal with the error. */
  async test(person: string, id: string): Promise<void> {
    const channel = await this.row(person, id);
    const receiver = await this.receiver(person);
    const { siteName: site, publicUrl, now } = this.options;
    const subject = { site, title: '', table: null, publicUrl, expires: now() + MAX_AGE.live };
    const failure = await this.send(channel, receiver, makeNotification('test', receiver.language, subject));
    if (failure !== null) throw new Refusal('bad-address', { detail: failure });
  }

  async list(person: string): Promise<Channel[]> {
    const receiver = await this.receiver(person);
    return (await this.rows(person)).map((row) => this.toChannel(row, receiver));
  }

  async add(person: string, request: NewChannel): Promise<Channel & { secret: string | null }> {
    const { storage, now } = this.options;
    const receiver = await this.receiver(person);
    const existing = await this.rows(person);
    if (existing.length >= MAX_CHANNELS) throw new Refusal('too-many', { detail: `at most ${MAX_CHANNELS} channels` });
    if (request.kind === 'mail' && existing.some(({ kind }) => kind === 'mail')) throw new Refusal('already-there');
    const address = this.senders[request.kind].address(request, receiver);
    const text = JSON.stringify(address);
    // A browser belongs to one user: its previous user gets no more notifications there.
    if (request.kind === 'push') {
      await storage.db.deleteFrom('channels').where('kind', '=', 'push').where('address', '=', text).execute();
    }
    const row = { id: newId(), person, kind: request.kind, address: text, active: 1, trouble: null, created: now() };
    await storage.db.insertInto('channels').values(row).execute();
    return { ...this.toChannel(row, receiver), secret: typeof address.secret === 'string' ? address.secret : null };
  }

  async change(person: string, id: string, active: boolean): Promise<Channel> {
    const row = await this.row(person, id);
    const columns = { active: active ? 1 : 0, trouble: null };
    await this.options.storage.db.updateTable('channels').set(columns).where('id', '=', id).execute();
    return this.toChannel({ ...row, ...columns }, await this.receiver(person));
  }

  async remove(person: string, id: string): Promise<void> {
    await this.row(person, id);
    await this.options.storage.db.deleteFrom('channels').where('id', '=', id).execute();
  }

  private toChannel(row: Selectable<ChannelRow>, receiver: Receiver): Channel {
    const { id, active, trouble, created } = row;
    const kind = row.kind as ChannelKind;
    const to = this.senders[kind].display(JSON.parse(row.address) as never, receiver);
    return { id, kind, to, active: active === 1, trouble, created };
  }

  private rows(person: string): Promise<Selectable<ChannelRow>[]> {
    const { db } = this.options.storage;
    return db
      .selectFrom('channels')
      .selectAll()
      .where('person', '=', person)
      .orderBy('created')
      .orderBy('id')
      .execute();
  }

  /** Channels of other users are treated as missing. */
  private async row(person: string, id: string): Promise<Selectable<ChannelRow>> {
    const row = (await this.rows(person)).find((each) => each.id === id);
    if (row === undefined) throw new Refusal('not-found');
    return row;
  }

  private async receiver(person: string): Promise<Person> {
    const { db } = this.options.storage;
    const row = await db.selectFrom('persons').select(['mail', 'language']).where('id', '=', person).executeTakeFirst();
    return { person, mail: row?.mail ?? null, language: row?.language ?? 'en' };
  }
}

/**
 * Returns a function that checks whether it is still the turn of a user since an entry, as this node knows the tables.
 */
export function makeStillTurnCheck(tableService: TableService): NotifierOptions['isStillTurn'] {
  return async (id, turn, person) => {
    await tableService.refresh(id);
    const { decidingHolder, turn: now } = await tableService.find(id);
    return (
      decidingHolder !== null && 'person' in decidingHolder && decidingHolder.person.id === person && now.entry === turn
    );
  };
}
