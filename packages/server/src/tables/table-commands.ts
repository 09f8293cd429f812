/** All commands at tables, by users, by bots and by time-outs. Every command checks its permission. */
import {
  type Entry,
  isCorrespondence,
  MAX_ENTRIES_PER_MESSAGE,
  type NewTable,
  type Person,
  type RematchRequest,
  seatedPersons,
  type TableCommand,
  type TableHead,
  type TableView,
} from '@windrose/protocol';
import { Refusal, TooFast } from '../refusal.ts';
import { type Rate, TokenBuckets } from '../sockets/token-bucket.ts';
import type { NewTableRows, Storage } from '../storage/storage.ts';
import { botTakesOver, outcomeOf, playMoves, startGame } from './command-outcome.ts';
import type { LiveTable } from './live-table.ts';
import { type NewTableOptions, newTableRows } from './new-table.ts';
import type { Pauses } from './pauses.ts';
import { currentPlayers, rematchTable } from './rematch.ts';
import { joinEntry, requireOpen } from './seating.ts';
import { listTables, type TableLists } from './table-lists.ts';
import type { TableService } from './table-service.ts';
import { readEntries, recordOf, writeTable } from './table-store.ts';

const MAX_OPEN_TABLES = 20;
/** Number of attempts when other nodes are faster, for rematches and for deleting tables. */
const MAX_ATTEMPTS = 3;

export class TableCommands {
  private readonly tableService: TableService;
  private readonly storage: Storage;
  private readonly chatLimit: { readonly rate: Rate; readonly all: TokenBuckets } | null;

  /** `chat` is the rate of chat messages per user at all tables together; null for no limit. */
  constructor(tableService: TableService, chat: Rate | null = null) {
    this.tableService = tableService;
    this.storage = tableService.storage;
    this.chatLimit = chat === null ? null : { rate: chat, all: new TokenBuckets(chat, tableService.now) };
  }

  // --- Reading --------------------------------------------------------------------------------------------------------

  async view(by: string | null, id: string): Promise<TableView> {
    return (await this.tableService.findLatestVisible(by, id)).view;
  }

  async entries(by: string | null, id: string, after: number): Promise<Entry[]> {
    await this.tableService.findVisible(by, id);
    return readEntries(this.storage, id, after, MAX_ENTRIES_PER_MESSAGE);
  }

  async record(by: string | null, id: string): Promise<string> {
    return recordOf(this.storage, await this.tableService.findVisible(by, id));
  }

  lists(by: string | null): Promise<TableLists> {
    return listTables(this.storage, by);
  }

  // --- Before the game ------------------------------------------------------------------------------------------------

  async create(by: string, request: NewTable, options: NewTableOptions = {}): Promise<TableHead> {
    const newTable = await this.prepare(by, request, options);
    await writeTable(this.storage, newTable);
    return (await this.tableService.find(newTable.row.id)).head;
  }

  /** Creates a table whose game starts at once, so that it is never visible as waiting. */
  async createStarted(by: string, request: NewTable, options: NewTableOptions): Promise<TableHead> {
    return this.tableService.createStarted(await this.prepare(by, request, options));
  }

  private async prepare(by: string, request: NewTable, options: NewTableOptions): Promise<NewTableRows> {
    await this.checkNumberOfTables(by);
    return newTableRows(await this.tableService.findPerson(by), request, this.tableService.now(), options);
  }

  private async checkNumberOfTables(by: string): Promise<void> {
    const { count } = await this.storage.db
      .selectFrom('tables')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('owner', '=', by)
      .where('status', '=', 'open')
      .executeTakeFirstOrThrow();
    if (Number(count) >= MAX_OPEN_TABLES) throw new Refusal('too-many', { detail: `${MAX_OPEN_TABLES} open tables` });
  }

