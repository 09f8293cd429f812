/** All that can be done at tables: by persons, by bots, and when time runs out. Every verb checks who asks. */
import {
  type Act,
  ENTRIES_AT_ONCE,
  type Entry,
  type Happening,
  type NewTable,
  type TableHead,
  type TableView,
} from '@windrose/protocol';
import { newId } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import type { SeatRow, TableRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { judge, played, toBot } from './acts.ts';
import { reckonAgain } from './clocks.ts';
import type { Desk } from './desk.ts';
import { entriesOf, rowOf } from './entry-rows.ts';
import { type Lists, listTables } from './lists.ts';
import type { LiveTable } from './live-table.ts';
import type { Pauses } from './pauses.ts';
import { Referee } from './referee.ts';
import { joining, mustBeOpen } from './seating.ts';
import { catchUp, readEntries, readMoves } from './store.ts';

const MOST_OPEN_TABLES = 20;

export class Tables {
  private readonly desk: Desk;
  private readonly storage: Storage;

  constructor(desk: Desk) {
    this.desk = desk;
    this.storage = desk.storage;
  }

  // --- Reading --------------------------------------------------------------------------------------------------------

  async view(by: string | null, id: string): Promise<TableView> {
    const table = await this.desk.see(by, id);
    await this.desk.refresh(id);
    return table.view;
  }

  async entries(by: string | null, id: string, after: number): Promise<Entry[]> {
    await this.desk.see(by, id);
    return readEntries(this.storage, id, after, ENTRIES_AT_ONCE);
  }

  async record(by: string | null, id: string): Promise<string> {
    const table = await this.desk.see(by, id);
    const names = table.standing.holders.map((holder) => ('person' in holder ? holder.person.name : ''));
    return table.referee.record(await readMoves(this.storage, id), names);
  }

  lists(by: string | null): Promise<Lists> {
    return listTables(this.storage, by);
  }

  // --- Before the game ------------------------------------------------------------------------------------------------

  async create(by: string, wish: NewTable, daily: string | null = null): Promise<TableHead> {
    const { opening, head } = Referee.check(wish.opening);
    if (wish.seats.length !== opening.players) {
      throw new Refusal('wrong-seats', {
        detail: `the game is for ${opening.players}, and there are ${wish.seats.length}`,
      });
    }
    if (new Set(wish.seats.map(({ colour }) => colour)).size !== wish.seats.length) {
      throw new Refusal('wrong-seats', { detail: 'two seats have the same colour' });
    }
    if (wish.mine !== null && (wish.seats[wish.mine] === undefined || wish.seats[wish.mine].bot !== null)) {
      throw new Refusal('wrong-seats', { detail: 'the maker cannot have that seat' });
    }
    await this.checkNumberOfTables(by);
    const person = await this.desk.personOf(by);
    const now = this.desk.now();
    const id = newId();
    const happenings = wish.seats.flatMap(({ bot }, seat): Happening[] => {
      if (seat === wish.mine) return [{ kind: 'seat', seat, holder: { person }, why: 'join' }];
      return bot === null ? [] : [{ kind: 'seat', seat, holder: { bot }, why: 'bot' }];
    });
    const row: TableRow = {
      id,
      title: wish.title,
      status: 'open',
      how: null,
      open: wish.open ? 1 : 0,
      owner: by,
      edition: opening.tables.data.id,
      mode: opening.mode,
      opening: head,
      players: opening.players,
      pace: JSON.stringify(wish.pace),
      undo: wish.undo,
      length: happenings.length,
      round: 1,
      asked: null,
      deadline: null,
      clocks: null,
      created: now,
      changed: now,
      daily,
      scores: null,
    };
    const seats = wish.seats.map(
      ({ bot, colour }, seat): SeatRow => ({
        table_id: id,
        seat,
        person: seat === wish.mine ? by : null,
        bot: seat === wish.mine ? null : bot,
        former: null,
        colour,
      }),
    );
    const entries = entriesOf(happenings, 0, now).map((entry) => rowOf(id, entry, null));
    await this.storage.db.transaction().execute(async (db) => {
      await db.insertInto('tables').values(row).execute();
      await db.insertInto('seats').values(seats).execute();
      if (entries.length > 0) await db.insertInto('entries').values(entries).execute();
    });
    return (await this.desk.find(id)).head;
  }

  private async checkNumberOfTables(by: string): Promise<void> {
    const { count } = await this.storage.db
      .selectFrom('tables')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('owner', '=', by)
      .where('status', '=', 'open')
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_OPEN_TABLES) throw new Refusal('too-many', { detail: `${MOST_OPEN_TABLES} open tables` });
  }

  /** A seat at an open table; at a private one for those who were let in. */
  async join(by: string, id: string, seat: number): Promise<TableHead> {
    const person = await this.desk.personOf(by);
    const table = await this.desk.see(by, id);
    return this.desk.change(table, null, () => ({ happenings: [joining(table, person, seat)] }));
  }

  async leave(by: string, id: string): Promise<TableHead> {
    const table = await this.desk.see(by, id);
    let length = 0;
    const head = await this.desk.change(table, null, () => {
      mustBeOpen(table);
      const seat = table.seatOf(by);
      if (seat === null) throw new Refusal('not-your-seat');
      length = table.standing.length + 1;
      return { happenings: [{ kind: 'seat', seat, holder: { free: true }, why: 'leave' }] };
    });
    // The last to leave puts the table away, unless somebody has come meanwhile.
    if (!head.holders.some((holder) => 'person' in holder)) {
      const { db } = this.storage;
      const gone = await db.deleteFrom('tables').where('id', '=', id).where('length', '=', length).executeTakeFirst();
      if (gone.numDeletedRows > 0n) this.desk.drop(id);
    }
    return head;
  }

  async setBot(by: string, id: string, seat: number, level: number | null): Promise<TableHead> {
    const table = await this.desk.see(by, id);
    return this.desk.change(table, null, () => {
      mustBeOpen(table);
      if (table.row.owner !== by) throw new Refusal('forbidden');
      const holder = table.standing.holders[seat];
      if (holder === undefined) throw new Refusal('wrong-seats');
      if ('person' in holder) throw new Refusal('seat-taken');
      const next = level === null ? { free: true as const } : { bot: level };
      return { happenings: [{ kind: 'seat', seat, holder: next, why: 'bot' }] };
    });
  }

  async start(by: string, id: string): Promise<TableHead> {
    const table = await this.desk.see(by, id);
    return this.desk.change(table, null, () => {
      mustBeOpen(table);
      if (table.row.owner !== by) throw new Refusal('forbidden');
      if (table.standing.holders.some((holder) => 'free' in holder)) throw new Refusal('seats-free');
      const { position, played: first } = table.referee.begin();
      const moves = first.map(({ move, seat }): Happening => ({ kind: 'move', seat, move, forced: true }));
      return { happenings: [{ kind: 'start' }, ...moves], position };
    });
  }

  // --- The game -------------------------------------------------------------------------------------------------------

  /** Does what a player asks. The same message twice is done once. */
  async act(by: string, act: Act): Promise<{ n: number }> {
    const table = await this.desk.see(by, act.table);
    const person = table.personAt(by) ?? (await this.desk.personOf(by));
    try {
      await this.desk.change(table, act.id, () => judge(table, person, act));
      return { n: table.standing.length };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const n = await this.doneBefore(act);
      if (n === null) throw error;
      return { n };
    }
  }

  /** The entry that this message has brought already. */
  private async doneBefore({ table, id }: Act): Promise<number | null> {
    const { db } = this.storage;
    const found = await db
      .selectFrom('entries')
      .select('n')
      .where('table_id', '=', table)
      .where('message', '=', id)
      .executeTakeFirst();
    return found?.n ?? null;
  }

  /** A bot has thought about a position of so many moves. Nothing happens if the game has moved on. */
  async playBot(id: string, length: number, move: string): Promise<void> {
    const table = await this.desk.find(id);
    await this.desk.change(table, null, () => {
      const { askedHolder } = table;
      if (table.standing.length !== length || askedHolder === null || !('bot' in askedHolder)) return null;
      return played(table, [move], table.row.asked!);
    });
  }

  /** Gives the seat that is asked to a bot, if `because` still holds then. */
  async replace(id: string, why: 'time' | 'away', because: (table: LiveTable) => boolean): Promise<void> {
    const table = await this.desk.find(id);
    await this.desk.change(table, null, () => {
      if (table.row.asked === null || !because(table)) return null;
      return { happenings: [toBot(table.row.asked, why)] };
    });
  }

  /** The seats of somebody who goes for good. */
  async retire(person: string): Promise<void> {
    const rows = await this.storage.db.selectFrom('seats').select('table_id').where('person', '=', person).execute();
    for (const { table_id } of rows) {
      const table = await this.desk.find(table_id);
      await this.desk.change(table, null, () => {
        const seat = table.seatOf(person);
        if (seat === null || table.standing.status === 'ended') return null;
        if (table.standing.status === 'playing') return { happenings: [toBot(seat, 'resign')] };
        return { happenings: [{ kind: 'seat', seat, holder: { free: true }, why: 'leave' }] };
      });
    }
  }

  /** Somebody has changed their sleep or holidays: the clock that runs for them is reckoned again. */
  async reckonPauses(person: string, before: Pauses): Promise<void> {
    const next = await this.desk.pausesOf(person);
    const { db } = this.storage;
    const rows = await db.selectFrom('seats').select('table_id').where('person', '=', person).execute();
    for (const { table_id } of rows) {
      const table = await this.desk.find(table_id);
      await table.inTurn(async () => {
        await catchUp(this.storage, table);
        const { clocks, askedHolder } = table;
        if (clocks === null || askedHolder === null || !('person' in askedHolder)) return;
        if (askedHolder.person.id !== person) return;
        const changed = reckonAgain(clocks, this.desk.now(), { before, next });
        const row = { clocks: JSON.stringify(changed), deadline: changed.deadline };
        await db
          .updateTable('tables')
          .set(row)
          .where('id', '=', table_id)
          .where('length', '=', table.standing.length)
          .execute();
        table.row = { ...table.row, ...row };
      });
    }
  }
}
