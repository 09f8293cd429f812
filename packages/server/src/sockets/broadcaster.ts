/** Sends the entries of tables to the socket clients that follow them: in order, without gaps, each once. */
import { type Entry, MAX_ENTRIES_PER_MESSAGE, type ServerMessage, seatedPersons } from '@windrose/protocol';
import { slices } from '../storage/slices.ts';
import { absenceDeadline } from '../tables/absence.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { TableService, TableUpdate } from '../tables/table-service.ts';
import { readEntries } from '../tables/table-store.ts';
import type { OnlineChanges, OnlineStatus } from './online-status.ts';
import type { SocketClient } from './socket-client.ts';

/** A socket client that follows a table. */
interface Follower {
  readonly client: SocketClient;
  readonly table: LiveTable;
  /** Number of the last entry that was sent. */
  sent: number;
  /** True while older entries are being read for it; new ones are sent after them. */
  reading: boolean;
}

/** Changes of the online status of a table within this many milliseconds are sent together. */
const STATUS_DELAY = 300;

export class Broadcaster {
  private readonly tableService: TableService;
  private readonly onlineStatus: OnlineStatus;
  private readonly allClients = new Set<SocketClient>();
  private readonly followers = new Map<string, Map<SocketClient, Follower>>();
  private readonly byPerson = new Map<string, Set<SocketClient>>();
  private readonly statusTimers = new Map<string, NodeJS.Timeout>();
  /** Users who have connected or disconnected, until their tables are updated. */
  private readonly changedPersons = new Set<string>();

  constructor(tableService: TableService, onlineStatus: OnlineStatus) {
    this.tableService = tableService;
    this.onlineStatus = onlineStatus;
    tableService.setFollowedCheck((table) => this.followers.has(table));
  }

  get clients(): ReadonlySet<SocketClient> {
    return this.allClients;
  }

  /** Tables that clients of this node follow. */
  get followed(): string[] {
    return [...this.followers.keys()];
  }

  add(client: SocketClient): void {
    this.allClients.add(client);
    const { person } = client;
    if (person === null) return;
    const own = this.byPerson.get(person) ?? new Set();
    own.add(client);
    this.byPerson.set(person, own);
    this.onlineStatus.addSocket(person);
  }

  remove(client: SocketClient): void {
    this.allClients.delete(client);
    for (const table of client.tables) this.unfollow(client, table);
    const { person } = client;
    if (person === null) return;
    const own = this.byPerson.get(person);
    own?.delete(client);
    if (own?.size === 0) this.byPerson.delete(person);
    this.onlineStatus.removeSocket(person);
  }

  /** Closes the sockets of a revoked session or token, or all sockets of a user if `hash` is null. */
  closeSignedOut(person: string, hash: string | null): void {
    for (const client of [...(this.byPerson.get(person) ?? [])]) {
      if (hash === null || client.hash === hash) client.close('restart');
    }
  }

  /** Closes the sockets of all revoked sessions and tokens. Used when messages of other nodes may have been missed. */
  async checkSessions(): Promise<void> {
    const { db } = this.tableService.storage;
    const clients = [...this.allClients].filter(({ hash }) => hash !== null);
    const known = new Set<string>();
    for (const some of slices([...new Set(clients.map(({ hash }) => hash!))])) {
      for (const table of ['sessions', 'tokens'] as const) {
        const rows = await db.selectFrom(table).select('hash').where('hash', 'in', some).execute();
        for (const { hash } of rows) known.add(hash);
      }
    }
    for (const client of clients) if (!known.has(client.hash!)) client.close('restart');
  }

  /** Starts following a table after an entry, or repeats the entries after it. */
  async follow(client: SocketClient, table: LiveTable, after: number): Promise<void> {
    const tableFollowers = this.followers.get(table.id) ?? new Map<SocketClient, Follower>();
    this.followers.set(table.id, tableFollowers);
    if (!tableFollowers.has(client)) this.onlineStatus.addViewer(client.viewer, table.id);
    const follower = tableFollowers.get(client) ?? { client, table, sent: after, reading: false };
    follower.sent = Math.min(after, table.state.length);
    tableFollowers.set(client, follower);
    client.tables.add(table.id);
    client.send({ type: 'table', table: table.id, view: table.view });
    this.scheduleOnlineStatus(table.id);
    await this.catchUp(follower, table);
  }

  unfollow(client: SocketClient, table: string): void {
    client.tables.delete(table);
    const tableFollowers = this.followers.get(table);
    if (tableFollowers === undefined) return;
    if (tableFollowers.delete(client)) this.onlineStatus.removeViewer(client.viewer, table);
    if (tableFollowers.size === 0) this.followers.delete(table);
  }

  /** Sends older entries until the follower has all of them. */
  private async catchUp(follower: Follower, table: LiveTable): Promise<void> {
    if (follower.reading) return;
    follower.reading = true;
    try {
      while (follower.sent < table.state.length && follower.client.isOpen) {
        // Reads only entries that this node knows, because the message also names the seat whose turn it is after them.
        const count = Math.min(MAX_ENTRIES_PER_MESSAGE, table.state.length - follower.sent);
        const entries = await readEntries(this.tableService.storage, table.id, follower.sent, count);
        // The table was deleted or the site restored since the table was loaded.
        if (entries.length === 0) return;
        // The client may have asked to repeat entries in the meantime.
        if (entries[0].n !== follower.sent + 1) continue;
        follower.sent = entries[entries.length - 1].n;
        follower.client.send(entriesMessage(table, entries));
      }
    } finally {
      follower.reading = false;
    }
  }

