/**
 * Keeps the tables of this node in memory, checks who may view them, and applies changes: judges, writes and announces
 * them.
 */
import type { Entry, TableHead } from '@windrose/protocol';
import { Refusal } from '../refusal.ts';
import type { BatchWriter } from '../storage/batch-writer.ts';
import type { TableRow } from '../storage/schema.ts';
import { slices } from '../storage/slices.ts';
import type { NewTableRows, Storage } from '../storage/storage.ts';
import { type CommandOutcome, startGame } from './command-outcome.ts';
import type { LiveTable } from './live-table.ts';
import { liveTableOf } from './new-table.ts';
import { NO_PAUSES, type Pauses, pausesFromRow } from './pauses.ts';
import { buildChange, type TableChange } from './table-change.ts';
import { catchUp, loadTable, readMoves, writeTable } from './table-store.ts';

/** What listeners at this node receive about a table. */
export interface TableUpdate {
  readonly table: LiveTable;
  /** Empty if the owner has changed, which is not in the journal, or if the table was deleted. */
  readonly entries: readonly Entry[];
  /** Set if this node has written the entries. */
  readonly isLocal?: true;
  readonly isDeleted?: true;
}

/** Number of attempts when other nodes are faster. */
const MAX_ATTEMPTS = 5;
/** Maximum number of tables in memory; beyond it, the least recently used ones that have no followers are dropped. */
const MAX_LIVE_TABLES = 5_000;
/** Number of tables checked at once for dropping, because checking all would take long if all have followers. */
const MAX_EVICTION_CHECKS = 10;

export class TableService {
  readonly storage: Storage;
  readonly now: () => number;
  private readonly writer: BatchWriter;
  private readonly liveTables = new Map<string, Promise<LiveTable | undefined>>();
  /** Tables that were loaded since the last `clear`. */
  private loadedSinceClear = new WeakSet<LiveTable>();
  private readonly listeners: ((update: TableUpdate) => void)[] = [];
  private readonly maxLive: number;
  private isFollowed: (id: string) => boolean = () => false;

  constructor(storage: Storage, writer: BatchWriter, now: () => number, maxLive = MAX_LIVE_TABLES) {
    this.maxLive = maxLive;
    this.storage = storage;
    this.writer = writer;
    this.now = now;
  }

  /** Calls back whenever a table has changed, here or at another node. */
  onUpdate(listener: (update: TableUpdate) => void): void {
    this.listeners.push(listener);
  }

  /**
   * Sets the function that protects followed tables from being dropped: changes of a dropped table are not announced.
   */
  setFollowedCheck(isFollowed: (id: string) => boolean): void {
    this.isFollowed = isFollowed;
  }

  private notifyListeners(update: TableUpdate): void {
    for (const listener of this.listeners) listener(update);
  }

  get liveCount(): number {
    return this.liveTables.size;
  }

  /** Returns the table and loads it if necessary. */
  async find(id: string): Promise<LiveTable> {
    let found = this.liveTables.get(id);
    if (found === undefined) {
      found = loadTable(this.storage, id);
      found.then(
        (table) => table === undefined && this.liveTables.delete(id),
        () => this.liveTables.delete(id),
      );
    } else this.liveTables.delete(id);
    // Moves the table to the end; the least recently used ones are at the front.
    this.liveTables.set(id, found);
    this.evict();
    const { loadedSinceClear } = this;
    const table = await found;
    if (table === undefined) throw new Refusal('not-found');
    loadedSinceClear.add(table);
    return table;
  }

  /**
   * Returns the table with the latest changes of other nodes; null if it was deleted or this program does not have its
   * rules.
   */
  async findLatest(id: string): Promise<LiveTable | null> {
    try {
      await this.refresh(id);
      return await this.find(id);
    } catch (error) {
      if (error instanceof Refusal && ['not-found', 'bad-opening'].includes(error.body.code)) return null;
      throw error;
    }
  }

  private evict(): void {
    for (let looked = 0; this.liveTables.size > this.maxLive && looked < MAX_EVICTION_CHECKS; looked++) {
      const [id, table] = this.liveTables.entries().next().value!;
      this.liveTables.delete(id);
      if (this.isFollowed(id)) this.liveTables.set(id, table);
    }
  }

