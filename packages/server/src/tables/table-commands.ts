/** All that can be done at tables: by persons, by bots, and when time runs out. Every verb checks who asks. */
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
/** How often something is tried again in which others were quicker: who sets up another game, who puts a table away. */
const MAX_ATTEMPTS = 3;

export class TableCommands {
  private readonly tableService: TableService;
  private readonly storage: Storage;
  private readonly chatLimit: { readonly rate: Rate; readonly all: TokenBuckets } | null;

  /** `chat`: how much one person may say, at all tables together; null for as much as they like. */
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

  /** A table whose game begins at once: nobody ever finds it waiting to be started. */
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
   * Another game with the same players, told at the table of the one before. Where one of them has set it up and it still
   * waits for players, it is that one, and the seat there.
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
      // With the word of it, or not at all: of a table that nobody is told of nobody would know.
      await this.tableService.change(before, null, () => {
        const isFirst = before.state.again?.table === again?.table;
        return isFirst ? { newEntries: [{ kind: 'again', by: person, table: newTable.row.id }], newTable } : null;
      });
      if (before.state.again?.table === newTable.row.id) return (await this.tableService.find(newTable.row.id)).head;
      // Another player was quicker.
    }
    throw new Refusal('unavailable', { detail: 'too many at once' });
  }

  /** A table that has not started; null if there is none, or none any more. */
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

  /** The seat that is kept for somebody. Who has one is simply shown the table, and so is who has been given none. */
  private joinRematch(person: Person, table: LiveTable): Promise<TableHead> {
    return this.tableService.change(table, null, () => {
      const seat = table.state.former.findIndex((former) => former?.id === person.id);
      if (seat < 0 || table.seatOf(person.id) !== null) return null;
      return { newEntries: [joinEntry(table, person, seat)] };
    });
  }

  /** A seat at an open table; at a private one for those who were let in. */
  async join(by: string, id: string, seat: number): Promise<TableHead> {
    const person = await this.tableService.findPerson(by);
    const table = await this.tableService.findVisible(by, id);
    return this.tableService.change(table, null, () => ({ newEntries: [joinEntry(table, person, seat)] }));
  }

  /** Gives up the seat, and the own table: to the next person there, or for ever if there is none. */
  async leave(by: string, id: string): Promise<TableHead> {
    const table = await this.tableService.findLatestVisible(by, id);
    await this.tableService.change(table, null, () => {
      requireOpen(table);
      const seat = table.seatOf(by);
      if (seat !== null) return { newEntries: [{ kind: 'seat', seat, holder: { free: true }, why: 'leave' }] };
      // A host without a seat has nothing else to give up.
      if (table.row.owner === by) return null;
      throw new Refusal('not-your-seat');
    });
    // It may have become theirs at another node, where they still sat.
    await this.tableService.refresh(id);
    if (table.row.owner === by) {
      await this.passOnOrDelete(table, by);
      requireOpen(table);
    }
    return table.head;
  }

  /** What waited for players and was still the table of somebody who is gone: the next person's, or put away where nobody sits. */
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
        await this.tableService.catchUpInTurn(table);
        const sitting = seatedPersons(table.state);
        if (table.row.owner !== from || sitting.includes(from) || table.state.status !== 'open') return;
        const [owner] = sitting;
        if (owner !== undefined) {
          await this.tableService.setOwner(table, owner);
          // Who has left meanwhile leaves it to the next.
          from = owner;
        }
        // Unless somebody has come meanwhile.
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

  /** Does what a player asks. The same message twice is done once. */
  async execute(by: string, command: TableCommand): Promise<{ n: number }> {
    const table = await this.tableService.findVisible(by, command.table);
    const person = table.personAt(by) ?? (await this.tableService.findPerson(by));
    // Who gives a seat up may go on watching; who has it may look anyway.
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

  /** The entry that this message has brought already. Entries of old have the bare id of the message. */
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

  /** A bot has thought about what is asked since an entry. Nothing happens if the game has moved on. */
  async playBot(id: string, turn: number, move: string): Promise<void> {
    const table = await this.tableService.find(id);
    await this.tableService.change(table, null, () => {
      const { askedHolder } = table;
      if (table.turn.entry !== turn || askedHolder === null || !('bot' in askedHolder)) return null;
      return playMoves(table, [move], table.row.asked!);
    });
  }

  /** Gives the seat that is asked to a bot, if `because` still holds then; tells whether it did. */
  async replaceByBot(id: string, why: 'time' | 'away', because: (table: LiveTable) => boolean): Promise<boolean> {
    const table = await this.tableService.find(id);
    let done = false;
    await this.tableService.change(table, null, () => {
      done = table.row.asked !== null && because(table);
      return done ? { newEntries: [botTakesOver(table.row.asked!, why)] } : null;
    });
    return done;
  }

  /** Where somebody has a seat and something may still happen to it. */
  private currentSeats(person: string) {
    return this.storage.db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select('seats.table_id')
      .where('seats.person', '=', person)
      .where('tables.status', '!=', 'ended');
  }

  /** The seats of somebody who goes for good. */
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

  /** What is kept for them is for whoever comes. */
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

  /** Somebody has changed their sleep or holidays: the clock that runs for them is reckoned again. */
  async recalculateClocks(person: string, before: Pauses): Promise<void> {
    const rows = await this.currentSeats(person).whereRef('tables.asked', '=', 'seats.seat').execute();
    for (const { table_id } of rows) {
      const table = await this.tableService.findLatest(table_id);
      if (table === null) continue;
      await this.tableService.change(table, null, () => {
        const { clocks, askedHolder, pace, row } = table;
        if (clocks === null || !isCorrespondence(pace) || askedHolder === null) return null;
        if (!('person' in askedHolder) || askedHolder.person.id !== person) return null;
        // In the journal, so that every node and everybody at the table learns of it, and nobody reckons with the old one.
        return { newEntries: [{ kind: 'clock', seat: row.asked! }], pausesBefore: before };
      });
    }
  }
}

/** Each makes up ids of their own: two persons may come to the same. */
function messageKey(by: string, { id }: TableCommand): string {
  return `${by}:${id}`;
}
