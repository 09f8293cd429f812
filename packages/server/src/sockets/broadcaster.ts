/** Who follows which table at this node. Sends every follower the entries of its tables in order, without a gap and none twice. */
import { type Entry, MAX_ENTRIES_PER_MESSAGE, type ServerMessage, seatedPersons } from '@windrose/protocol';
import { slices } from '../storage/slices.ts';
import { absenceDeadline } from '../tables/absence.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { TableService, TableUpdate } from '../tables/table-service.ts';
import { readEntries } from '../tables/table-store.ts';
import type { Movements, Presence } from './online-status.ts';
import type { Line } from './socket-client.ts';

/** One line that follows one table. */
interface Follower {
  readonly line: Line;
  readonly table: LiveTable;
  /** Number of the last entry that was sent. */
  sent: number;
  /** Older entries are being read for it; what is new comes after them. */
  reading: boolean;
}

/** Changes of presence at one table within this time are told together. */
const GATHER_PRESENCE = 300;

export class Hub {
  private readonly tableService: TableService;
  private readonly presence: Presence;
  private readonly all = new Set<Line>();
  private readonly followers = new Map<string, Map<Line, Follower>>();
  private readonly byPerson = new Map<string, Set<Line>>();
  private readonly presenceTimers = new Map<string, NodeJS.Timeout>();
  /** Persons who have come or gone, until it is known whom that concerns. */
  private readonly movers = new Set<string>();

  constructor(tableService: TableService, presence: Presence) {
    this.tableService = tableService;
    this.presence = presence;
    tableService.keepWhileFollowed((table) => this.followers.has(table));
  }

  get lines(): ReadonlySet<Line> {
    return this.all;
  }

  /** Tables that somebody follows here. */
  get followed(): string[] {
    return [...this.followers.keys()];
  }

  enter(line: Line): void {
    this.all.add(line);
    const { person } = line;
    if (person === null) return;
    const own = this.byPerson.get(person) ?? new Set();
    own.add(line);
    this.byPerson.set(person, own);
    this.presence.come(person);
  }

  leave(line: Line): void {
    this.all.delete(line);
    for (const table of line.tables) this.unfollow(line, table);
    const { person } = line;
    if (person === null) return;
    const own = this.byPerson.get(person);
    own?.delete(line);
    if (own?.size === 0) this.byPerson.delete(person);
    this.presence.go(person);
  }

  /** A session or token is no more, or all of a person's: whoever came by it is sent away. */
  signedOut(person: string, hash: string | null): void {
    for (const line of [...(this.byPerson.get(person) ?? [])]) {
      if (hash === null || line.hash === hash) line.close('restart');
    }
  }

  /** Of the sessions and tokens that are no more nobody may have told: whoever came by one is sent away. */
  async checkSessions(): Promise<void> {
    const { db } = this.tableService.storage;
    const lines = [...this.all].filter(({ hash }) => hash !== null);
    const known = new Set<string>();
    for (const some of slices([...new Set(lines.map(({ hash }) => hash!))])) {
      for (const table of ['sessions', 'tokens'] as const) {
        const rows = await db.selectFrom(table).select('hash').where('hash', 'in', some).execute();
        for (const { hash } of rows) known.add(hash);
      }
    }
    for (const line of lines) if (!known.has(line.hash!)) line.close('restart');
  }

  /** Follows a table from an entry on; asked again, it goes back to that entry. */
  async follow(line: Line, table: LiveTable, after: number): Promise<void> {
    const here = this.followers.get(table.id) ?? new Map<Line, Follower>();
    this.followers.set(table.id, here);
    if (!here.has(line)) this.presence.look(line.looker, table.id);
    const follower = here.get(line) ?? { line, table, sent: after, reading: false };
    follower.sent = Math.min(after, table.state.length);
    here.set(line, follower);
    line.tables.add(table.id);
    line.send({ type: 'table', table: table.id, view: table.view });
    this.presenceChanged(table.id);
    await this.catchUp(follower, table);
  }

  unfollow(line: Line, table: string): void {
    line.tables.delete(table);
    const here = this.followers.get(table);
    if (here === undefined) return;
    if (here.delete(line)) this.presence.lookAway(line.looker, table);
    if (here.size === 0) this.followers.delete(table);
  }

  /** Sends older entries until there is nothing that the follower does not have. */
  private async catchUp(follower: Follower, table: LiveTable): Promise<void> {
    if (follower.reading) return;
    follower.reading = true;
    try {
      while (follower.sent < table.state.length && follower.line.isOpen) {
        // No more than this node knows of: with each entry it is told who is asked after it.
        const most = Math.min(MAX_ENTRIES_PER_MESSAGE, table.state.length - follower.sent);
        const entries = await readEntries(this.tableService.storage, table.id, follower.sent, most);
        // The table was put away, or the site restored, since it was read into memory.
        if (entries.length === 0) return;
        // Somebody may have asked to go back meanwhile.
        if (entries[0].n !== follower.sent + 1) continue;
        follower.sent = entries[entries.length - 1].n;
        follower.line.send(entriesMessage(table, entries));
      }
    } finally {
      follower.reading = false;
    }
  }

