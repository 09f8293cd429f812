/** The tables that this node has in memory, who may look at them, and how a change of one is made: judged, written, told. */
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

/** What is told to whoever listens at this node. */
export interface TableUpdate {
  readonly table: LiveTable;
  /** None if the table is another's now, which is not in the journal, or was put away. */
  readonly entries: readonly Entry[];
  /** This node has written them, and not another. */
  readonly isLocal?: true;
  readonly isDeleted?: true;
}

/** How often a change is tried again when another node was quicker. */
const MAX_ATTEMPTS = 5;
/** Tables kept in memory; beyond, those that nobody follows and nobody has used for longest go. */
const MAX_LIVE_TABLES = 5_000;
/** Of so many at once it is seen whether they may go: where all are followed, looking at each would take long. */
const MAX_EVICTION_CHECKS = 10;

export class TableService {
  readonly storage: Storage;
  readonly now: () => number;
  private readonly writer: BatchWriter;
  private readonly liveTables = new Map<string, Promise<LiveTable | undefined>>();
  /** Tables that were read since everything was forgotten. */
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

  /** Calls back whenever something was added to a table, here or by another node. */
  onUpdate(listener: (update: TableUpdate) => void): void {
    this.listeners.push(listener);
  }

  /** Asks before a table goes out of memory: of one that is not there, nobody hears what other nodes write. */
  keepWhileFollowed(isFollowed: (id: string) => boolean): void {
    this.isFollowed = isFollowed;
  }

  private notifyListeners(update: TableUpdate): void {
    for (const listener of this.listeners) listener(update);
  }

  get liveCount(): number {
    return this.liveTables.size;
  }

  /** The table in memory, loaded if it is not there. */
  async find(id: string): Promise<LiveTable> {
    let found = this.liveTables.get(id);
    if (found === undefined) {
      found = loadTable(this.storage, id);
      found.then(
        (table) => table === undefined && this.liveTables.delete(id),
        () => this.liveTables.delete(id),
      );
    } else this.liveTables.delete(id);
    // Put last: those at the front have not been used for longest.
    this.liveTables.set(id, found);
    this.evict();
    const { loadedSinceClear } = this;
    const table = await found;
    if (table === undefined) throw new Refusal('not-found');
    loadedSinceClear.add(table);
    return table;
  }

  /** The same with all that other nodes have written; null where nothing can happen: it was put away, or its rules are not at hand. */
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

  /** The table, if this person may look at it. */
  async findVisible(by: string | null, id: string): Promise<LiveTable> {
    const table = await this.find(id);
    if (await this.canView(table, by)) return table;
    // A private table is not even there for others.
    throw new Refusal('not-found');
  }

  /** The same, with all that other nodes have written to it. */
  async findLatestVisible(by: string | null, id: string): Promise<LiveTable> {
    await this.findVisible(by, id);
    await this.refresh(id);
    return this.findVisible(by, id);
  }

