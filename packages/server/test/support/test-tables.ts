/** Tables with a separate database, users, and a clock that tests control. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  DEFAULT_OPTIONS,
  edition,
  GameRecord,
  legalMoves,
  type Opening,
  pending,
  Random,
  readRecord,
  writeRecord,
} from '@windrose/engine';
import { type NewTable, NO_CLOCK, type TableCommand, type TableHead } from '@windrose/protocol';
import { BatchWriter } from '../../src/storage/batch-writer.ts';
import { openSqlite } from '../../src/storage/sqlite.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { Invitations } from '../../src/tables/invitations.ts';
import { TableCommands } from '../../src/tables/table-commands.ts';
import { TableService } from '../../src/tables/table-service.ts';
import { readMoves } from '../../src/tables/table-store.ts';

export const NOON = Date.UTC(2026, 5, 1, 12);

export class TestTables {
  readonly tableService: TableService;
  readonly tableCommands: TableCommands;
  readonly invitations: Invitations;
  readonly storage: Storage;
  time: { now: number };

  constructor(storage: Storage, time = { now: NOON }) {
    this.storage = storage;
    this.time = time;
    this.tableService = new TableService(storage, new BatchWriter(storage), () => this.time.now);
    this.tableCommands = new TableCommands(this.tableService);
    this.invitations = new Invitations(this.tableService);
  }

  static async open(): Promise<TestTables> {
    const folder = mkdtempSync(path.join(tmpdir(), 'windrose-tables-'));
    return new TestTables(await openSqlite(path.join(folder, 'site.sqlite')));
  }

  /** Creates another node on the same database. */
  otherNode(): TestTables {
    return new TestTables(this.storage, this.time);
  }

  async person(name: string): Promise<string> {
    const id = `${name.toLowerCase()}000000`.slice(0, 12);
    const { now } = this.time;
    await this.storage.db.insertInto('persons').values({ id, name, created: now, seen: now }).execute();
    return id;
  }

  /** The usual users of tests: three with seats and a stranger. */
  people(): Promise<string[]> {
    return Promise.all(['Anna', 'Bruno', 'Carla', 'Stranger'].map((name) => this.person(name)));
  }

  private messages = 0;

  /** Returns a command with a new id. */
  command<T extends TableCommand['type']>(
    type: T,
    table: string,
    fields: Omit<Extract<TableCommand, { type: T }>, 'id' | 'table' | 'type'>,
  ): TableCommand {
    return { id: `message-${++this.messages}`, table, type, ...fields } as unknown as TableCommand;
  }

  /** Creates and starts a table with these users in the first seats and bots in the others. */
  async startTable(persons: readonly string[], settings: Partial<NewTable> = {}): Promise<TableHead> {
    const plan = newTableRequest({ ...settings, seats: settings.seats ?? seatsFor(3, persons.length) });
    const { id } = await this.tableCommands.create(persons[0], plan);
    for (const [seat, person] of persons.entries()) if (seat > 0) await this.tableCommands.join(person, id, seat);
    return this.tableCommands.start(persons[0], id);
  }

  /** Returns one legal move of the seat whose turn it is, chosen by a seed. */
  async randomMove(table: string, seed: string): Promise<{ seat: number; ply: number; move: string } | null> {
    const live = await this.tableService.find(table);
    const record = live.referee.record(await readMoves(this.storage, table), []);
    const { game } = readRecord(record);
    const decision = pending(game);
    if (decision === null) return null;
    const moves = legalMoves(game);
    return { seat: decision.seat, ply: live.state.ply, move: moves[new Random(seed).below(moves.length)].text };
  }
}

export function openingOf(players = 3, seed = 'test'): string {
  const opening: Opening = {
    tables: edition('classic'),
    mode: 'standard',
    players,
    options: DEFAULT_OPTIONS,
    names: [],
    from: { seed },
  };
  return writeRecord(new GameRecord(opening));
}

/** Returns a number of seats, the first ones for users. */
export function seatsFor(all: number, persons: number, bot = 0): NewTable['seats'] {
  return Array.from({ length: all }, (_, seat) => ({ bot: seat < persons ? null : bot, colour: seat }));
}

export function newTableRequest(settings: Partial<NewTable> = {}): NewTable {
  const seats = settings.seats ?? seatsFor(3, 3);
  return {
    title: 'A table',
    opening: openingOf(seats.length),
    seats,
    mine: 0,
    open: true,
    pace: NO_CLOCK,
    undo: 'consent',
    ...settings,
  };
}