  /** Sends an update of a table to all of its followers. */
  sendUpdate({ table, entries, isDeleted }: TableUpdate): void {
    const tableFollowers = this.followers.get(table.id);
    if (isDeleted) {
      this.notifyPersons(table, entries, isDeleted);
      for (const client of [...(tableFollowers?.keys() ?? [])]) this.refuseFollower(client, table.id);
      return;
    }
    if (entries.length === 0) {
      for (const client of tableFollowers?.keys() ?? [])
        client.send({ type: 'table', table: table.id, view: table.view });
      this.checkRights(table);
      return;
    }
    this.notifyPersons(table, entries);
    if (tableFollowers === undefined) return;
    let message: string | null = null;
    const last = entries[entries.length - 1].n;
    for (const follower of tableFollowers.values()) {
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

  /** Users who have given up a seat at a private table, or the table itself, may not be allowed to view it any more. */
  private checkRights(table: LiveTable): void {
    if (table.row.open === 1) return;
    for (const client of this.followers.get(table.id)?.keys() ?? [])
      void this.checkRight(client, table).catch(() => client.close('error'));
  }

  private async checkRight(client: SocketClient, table: LiveTable): Promise<void> {
    if (!(await this.tableService.canView(table, client.person))) this.refuseFollower(client, table.id);
  }

  private refuseFollower(client: SocketClient, table: string): void {
    this.unfollow(client, table);
    client.send({ type: 'refused', id: table, code: 'not-found' });
  }

  /**
   * Returns the player whose turn it is if they may lose the seat by their absence and are not connected to this node.
   */
  private absentPlayer({ decidingHolder, pace }: LiveTable): string | null {
    if (pace.away === 0 || decidingHolder === null || !('person' in decidingHolder)) return null;
    const { id } = decidingHolder.person;
    return this.onlineStatus.isConnectedHere(id) ? null : id;
  }

  /** Sends players with another page open whether it is their turn, because their list of tables has changed. */
  private notifyPersons(table: LiveTable, entries: readonly Entry[], isDeleted = false): void {
    const { decidingHolder, state } = table;
    const decidingPerson = decidingHolder !== null && 'person' in decidingHolder ? decidingHolder.person.id : null;
    const other = isDeleted || entries.some(({ kind }) => kind !== 'move' && kind !== 'chat');
    const movedSeats = new Set(entries.flatMap((entry) => (entry.kind === 'move' ? [entry.seat] : [])));
    const holders = other ? state.holders : state.holders.filter((_, seat) => movedSeats.has(seat));
    const left = other ? state.left.flatMap((who) => who?.id ?? []) : [];
    const concerned = new Set([
      ...seatedPersons({ holders }),
      ...left,
      ...(decidingPerson === null ? [] : [decidingPerson]),
    ]);
    for (const person of concerned) {
      for (const client of this.byPerson.get(person) ?? []) {
        if (client.tables.has(table.id)) continue;
        client.send({ type: 'mine', table: table.id, asked: person === decidingPerson });
      }
    }
  }

  /** Updates the followers of tables whose players have connected or disconnected, at this node or another. */
  onOnlineChange({ persons, tables }: OnlineChanges): void {
    for (const table of tables) this.scheduleOnlineStatus(table);
    if (persons.length === 0) return;
    // Handles many simultaneous changes at once.
    if (this.changedPersons.size === 0) setImmediate(() => this.updateTablesOfChanged());
    for (const person of persons) this.changedPersons.add(person);
  }

  private updateTablesOfChanged(): void {
    for (const [id, tableFollowers] of this.followers) {
      const [{ table }] = tableFollowers.values();
      if (seatedPersons(table.state).some((person) => this.changedPersons.has(person))) this.scheduleOnlineStatus(id);
    }
    this.changedPersons.clear();
  }

  /** Updates the followers of all tables, because changes may have been missed. */
  refreshOnlineStatus(): void {
    for (const table of this.followers.keys()) this.scheduleOnlineStatus(table);
  }

  /** Sends the online status of a table to its followers after a delay. */
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
    const goneAt = await this.seatLossTime(table, persons);
    const tableFollowers = this.followers.get(table.id);
    if (tableFollowers === undefined) return;
    const seated = new Set(seatedPersons(table.state));
    const viewers = new Set([...[...tableFollowers.keys()].map(({ viewer }) => viewer), ...elsewhere]);
    const watching = [...viewers].filter((viewer) => !seated.has(viewer)).length;
    const message = JSON.stringify({
      type: 'present',
      table: table.id,
      persons,
      watching,
      goneAt,
    } satisfies ServerMessage);
    for (const { client } of tableFollowers.values()) client.sendText(message);
  }

  /** Returns when the player whose turn it is loses the seat by absence; null if they are connected. */
  private async seatLossTime(table: LiveTable, connected: readonly string[]): Promise<number | null> {
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