  async canView({ row, state, seats }: LiveTable, person: string | null): Promise<boolean> {
    if (row.open === 1 || isReplay(row)) return true;
    if (person === null) return false;
    const sits = state.holders.some((holder) => 'person' in holder && holder.person.id === person);
    const sat = seats.some(({ former }) => former === person) || state.left.some((who) => who?.id === person);
    if (sits || sat || row.owner === person) return true;
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

  /** From now on this person may look at the table, without a seat. */
  async addMember(table: string, person: string): Promise<void> {
    const { db } = this.storage;
    await db
      .insertInto('members')
      .values({ table_id: table, person })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** The table was put away, here or by another node: whoever follows it is told. */
  private dropDeleted(table: LiveTable): void {
    this.liveTables.delete(table.id);
    this.notifyListeners({ table, entries: [], isDeleted: true });
  }

  /** Puts a table away that is as long as it was thought to be; tells whether it did. */
  async delete(table: LiveTable, length: number): Promise<boolean> {
    if (!(await this.deleteRow(table.id, length))) return false;
    this.dropDeleted(table);
    return true;
  }

  /** Puts away the tables that wait for players and at which nothing has happened since a moment. */
  async deleteStale(since: number, isRunning: () => boolean): Promise<void> {
    const { db } = this.storage;
    const old = db.selectFrom('tables').select(['id', 'length']).where('status', '=', 'open');
    for (const { id, length } of await old.where('changed', '<', since).execute()) {
      if (!isRunning()) return;
      // Unless somebody has come meanwhile.
      if (await this.deleteRow(id, length)) await this.refresh(id);
    }
  }

  /** Deletes a table of this length, and tells other nodes; false if it is another one by now. */
  private async deleteRow(id: string, length: number): Promise<boolean> {
    const { db } = this.storage;
    const gone = await db.deleteFrom('tables').where('id', '=', id).where('length', '=', length).executeTakeFirst();
    if (gone.numDeletedRows === 0n) return false;
    this.storage.publish({ table: id, n: length });
    return true;
  }

  /** Forgets everything in memory: the database was replaced. */
  clear(): void {
    this.liveTables.clear();
    this.loadedSinceClear = new WeakSet();
  }

  /** Reads what other nodes have written to a table that is in memory here, and tells it. */
  async refresh(id: string): Promise<void> {
    const found = this.liveTables.get(id);
    if (found === undefined) return;
    const table = await found;
    if (table !== undefined) await table.runExclusively(() => this.catchUpInTurn(table));
  }

  /** The table is another's now. To be called in turn. */
  async setOwner(table: LiveTable, owner: string): Promise<void> {
    const { id, row } = table;
    const { db } = this.storage;
    await db.updateTable('tables').set({ owner }).where('id', '=', id).where('owner', '=', row.owner).execute();
    table.row = { ...row, owner };
    this.notifyListeners({ table, entries: [] });
    this.storage.publish({ table: id, n: table.state.length });
  }

  /** Reads what was written to those of these tables of which this node has not heard: what nodes tell each other may get lost. */
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
   * Judges, writes, and tells everybody, one change of a table after the other. If another node was quicker, or what is in
   * memory was old, it is judged again. `null` means that nothing is to be done.
   */
  change(table: LiveTable, message: string | null, judged: () => CommandOutcome | null): Promise<TableHead> {
    return table.runExclusively(async () => {
      for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
        // What somebody was about to change is of another history.
        if (!this.loadedSinceClear.has(table)) throw new Refusal('unavailable', { detail: 'The site was restored.' });
        let outcome: CommandOutcome | null;
        try {
          outcome = judged();
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          const now = await this.catchUp(table);
          if (now === 'gone') throw new Refusal('not-found');
          if (now === 'same') throw error;
          // It may be right where the table really stands.
          continue;
        }
        if (outcome === null) return table.head;
        const position = await this.positionAfter(table, outcome);
        const context = { now: this.now(), message, pausesOf: (person: string) => this.pausesOf(person) };
        const change = await buildChange(table, outcome, position, context);
        if (await this.write(table, change)) return table.head;
      }
      throw new Refusal('unavailable', { detail: 'too many at once' });
    });
  }

  /** Writes a new table together with the beginning of its game, and tells that. */
  async createStarted(made: NewTableRows): Promise<TableHead> {
    const table = liveTableOf(made);
    const outcome = startGame(table);
    const context = { now: this.now(), message: null, pausesOf: (person: string) => this.pausesOf(person) };
    const { addition, entries } = await buildChange(table, outcome, outcome.position, context);
    const row = { ...made.row, ...addition.row };
    await writeTable(this.storage, { ...made, row, entries: [...made.entries, ...addition.entries] }, addition.due);
    const written = await this.find(table.id);
    this.notifyListeners({ table: written, entries, isLocal: true });
    return written.head;
  }

  private async positionAfter(table: LiveTable, { position, replayTo }: CommandOutcome): Promise<Int16Array> {
    if (replayTo === undefined) return position ?? table.position;
    const moves = await readMoves(this.storage, table.id);
    return table.referee.replay(moves.slice(0, replayTo));
  }

  /** Whether others have written to a table meanwhile; it is read, and told here. To be called in turn. */
  async catchUpInTurn(table: LiveTable): Promise<boolean> {
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

  /** False if it has to be judged again. */
  private async write(table: LiveTable, { addition, entries, state, position }: TableChange): Promise<boolean> {
    const result = await this.writer.add(addition);
    if (result === 'conflict') {
      if ((await this.catchUp(table)) === 'gone') throw new Refusal('not-found');
      return false;
    }
    if (result === 'repeated') {
      await this.catchUpInTurn(table);
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

/** What everybody plays on a day is nobody's secret once it is over: the table of scores leads there. */
function isReplay({ daily, status }: TableRow): boolean {
  return daily !== null && status === 'ended';
}
