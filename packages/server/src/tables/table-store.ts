/** Reads and writes tables in the database: new tables, whole tables with their journal, entries and moves. */
import { applyEntry, type Entry, type Holder, type TableState } from '@windrose/protocol';
import type { EntryRow, SeatRow, TableRow } from '../storage/schema.ts';
import type { Addition, NewTableRows, Storage } from '../storage/storage.ts';
import { entryFromRow } from './entry-rows.ts';
import { LiveTable } from './live-table.ts';
import { Referee } from './referee.ts';

export async function readEntries({ db }: Storage, table: string, after: number, limit?: number): Promise<Entry[]> {
  let query = db.selectFrom('entries').selectAll().where('table_id', '=', table).where('n', '>', after).orderBy('n');
  if (limit !== undefined) query = query.limit(limit);
  return (await query.execute()).map(entryFromRow);
}

/** Returns the moves that were played and not undone. */
export async function readMoves({ db }: Storage, table: string): Promise<string[]> {
  const rows: Pick<EntryRow, 'kind' | 'body'>[] = await db
    .selectFrom('entries')
    .select(['kind', 'body'])
    .where('table_id', '=', table)
    .where('kind', 'in', ['move', 'forced', 'undo'])
    .orderBy('n')
    .execute();
  const moves: string[] = [];
  for (const { kind, body } of rows) {
    if (kind === 'undo') moves.length = Math.min(moves.length, (JSON.parse(body) as { to: number }).to);
    else moves.push(body);
  }
  return moves;
}

/** Returns the game as a record with the names of the players. */
export async function recordOf(storage: Storage, { id, state, referee }: LiveTable): Promise<string> {
  const names = state.holders.map((holder) => ('person' in holder ? holder.person.name : ''));
  return referee.record(await readMoves(storage, id), names);
}

function readRow({ db }: Storage, table: string): Promise<TableRow | undefined> {
  return db.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirst();
}

function readSeats({ db }: Storage, table: string): Promise<SeatRow[]> {
  return db.selectFrom('seats').selectAll().where('table_id', '=', table).orderBy('seat').execute();
}

/** Returns the table with its whole journal; undefined if it does not exist. */
export async function loadTable(storage: Storage, id: string): Promise<LiveTable | undefined> {
  const row = await readRow(storage, id);
  if (row === undefined) return undefined;
  const table = new LiveTable({ ...row, length: 0 }, await readSeats(storage, id), Referee.for(row.opening));
  await catchUp(storage, table);
  return table;
}

/** Writes a new table and its jobs completely or not at all. */
export async function writeTable(storage: Storage, newTable: NewTableRows, due: Addition['due'] = []): Promise<void> {
  const { row, seats, entries, members } = newTable;
  const jobs = due.flatMap(({ at, ...work }) => (at === null ? [] : [{ ...work, at }]));
  await storage.db.transaction().execute(async (db) => {
    await db.insertInto('tables').values(row).execute();
    await db.insertInto('seats').values(seats).execute();
    if (entries.length > 0) await db.insertInto('entries').values(entries).execute();
    if (members.length > 0) await db.insertInto('members').values(members).execute();
    if (jobs.length > 0) await db.insertInto('due').values(jobs).execute();
  });
}

/** Applies the changes of other nodes; returns their entries, or null if the table was deleted. */
export async function catchUp(storage: Storage, table: LiveTable): Promise<Entry[] | null> {
  const { length } = table.state;
  const row = await readRow(storage, table.id);
  if (row === undefined) return null;
  if (row.length < length) return [];
  if (row.length === length) {
    // The owner is not in the journal and may have changed.
    table.row = row;
    return [];
  }
  // Reads no more entries than the row counts, because the columns of the row describe the table after them.
  const entries = await readEntries(storage, table.id, length, row.length - length);
  // The seats may be newer than the row; the next catch-up corrects that.
  const seats = await readSeats(storage, table.id);
  const state: TableState = structuredClone(table.state);
  for (const entry of entries) applyEntry(state, entry);
  const { referee } = table;
  const hasUndo = entries.some(({ kind }) => kind === 'undo');
  const moves = entries.flatMap((entry) => (entry.kind === 'move' ? [entry.move] : []));
  const position = hasUndo
    ? referee.replay((await readMoves(storage, table.id)).slice(0, state.ply))
    : referee.replayFrom(table.position, moves);
  table.commit({ row, seats }, entries, state, position);
  return entries;
}

/** Returns the holders of the seats of many tables, by table. */
export async function holdersOf(
  { db }: Storage,
  tables: readonly string[],
): Promise<Map<string, { holders: Holder[]; seats: SeatRow[] }>> {
  const found = new Map<string, { holders: Holder[]; seats: SeatRow[] }>();
  if (tables.length === 0) return found;
  const rows = await db
    .selectFrom('seats')
    .leftJoin('persons', 'persons.id', 'seats.person')
    .selectAll('seats')
    .select('persons.name as name')
    .where('table_id', 'in', [...tables])
    .orderBy('seat')
    .execute();
  for (const { name, ...seat } of rows) {
    const own = found.get(seat.table_id) ?? { holders: [], seats: [] };
    own.seats.push(seat);
    own.holders.push(holderOf(seat, name));
    found.set(seat.table_id, own);
  }
  return found;
}

function holderOf({ person, bot }: SeatRow, name: string | null): Holder {
  if (person !== null) return { person: { id: person, name: name ?? '?' } };
  return bot === null ? { free: true } : { bot };
}
