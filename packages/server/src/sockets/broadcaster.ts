/** Who follows which table at this node. Sends every follower the entries of its tables in order, without a gap and none twice. */
import { type Entry, MAX_ENTRIES_PER_MESSAGE, type ServerMessage, seatedPersons } from '@windrose/protocol';
import { slices } from '../storage/slices.ts';
import { absenceDeadline } from '../tables/absence.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { TableService, TableUpdate } from '../tables/table-service.ts';
import { readEntries } from '../tables/table-store.ts';
import type { OnlineChanges, OnlineStatus } from './online-status.ts';
import type { SocketClient } from './socket-client.ts';

/** One line that follows one table. */
interface Follower {
  readonly client: SocketClient;
  readonly table: LiveTable;
  /** Number of the last entry that was sent. */
  sent: number;
  /** Older entries are being read for it; what is new comes after them. */
  reading: boolean;
}

/** Changes of presence at one table within this time are told together. */
const STATUS_DELAY = 300;

export class Broadcaster {
  private readonly tableService: TableService;
  private readonly onlineStatus: OnlineStatus;
  private readonly all = new Set<SocketClient>();
  private readonly followers = new Map<string, Map<SocketClient, Follower>>();
  private readonly byPerson = new Map<string, Set<SocketClient>>();
  private readonly statusTimers = new Map<string, NodeJS.Timeout>();
  /** Persons who have come or gone, until it is known whom that concerns. */
  private readonly changedPersons = new Set<string>();

  constructor(tableService: TableService, presence: OnlineStatus) {
    this.tableService = tableService;
    this.onlineStatus = presence;
    tableService.keepWhileFollowed((table) => this.followers.has(table));
  }

  get clients(): ReadonlySet<SocketClient> {
    return this.all;
  }

  /** Tables that somebody follows here. */
  get followed(): string[] {
    return [...this.followers.keys()];
  }

  add(client: SocketClient): void {
    this.all.add(client);
    const { person } = client;
    if (person === null) return;
    const own = this.byPerson.get(person) ?? new Set();
    own.add(client);
    this.byPerson.set(person, own);
    this.onlineStatus.addSocket(person);
  }

  remove(client: SocketClient): void {
    this.all.delete(client);
    for (const table of client.tables) this.unfollow(client, table);
    const { person } = client;
    if (person === null) return;
    const own = this.byPerson.get(person);
    own?.delete(client);
    if (own?.size === 0) this.byPerson.delete(person);
    this.onlineStatus.removeSocket(person);
  }

  /** A session or token is no more, or all of a person's: whoever came by it is sent away. */
  closeSignedOut(person: string, hash: string | null): void {
    for (const client of [...(this.byPerson.get(person) ?? [])]) {
      if (hash === null || client.hash === hash) client.close('restart');
    }
  }

  /** Of the sessions and tokens that are no more nobody may have told: whoever came by one is sent away. */
  async checkSessions(): Promise<void> {
    const { db } = this.tableService.storage;
    const clients = [...this.all].filter(({ hash }) => hash !== null);
    const known = new Set<string>();
    for (const some of slices([...new Set(clients.map(({ hash }) => hash!))])) {
      for (const table of ['sessions', 'tokens'] as const) {
        const rows = await db.selectFrom(table).select('hash').where('hash', 'in', some).execute();
        for (const { hash } of rows) known.add(hash);
      }
    }
    for (const client of clients) if (!known.has(client.hash!)) client.close('restart');
  }

  /** Follows a table from an entry on; asked again, it goes back to that entry. */
  async follow(client: SocketClient, table: LiveTable, after: number): Promise<void> {
    const here = this.followers.get(table.id) ?? new Map<SocketClient, Follower>();
    this.followers.set(table.id, here);
    if (!here.has(client)) this.onlineStatus.addViewer(client.viewer, table.id);
    const follower = here.get(client) ?? { client, table, sent: after, reading: false };
    follower.sent = Math.min(after, table.state.length);
    here.set(client, follower);
    client.tables.add(table.id);
    client.send({ type: 'table', table: table.id, view: table.view });
    this.scheduleOnlineStatus(table.id);
    await this.catchUp(follower, table);
  }