  /** Returns the table if a user may view it. */
  async findVisible(by: string | null, id: string): Promise<LiveTable> {
    const table = await this.find(id);
    if (await this.canView(table, by)) return table;
    // For other users a private table does not exist.
    throw new Refusal('not-found');
  }

  /** Returns the table with the latest changes of other nodes if a user may view it. */
  async findLatestVisible(by: string | null, id: string): Promise<LiveTable> {
    await this.findVisible(by, id);
    await this.refresh(id);
    return this.findVisible(by, id);
  }

  async canView({ row, state, seats }: LiveTable, person: string | null): Promise<boolean> {
    if (row.open === 1 || isReplay(row)) return true;
    if (person === null) return false;
    const sits = state.holders.some((holder) => 'person' in holder && holder.person.id === person);
    const hasPlayed = seats.some(({ former }) => former === person) || state.left.some((who) => who?.id === person);
    if (sits || hasPlayed || row.owner === person) return true;
    return this.isMember(row.id, person);
  }

  private async isMember(table: string, person: string): Promise<boolean> {
    const { db } = this.storage;
    const found = await db
      .selectFrom('members')
      .select('person')
      .where('table_id', '=', table)
      .where('person', '=', person)
      .executeTakeFirst();
    return found !== undefined;
  }

  /** Allows a user to view a private table without a seat. */
  async addMember(table: string, person: string): Promise<void> {
    const { db } = this.storage;
    await db
      .insertInto('members')
      .values({ table_id: table, person })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** Drops a table that was deleted, here or at another node, and tells the listeners. */
  private dropDeleted(table: LiveTable): void {
    this.liveTables.delete(table.id);
    this.notifyListeners({ table, entries: [], isDeleted: true });
  }

  /** Deletes a table if its journal has the given length; returns whether it did. */
  async delete(table: LiveTable, length: number): Promise<boolean> {
    if (!(await this.deleteRow(table.id, length))) return false;
    this.dropDeleted(table);
    return true;
  }

  /** Deletes waiting tables without a change since a moment. */
  async deleteStale(since: number, isRunning: () => boolean): Promise<void> {
    const { db } = this.storage;
    const old = db.selectFrom('tables').select(['id', 'length']).where('status', '=', 'open');
    for (const { id, length } of await old.where('changed', '<', since).execute()) {
      if (!isRunning()) return;
      // Deletes the table unless a player has joined meanwhile.
      if (await this.deleteRow(id, length)) await this.refresh(id);
    }
  }

  /** Deletes the row of a table of this length and tells other nodes; false if it has changed. */
  private async deleteRow(id: string, length: number): Promise<boolean> {
    const { db } = this.storage;
    const deleted = await db.deleteFrom('tables').where('id', '=', id).where('length', '=', length).executeTakeFirst();
    if (deleted.numDeletedRows === 0n) return false;
    this.storage.publish({ table: id, n: length });
    return true;
  }

  /** Drops all tables from memory because the database was replaced. */
  clear(): void {
    this.liveTables.clear();
    this.loadedSinceClear = new WeakSet();
  }

  /** Reads and announces changes of other nodes to a table in memory. */
  async refresh(id: string): Promise<void> {
    const found = this.liveTables.get(id);
    if (found === undefined) return;
    const table = await found;
    if (table !== undefined) await table.runExclusively(() => this.announceMissed(table));
  }

  /** Changes the owner of a table. Must be called inside `runExclusively`. */
  async setOwner(table: LiveTable, owner: string): Promise<void> {
    const { id, row } = table;
    const { db } = this.storage;
    await db.updateTable('tables').set({ owner }).where('id', '=', id).where('owner', '=', row.owner).execute();
    table.row = { ...row, owner };
    this.notifyListeners({ table, entries: [] });
    this.storage.publish({ table: id, n: table.state.length });
  }

  /** Reads missed changes of tables, because messages between nodes may get lost. */
  async refreshOutdated(ids: readonly string[]): Promise<void> {
    for (const some of slices(ids)) {
      const rows = await this.storage.db
        .selectFrom('tables')
        .select(['id', 'length'])
        .where('id', 'in', some)
        .execute();
      for (const { id, length } of rows) {
        const table = await this.liveTables.get(id);
        if (table !== undefined && table.state.length < length) await this.refresh(id);
      }
    }
  }

  async refreshAll(): Promise<void> {
    for (const id of [...this.liveTables.keys()]) await this.refresh(id);
  }

  async findPerson(id: string): Promise<{ id: string; name: string }> {
    const { db } = this.storage;
    const person = await db.selectFrom('persons').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
    if (person === undefined) throw new Refusal('no-session');
    return person;
  }

  /**
   * Judges, writes and announces a change; the changes of a table run one after the other. If another node was faster
   * or the table in memory was outdated, the change is judged again. `judged` returns null to change nothing.
   */
  change(table: LiveTable, message: string | null, judged: () => CommandOutcome | null): Promise<TableHead> {
    return table.runExclusively(async () => {
      for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
        // The change is based on the history before a restore.
        if (!this.loadedSinceClear.has(table)) throw new Refusal('unavailable', { detail: 'The site was restored.' });
        let outcome: CommandOutcome | null;
        try {
          outcome = judged();
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          const now = await this.catchUp(table);
          if (now === 'gone') throw new Refusal('not-found');
          if (now === 'same') throw error;
          // The command may be valid in the latest state.
          continue;
        }
        if (outcome === null) return table.head;
        const position = await this.positionAfter(table, outcome);
        const context = { now: this.now(), message, pausesOf: (person: string) => this.pausesOf(person) };
        const change = await buildChange(table, outcome, position, context);
        if (await this.write(table, change)) return table.head;
      }
      throw new Refusal('unavailable', { detail: 'too many simultaneous changes' });
    });
  }

