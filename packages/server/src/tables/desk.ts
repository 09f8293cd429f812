/** The tables that this node has in memory, who may look at them, and how a change of one is made: judged, written, told. */
import type { Entry, TableHead } from '@windrose/protocol';
import { Refusal } from '../refusal.ts';
import type { TableRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import type { Writer } from '../storage/writer.ts';
import type { Outcome } from './acts.ts';
import { type Change, changeOf } from './additions.ts';
import type { LiveTable } from './live-table.ts';
import { NO_PAUSES, type Pauses } from './pauses.ts';
import { catchUp, loadTable, readMoves, readRow } from './store.ts';

/** What is told to whoever listens at this node. */
export interface TableNews {
  readonly table: LiveTable;
  readonly entries: readonly Entry[];
}

/** How often a change is tried again when another node was quicker. */
const TRIES = 5;
/** Tables kept in memory at most; beyond, those that nobody has used for longest go. */
const MOST_LIVE = 5_000;

export class Desk {
  readonly storage: Storage;
  readonly now: () => number;
  private readonly writer: Writer;
  private readonly live = new Map<string, Promise<LiveTable | undefined>>();
  /** Tables that were read since everything was forgotten. */
  private known = new WeakSet<LiveTable>();
  private readonly listeners: ((news: TableNews) => void)[] = [];

  constructor(storage: Storage, writer: Writer, now: () => number) {
    this.storage = storage;
    this.writer = writer;
    this.now = now;
  }

  /** Calls back whenever something was added to a table, here or by another node. */
  onNews(listener: (news: TableNews) => void): void {
    this.listeners.push(listener);
  }

  private tellHere(news: TableNews): void {
    for (const listener of this.listeners) listener(news);
  }

  get liveCount(): number {
    return this.live.size;
  }

  /** The table in memory, loaded if it is not there. */
  async find(id: string): Promise<LiveTable> {
    let found = this.live.get(id);
    if (found === undefined) {
      found = loadTable(this.storage, id);
      found.then(
        (table) => table === undefined && this.live.delete(id),
        () => this.live.delete(id),
      );
    } else this.live.delete(id);
    // Put last: those at the front have not been used for longest.
    this.live.set(id, found);
    if (this.live.size > MOST_LIVE) this.live.delete(this.live.keys().next().value!);
    const { known } = this;
    const table = await found;
    if (table === undefined) throw new Refusal('not-found');
    known.add(table);
    return table;
  }

  /** The table, if this person may look at it. */
  async see(by: string | null, id: string): Promise<LiveTable> {
    const table = await this.find(id);
    if (await this.maySee(table, by)) return table;
    // A private table is not even there for others.
    throw new Refusal('not-found');
  }

  private async maySee({ row, standing, seats }: LiveTable, person: string | null): Promise<boolean> {
    if (row.open === 1 || isReplay(row)) return true;
    if (person === null) return false;
    const sits = standing.holders.some((holder) => 'person' in holder && holder.person.id === person);
    if (sits || row.owner === person || seats.some(({ former }) => former === person)) return true;
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

  /** The table was put away. */
  drop(id: string): void {
    this.live.delete(id);
  }

  /** Forgets everything in memory: the database was replaced. */
  forget(): void {
    this.live.clear();
    this.known = new WeakSet();
  }

  /** Reads what other nodes have written to a table that is in memory here, and tells it. */
  async refresh(id: string): Promise<void> {
    const found = this.live.get(id);
    if (found === undefined) return;
    const table = await found;
    if (table === undefined) return;
    await table.inTurn(async () => {
      const entries = await catchUp(this.storage, table);
      if (entries.length > 0) this.tellHere({ table, entries });
    });
  }

  async refreshAll(): Promise<void> {
    for (const id of [...this.live.keys()]) await this.refresh(id);
  }

  async personOf(id: string): Promise<{ id: string; name: string }> {
    const { db } = this.storage;
    const person = await db.selectFrom('persons').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
    if (person === undefined) throw new Refusal('no-session');
    return person;
  }

  /**
   * Judges, writes, and tells everybody, one change of a table after the other. If another node was quicker, or what is in
   * memory was old, it is judged again. `null` means that nothing is to be done.
   */
  change(table: LiveTable, message: string | null, judged: () => Outcome | null): Promise<TableHead> {
    return table.inTurn(async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        // What somebody was about to change is of another history.
        if (!this.known.has(table)) throw new Refusal('unavailable', { detail: 'The site was restored.' });
        let outcome: Outcome | null;
        try {
          outcome = judged();
        } catch (error) {
          // It may be right where the table really stands.
          if (!(error instanceof Refusal) || !(await this.isBehind(table))) throw error;
          continue;
        }
        if (outcome === null) return table.head;
        const position = await this.positionAfter(table, outcome);
        const circumstances = { now: this.now(), message, pausesOf: (person: string) => this.pausesOf(person) };
        const change = await changeOf(table, outcome.happenings, position, circumstances);
        if (await this.write(table, change)) return table.head;
      }
      throw new Refusal('unavailable', { detail: 'too many at once' });
    });
  }

  private async positionAfter(table: LiveTable, { position, back }: Outcome): Promise<Int16Array> {
    if (back === undefined) return position ?? table.position;
    const moves = await readMoves(this.storage, table.id);
    return table.referee.replay(moves.slice(0, back));
  }

  private async isBehind(table: LiveTable): Promise<boolean> {
    const entries = await catchUp(this.storage, table);
    if (entries.length > 0) this.tellHere({ table, entries });
    return entries.length > 0;
  }

  /** False if it has to be judged again. */
  private async write(table: LiveTable, { addition, entries, standing, position }: Change): Promise<boolean> {
    const result = await this.writer.add(addition);
    if (result === 'conflict') {
      if (!(await this.isBehind(table)) && (await readRow(this.storage, table.id)) === undefined) {
        // Put away by another node.
        this.drop(table.id);
        throw new Refusal('not-found');
      }
      return false;
    }
    if (result === 'repeated') {
      await this.isBehind(table);
      throw new Refusal('stale');
    }
    table.commit(addition, entries, standing, position);
    this.tellHere({ table, entries });
    this.storage.tell({ table: table.id, n: standing.length });
    return true;
  }

  async pausesOf(person: string): Promise<Pauses> {
    const { db } = this.storage;
    const row = await db
      .selectFrom('persons')
      .select(['sleep', 'away_until'])
      .where('id', '=', person)
      .executeTakeFirst();
    if (row === undefined) return NO_PAUSES;
    return { sleep: row.sleep === null ? null : JSON.parse(row.sleep), awayUntil: row.away_until };
  }
}

/** What everybody plays on a day is nobody's secret once it is over: the table of scores leads there. */
function isReplay({ daily, status }: TableRow): boolean {
  return daily !== null && status === 'ended';
}