  unfollow(client: SocketClient, table: string): void {
    client.tables.delete(table);
    const here = this.followers.get(table);
    if (here === undefined) return;
    if (here.delete(client)) this.onlineStatus.removeViewer(client.viewer, table);
    if (here.size === 0) this.followers.delete(table);
  }

  /** Sends older entries until there is nothing that the follower does not have. */
  private async catchUp(follower: Follower, table: LiveTable): Promise<void> {
    if (follower.reading) return;
    follower.reading = true;
    try {
      while (follower.sent < table.state.length && follower.client.isOpen) {
        // No more than this node knows of: with each entry it is told who is asked after it.
        const count = Math.min(MAX_ENTRIES_PER_MESSAGE, table.state.length - follower.sent);
        const entries = await readEntries(this.tableService.storage, table.id, follower.sent, count);
        // The table was put away, or the site restored, since it was read into memory.
        if (entries.length === 0) return;
        // Somebody may have asked to go back meanwhile.
        if (entries[0].n !== follower.sent + 1) continue;
        follower.sent = entries[entries.length - 1].n;
        follower.client.send(entriesMessage(table, entries));
      }
    } finally {
      follower.reading = false;
    }
  }

  /** Something was added to a table: everybody who follows it is sent the same. */
  sendUpdate({ table, entries, isDeleted }: TableUpdate): void {
    const here = this.followers.get(table.id);
    if (isDeleted) {
      this.notifyPersons(table, entries, isDeleted);
      for (const client of [...(here?.keys() ?? [])]) this.expel(client, table.id);
      return;
    }
    if (entries.length === 0) {
      for (const client of here?.keys() ?? []) client.send({ type: 'table', table: table.id, view: table.view });
      this.checkRights(table);
      return;
    }
    this.notifyPersons(table, entries);
    if (here === undefined) return;
    let message: string | null = null;
    const last = entries[entries.length - 1].n;
    for (const follower of here.values()) {
      if (follower.reading) continue;
      if (follower.sent !== entries[0].n - 1) {
        void this.catchUp(follower, table).catch(() => follower.client.close('error'));
        continue;
      }
      message ??= JSON.stringify(entriesMessage(table, entries));
      follower.sent = last;
      follower.client.sendText(message);
    }
    const isSeat = entries.some(({ kind }) => kind === 'seat');
    if (isSeat || this.absentPlayer(table) !== null) this.scheduleOnlineStatus(table.id);
    if (isSeat) this.checkRights(table);
  }

  /** Who has given up a seat at a private table, or the table itself, may have no right to look any more. */
  private checkRights(table: LiveTable): void {
    if (table.row.open === 1) return;
    for (const client of this.followers.get(table.id)?.keys() ?? [])
      void this.checkRight(client, table).catch(() => client.close('error'));
  }

  private async checkRight(client: SocketClient, table: LiveTable): Promise<void> {
    if (!(await this.tableService.canView(table, client.person))) this.expel(client, table.id);
  }

  private expel(client: SocketClient, table: string): void {
    this.unfollow(client, table);
    client.send({ type: 'refused', id: table, code: 'not-found' });
  }

  /** Who is asked, is not connected to this node, and may lose the seat for it. */
  private absentPlayer({ askedHolder, pace }: LiveTable): string | null {
    if (pace.away === 0 || askedHolder === null || !('person' in askedHolder)) return null;
    const { id } = askedHolder.person;
    return this.onlineStatus.isConnectedHere(id) ? null : id;
  }