  /** Something was added to a table: everybody who follows it is sent the same. */
  tell({ table, entries, isDeleted }: TableUpdate): void {
    const here = this.followers.get(table.id);
    if (isDeleted) {
      this.tellPersons(table, entries, isDeleted);
      for (const line of [...(here?.keys() ?? [])]) this.sendOff(line, table.id);
      return;
    }
    if (entries.length === 0) {
      for (const line of here?.keys() ?? []) line.send({ type: 'table', table: table.id, view: table.view });
      this.checkRights(table);
      return;
    }
    this.tellPersons(table, entries);
    if (here === undefined) return;
    let message: string | null = null;
    const last = entries[entries.length - 1].n;
    for (const follower of here.values()) {
      if (follower.reading) continue;
      if (follower.sent !== entries[0].n - 1) {
        void this.catchUp(follower, table).catch(() => follower.line.close('trouble'));
        continue;
      }
      message ??= JSON.stringify(entriesMessage(table, entries));
      follower.sent = last;
      follower.line.sendText(message);
    }
    const isSeat = entries.some(({ kind }) => kind === 'seat');
    if (isSeat || this.missed(table) !== null) this.presenceChanged(table.id);
    if (isSeat) this.checkRights(table);
  }

  /** Who has given up a seat at a private table, or the table itself, may have no right to look any more. */
  private checkRights(table: LiveTable): void {
    if (table.row.open === 1) return;
    for (const line of this.followers.get(table.id)?.keys() ?? [])
      void this.checkRight(line, table).catch(() => line.close('trouble'));
  }

  private async checkRight(line: Line, table: LiveTable): Promise<void> {
    if (!(await this.tableService.canView(table, line.person))) this.sendOff(line, table.id);
  }

  private sendOff(line: Line, table: string): void {
    this.unfollow(line, table);
    line.send({ type: 'refused', id: table, code: 'not-found' });
  }

  /** Who is asked, is not connected to this node, and may lose the seat for it. */
  private missed({ askedHolder, pace }: LiveTable): string | null {
    if (pace.away === 0 || askedHolder === null || !('person' in askedHolder)) return null;
    const { id } = askedHolder.person;
    return this.presence.isHere(id) ? null : id;
  }

  /** Whoever plays here but looks at something else learns that their list has changed: that they are asked, or no longer are. */
  private tellPersons(table: LiveTable, entries: readonly Entry[], isGone = false): void {
    const { askedHolder, state } = table;
    const asked = askedHolder !== null && 'person' in askedHolder ? askedHolder.person.id : null;
    const other = isGone || entries.some(({ kind }) => kind !== 'move' && kind !== 'chat');
    const moved = new Set(entries.flatMap((entry) => (entry.kind === 'move' ? [entry.seat] : [])));
    const holders = other ? state.holders : state.holders.filter((_, seat) => moved.has(seat));
    const left = other ? state.left.flatMap((who) => who?.id ?? []) : [];
    const concerned = new Set([...seatedPersons({ holders }), ...left, ...(asked === null ? [] : [asked])]);
    for (const person of concerned) {
      for (const line of this.byPerson.get(person) ?? []) {
        if (line.tables.has(table.id)) continue;
        line.send({ type: 'mine', table: table.id, asked: person === asked });
      }
    }
  }

  /** People have come and gone, here or at another node: whoever follows a table of theirs is told. */
  moved({ persons, tables }: Movements): void {
    for (const table of tables) this.presenceChanged(table);
    if (persons.length === 0) return;
    // Many who come at once are looked for at once.
    if (this.movers.size === 0) setImmediate(() => this.lookForMovers());
    for (const person of persons) this.movers.add(person);
  }

  private lookForMovers(): void {
    for (const [id, here] of this.followers) {
      const [{ table }] = here.values();
      if (seatedPersons(table.state).some((person) => this.movers.has(person))) this.presenceChanged(id);
    }
    this.movers.clear();
  }

  /** Something may have been missed: all are told how it is. */
  allMoved(): void {
    for (const table of this.followers.keys()) this.presenceChanged(table);
  }

  /** Somebody came to or left a table: everybody there is told, once things have calmed down. */
  private presenceChanged(id: string): void {
    if (this.presenceTimers.has(id) || !this.followers.has(id)) return;
    const timer = setTimeout(() => {
      this.presenceTimers.delete(id);
      void this.tellPresence(id).catch(() => {});
    }, GATHER_PRESENCE);
    this.presenceTimers.set(id, timer);
  }

  private async tellPresence(id: string): Promise<void> {
    const table = await this.tableService.find(id);
    const persons = await this.presence.connected(seatedPersons(table.state));
    const elsewhere = await this.presence.lookersElsewhere(id);
    const goneAt = await this.goneAt(table, persons);
    const here = this.followers.get(table.id);
    if (here === undefined) return;
    const sitting = new Set(seatedPersons(table.state));
    const lookers = new Set([...[...here.keys()].map(({ looker }) => looker), ...elsewhere]);
    const watching = [...lookers].filter((looker) => !sitting.has(looker)).length;
    const message = JSON.stringify({
      type: 'present',
      table: table.id,
      persons,
      watching,
      goneAt,
    } satisfies ServerMessage);
    for (const { line } of here.values()) line.sendText(message);
  }

  private async goneAt(table: LiveTable, connected: readonly string[]): Promise<number | null> {
    const person = this.missed(table);
    if (person === null || connected.includes(person)) return null;
    const [seen, pauses] = [await this.presence.lastSeen(person), await this.tableService.pausesOf(person)];
    return absenceDeadline(table.pace, table.turn.at, seen, pauses);
  }

  stop(): void {
    for (const timer of this.presenceTimers.values()) clearTimeout(timer);
    this.presenceTimers.clear();
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