  /** Writes a new table together with the start of its game, and announces it. */
  async createStarted(newTable: NewTableRows): Promise<TableHead> {
    const table = liveTableOf(newTable);
    const outcome = startGame(table);
    const context = { now: this.now(), message: null, pausesOf: (person: string) => this.pausesOf(person) };
    const { addition, entries } = await buildChange(table, outcome, outcome.position, context);
    const row = { ...newTable.row, ...addition.row };
    await writeTable(
      this.storage,
      { ...newTable, row, entries: [...newTable.entries, ...addition.entries] },
      addition.due,
    );
    const written = await this.find(table.id);
    this.notifyListeners({ table: written, entries, isLocal: true });
    return written.head;
  }

  private async positionAfter(table: LiveTable, { position, replayTo }: CommandOutcome): Promise<Int16Array> {
    if (replayTo === undefined) return position ?? table.position;
    const moves = await readMoves(this.storage, table.id);
    return table.referee.replay(moves.slice(0, replayTo));
  }

  /**
   * Reads and announces changes of other nodes; returns whether there were any. Must be called inside `runExclusively`.
   */
  async announceMissed(table: LiveTable): Promise<boolean> {
    return (await this.catchUp(table)) === 'new';
  }

  private async catchUp(table: LiveTable): Promise<'new' | 'same' | 'gone'> {
    const { owner } = table.row;
    const entries = await catchUp(this.storage, table);
    if (entries === null) {
      this.dropDeleted(table);
      return 'gone';
    }
    if (entries.length === 0 && table.row.owner === owner) return 'same';
    this.notifyListeners({ table, entries });
    return 'new';
  }

  /** Returns false if the change must be judged again. */
  private async write(table: LiveTable, { addition, entries, state, position }: TableChange): Promise<boolean> {
    const result = await this.writer.add(addition);
    if (result === 'conflict') {
      if ((await this.catchUp(table)) === 'gone') throw new Refusal('not-found');
      return false;
    }
    if (result === 'repeated') {
      await this.announceMissed(table);
      throw new Refusal('stale');
    }
    table.commit(addition, entries, state, position);
    this.notifyListeners({ table, entries, isLocal: true });
    this.storage.publish({ table: table.id, n: state.length });
    return true;
  }

  async pausesOf(person: string): Promise<Pauses> {
    const { db } = this.storage;
    const row = await db
      .selectFrom('persons')
      .select(['sleep', 'away_until'])
      .where('id', '=', person)
      .executeTakeFirst();
    return row === undefined ? NO_PAUSES : pausesFromRow(row);
  }
}

/** Finished daily games are public, because the ranking links to them. */
function isReplay({ daily, status }: TableRow): boolean {
  return daily !== null && status === 'ended';
}