  /**
   * Sets up a rematch and announces it at the previous table. If another player has done so already and it still waits
   * for players, joins that table instead.
   */
  async rematch(by: string, id: string, game: RematchRequest): Promise<TableHead> {
    const person = await this.tableService.findPerson(by);
    const before = await this.tableService.findLatestVisible(by, id);
    const players = await currentPlayers(this.storage, before);
    const mine = players.findIndex((player) => player?.id === by);
    if (mine < 0) throw new Refusal('not-your-seat');
    if (before.state.status !== 'ended') throw new Refusal('not-over');
    for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
      const { again } = before.state;
      const waiting = again === null ? null : await this.findWaiting(again.table);
      if (waiting !== null) return this.joinRematch(person, waiting);
      const reservedFor = players.map((player, seat) => (seat === mine ? null : player));
      const newTable = await this.prepare(by, rematchTable(before, mine, game), { reservedFor });
      // Table and announcement are written together, because no player would find a table without announcement.
      await this.tableService.change(before, null, () => {
        const isFirst = before.state.again?.table === again?.table;
        return isFirst ? { newEntries: [{ kind: 'again', by: person, table: newTable.row.id }], newTable } : null;
      });
      if (before.state.again?.table === newTable.row.id) return (await this.tableService.find(newTable.row.id)).head;
      // Another player was faster.
    }
    throw new Refusal('unavailable', { detail: 'too many simultaneous changes' });
  }

  /** Returns a table that has not started; null if it has, or does not exist. */
  private async findWaiting(id: string): Promise<LiveTable | null> {
    try {
      await this.tableService.refresh(id);
      const table = await this.tableService.find(id);
      return table.state.status === 'open' ? table : null;
    } catch (error) {
      if (error instanceof Refusal && error.body.code === 'not-found') return null;
      throw error;
    }
  }

  /** Takes the reserved seat. A user who already has a seat, or has none reserved, just gets the table. */
  private joinRematch(person: Person, table: LiveTable): Promise<TableHead> {
    return this.tableService.change(table, null, () => {
      const seat = table.state.former.findIndex((former) => former?.id === person.id);
      if (seat < 0 || table.seatOf(person.id) !== null) return null;
      return { newEntries: [joinEntry(table, person, seat)] };
    });
  }

  /** Takes a seat at an open table, or at a private table that the user may view. */
  async join(by: string, id: string, seat: number): Promise<TableHead> {
    const person = await this.tableService.findPerson(by);
    const table = await this.tableService.findVisible(by, id);
    return this.tableService.change(table, null, () => ({ newEntries: [joinEntry(table, person, seat)] }));
  }

  /**
   * Gives up the seat and the ownership of the table: it passes to the next player, or is deleted if there are no
   * others.
   */
  async leave(by: string, id: string): Promise<TableHead> {
    const table = await this.tableService.findLatestVisible(by, id);
    await this.tableService.change(table, null, () => {
      requireOpen(table);
      const seat = table.seatOf(by);
      if (seat !== null) return { newEntries: [{ kind: 'seat', seat, holder: { free: true }, why: 'leave' }] };
      // An owner without a seat has nothing else to give up.
      if (table.row.owner === by) return null;
      throw new Refusal('not-your-seat');
    });
    // Another node may have passed the table to the user since.
    await this.tableService.refresh(id);
    if (table.row.owner === by) {
      await this.passOnOrDelete(table, by);
      requireOpen(table);
    }
    return table.head;
  }

  /** Passes waiting tables of a deleted user on to the next player, or deletes them if no player is there. */
  async passOnTables(person: string): Promise<void> {
    const { db } = this.storage;
    const owned = db.selectFrom('tables').select('id').where('owner', '=', person).where('status', '=', 'open');
    for (const { id } of await owned.execute()) {
      const table = await this.tableService.findLatest(id);
      if (table !== null) await this.passOnOrDelete(table, person);
    }
  }

  private async passOnOrDelete(table: LiveTable, person: string): Promise<void> {
    await table.runExclusively(async () => {
      let from = person;
      for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
        await this.tableService.announceMissed(table);
        const seated = seatedPersons(table.state);
        if (table.row.owner !== from || seated.includes(from) || table.state.status !== 'open') return;
        const [owner] = seated;
        if (owner !== undefined) {
          await this.tableService.setOwner(table, owner);
          // If the next player has left meanwhile, the table passes on again.
          from = owner;
        }
        // Deletes the table unless a player has joined meanwhile.
        else if (await this.tableService.delete(table, table.state.length)) return;
      }
    });
  }

  async setBot(by: string, id: string, seat: number, level: number | null): Promise<TableHead> {
    const table = await this.tableService.findVisible(by, id);
    return this.tableService.change(table, null, () => {
      requireOpen(table);
      if (table.row.owner !== by) throw new Refusal('forbidden');
      const holder = table.state.holders[seat];
      if (holder === undefined) throw new Refusal('wrong-seats');
      if ('person' in holder) throw new Refusal('seat-taken');
      const next = level === null ? { free: true as const } : { bot: level };
      return { newEntries: [{ kind: 'seat', seat, holder: next, why: 'bot' }] };
    });
  }

  async start(by: string, id: string): Promise<TableHead> {
    const table = await this.tableService.findVisible(by, id);
    return this.tableService.change(table, null, () => {
      requireOpen(table);
      if (table.row.owner !== by) throw new Refusal('forbidden');
      return startGame(table);
    });
  }

  // --- The game -------------------------------------------------------------------------------------------------------

  /** Executes a command of a player. A repeated message is executed once. */
  async execute(by: string, command: TableCommand): Promise<{ n: number }> {
    const table = await this.tableService.findVisible(by, command.table);
    const person = table.personAt(by) ?? (await this.tableService.findPerson(by));
    // A user who gives up a seat may continue to watch.
    if (command.type === 'resign' && table.seatOf(by) !== null) await this.tableService.addMember(table.id, by);
    try {
      if (command.type === 'chat') this.countChat(by);
      await this.tableService.change(table, messageKey(by, command), () => outcomeOf(table, person, command));
      return { n: table.state.length };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const n = await this.findEarlierEntry(by, command);
      if (n === null) throw error;
      return { n };
    }
  }

  private countChat(by: string): void {
    const { chatLimit } = this;
    if (chatLimit !== null && !chatLimit.all.take(by)) throw new TooFast(Math.ceil(1 / chatLimit.rate.perSecond));
  }

  /**
   * Returns the number of the entry that this message has caused already. Old entries store the bare id of the message.
   */
  private async findEarlierEntry(by: string, command: TableCommand): Promise<number | null> {
    const { db } = this.storage;
    const found = await db
      .selectFrom('entries')
      .select(['n', 'person', 'message'])
      .where('table_id', '=', command.table)
      .where('message', 'in', [messageKey(by, command), command.id])
      .execute();
    const own = found.find(({ person, message }) => message !== command.id || person === null || person === by);
    return own?.n ?? null;
  }

  /** Plays the move of a bot for a turn. Does nothing if the game has continued since. */
  async playBot(id: string, turn: number, move: string): Promise<void> {
    const table = await this.tableService.find(id);
    await this.tableService.change(table, null, () => {
      const { decidingHolder } = table;
      if (table.turn.entry !== turn || decidingHolder === null || !('bot' in decidingHolder)) return null;
      return playMoves(table, [move], table.row.asked!);
    });
  }

  /** Gives the seat whose turn it is to a bot if `because` still holds; returns whether it did. */
  async replaceByBot(
    id: string,
    reason: 'time' | 'away',
    stillApplies: (table: LiveTable) => boolean,
  ): Promise<boolean> {
    const table = await this.tableService.find(id);
    let done = false;
    await this.tableService.change(table, null, () => {
      done = table.row.asked !== null && stillApplies(table);
      return done ? { newEntries: [botTakesOver(table.row.asked!, reason)] } : null;
    });
    return done;
  }

  /** Selects the tables with an unfinished game at which a user has a seat. */
  private currentSeats(person: string) {
    return this.storage.db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select('seats.table_id')
      .where('seats.person', '=', person)
      .where('tables.status', '!=', 'ended');
  }

  /** Gives up all seats of a user who is being deleted. */
  async giveUpSeats(person: string): Promise<void> {
    const rows = await this.currentSeats(person).execute();
    for (const { table_id } of rows) {
      const table = await this.tableService.findLatest(table_id);
      if (table === null) continue;
      await this.tableService.change(table, null, () => {
        const seat = table.seatOf(person);
        if (seat === null || table.state.status === 'ended') return null;
        if (table.state.status === 'playing') return { newEntries: [botTakesOver(seat, 'resign')] };
        return { newEntries: [{ kind: 'seat', seat, holder: { free: true }, why: 'leave' }] };
      });
    }
    await this.releaseReservedSeats(person);
  }

  /** Releases the seats reserved for a user. */
  private async releaseReservedSeats(person: string): Promise<void> {
    const rows = await this.storage.db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select('seats.table_id')
      .where('seats.former', '=', person)
      .where('tables.status', '=', 'open')
      .execute();
    for (const { table_id } of rows) {
      const table = await this.tableService.findLatest(table_id);
      if (table === null) continue;
      await this.tableService.change(table, null, () => {
        const seat = table.state.former.findIndex((former) => former?.id === person);
        if (seat < 0 || table.state.status !== 'open') return null;
        return { newEntries: [{ kind: 'seat', seat, holder: { free: true }, why: 'bot' }] };
      });
    }
  }

  /** Recalculates the running clocks of a user whose sleep or holidays have changed. */
  async recalculateClocks(person: string, before: Pauses): Promise<void> {
    const rows = await this.currentSeats(person).whereRef('tables.asked', '=', 'seats.seat').execute();
    for (const { table_id } of rows) {
      const table = await this.tableService.findLatest(table_id);
      if (table === null) continue;
      await this.tableService.change(table, null, () => {
        const { clocks, decidingHolder, pace, row } = table;
        if (clocks === null || !isCorrespondence(pace) || decidingHolder === null) return null;
        if (!('person' in decidingHolder) || decidingHolder.person.id !== person) return null;
        // Recorded in the journal, so that all nodes and clients learn of the new deadline.
        return { newEntries: [{ kind: 'clock', seat: row.asked! }], pausesBefore: before };
      });
    }
  }
}

/** Clients choose their own message ids, so two users may use the same. */
function messageKey(by: string, { id }: TableCommand): string {
  return `${by}:${id}`;
}