  /** Whoever plays here but looks at something else learns that their list has changed: that they are asked, or no longer are. */
  private notifyPersons(table: LiveTable, entries: readonly Entry[], isGone = false): void {
    const { askedHolder, state } = table;
    const asked = askedHolder !== null && 'person' in askedHolder ? askedHolder.person.id : null;
    const other = isGone || entries.some(({ kind }) => kind !== 'move' && kind !== 'chat');
    const movedSeats = new Set(entries.flatMap((entry) => (entry.kind === 'move' ? [entry.seat] : [])));
    const holders = other ? state.holders : state.holders.filter((_, seat) => movedSeats.has(seat));
    const left = other ? state.left.flatMap((who) => who?.id ?? []) : [];
    const concerned = new Set([...seatedPersons({ holders }), ...left, ...(asked === null ? [] : [asked])]);
    for (const person of concerned) {
      for (const client of this.byPerson.get(person) ?? []) {
        if (client.tables.has(table.id)) continue;
        client.send({ type: 'mine', table: table.id, asked: person === asked });
      }
    }
  }

  /** People have come and gone, here or at another node: whoever follows a table of theirs is told. */
  onOnlineChange({ persons, tables }: OnlineChanges): void {
    for (const table of tables) this.scheduleOnlineStatus(table);
    if (persons.length === 0) return;
    // Many who come at once are looked for at once.
    if (this.changedPersons.size === 0) setImmediate(() => this.updateTablesOfChanged());
    for (const person of persons) this.changedPersons.add(person);
  }

  private updateTablesOfChanged(): void {
    for (const [id, here] of this.followers) {
      const [{ table }] = here.values();
      if (seatedPersons(table.state).some((person) => this.changedPersons.has(person))) this.scheduleOnlineStatus(id);
    }
    this.changedPersons.clear();
  }

  /** Something may have been missed: all are told how it is. */
  refreshOnlineStatus(): void {
    for (const table of this.followers.keys()) this.scheduleOnlineStatus(table);
  }

  /** Somebody came to or left a table: everybody there is told, once things have calmed down. */
  private scheduleOnlineStatus(id: string): void {
    if (this.statusTimers.has(id) || !this.followers.has(id)) return;
    const timer = setTimeout(() => {
      this.statusTimers.delete(id);
      void this.sendOnlineStatus(id).catch(() => {});
    }, STATUS_DELAY);
    this.statusTimers.set(id, timer);
  }

  private async sendOnlineStatus(id: string): Promise<void> {
    const table = await this.tableService.find(id);
    const persons = await this.onlineStatus.connected(seatedPersons(table.state));
    const elsewhere = await this.onlineStatus.viewersElsewhere(id);
    const goneAt = await this.goneAt(table, persons);
    const here = this.followers.get(table.id);
    if (here === undefined) return;
    const sitting = new Set(seatedPersons(table.state));
    const viewers = new Set([...[...here.keys()].map(({ viewer }) => viewer), ...elsewhere]);
    const watching = [...viewers].filter((viewer) => !sitting.has(viewer)).length;
    const message = JSON.stringify({
      type: 'present',
      table: table.id,
      persons,
      watching,
      goneAt,
    } satisfies ServerMessage);
    for (const { client } of here.values()) client.sendText(message);
  }

  private async goneAt(table: LiveTable, connected: readonly string[]): Promise<number | null> {
    const person = this.absentPlayer(table);
    if (person === null || connected.includes(person)) return null;
    const [seen, pauses] = [await this.onlineStatus.lastSeen(person), await this.tableService.pausesOf(person)];
    return absenceDeadline(table.pace, table.turn.at, seen, pauses);
  }

  stop(): void {
    for (const timer of this.statusTimers.values()) clearTimeout(timer);
    this.statusTimers.clear();
  }
}

function entriesMessage(table: LiveTable, entries: readonly Entry[]): ServerMessage {
  return {
    type: 'entries',
    table: table.id,
    entries: [...entries],
    clocks: table.clocks,
    asked: table.row.asked,
  };
}
