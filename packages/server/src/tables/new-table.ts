/** Validates the request for a new table and builds its rows. */
import { applyEntry, initialTableState, type NewEntry, type NewTable, type Person } from '@windrose/protocol';
import { newId } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import type { SeatRow, TableRow } from '../storage/schema.ts';
import type { NewTableRows } from '../storage/storage.ts';
import { entryFromRow, numberEntries, rowFromEntry } from './entry-rows.ts';
import { LiveTable } from './live-table.ts';
import { Referee } from './referee.ts';

export interface NewTableOptions {
  /** The day of a daily set-up. */
  readonly daily?: string | null;
  /** The users for whom free seats are reserved, by seat. */
  readonly reservedFor?: readonly (Person | null)[];
}

/** Returns the new table in memory as it will be after writing. */
export function liveTableOf({ row, seats, entries }: NewTableRows): LiveTable {
  const table = new LiveTable(row, [...seats], Referee.for(row.opening));
  const first = entries.map(entryFromRow);
  const state = initialTableState(seats.length);
  for (const entry of first) applyEntry(state, entry);
  table.commit({ row }, first, state, table.position);
  return table;
}

export function newTableRows(
  maker: Person,
  request: NewTable,
  now: number,
  { daily = null, reservedFor = [] }: NewTableOptions,
): NewTableRows {
  const { opening, head } = Referee.check(request.opening);
  if (request.seats.length !== opening.players) {
    throw new Refusal('wrong-seats', {
      detail: `the game has ${opening.players} seats, not ${request.seats.length}`,
    });
  }
  if (new Set(request.seats.map(({ colour }) => colour)).size !== request.seats.length) {
    throw new Refusal('wrong-seats', { detail: 'two seats have the same colour' });
  }
  if (
    request.mine !== null &&
    (request.seats[request.mine] === undefined || request.seats[request.mine].bot !== null)
  ) {
    throw new Refusal('wrong-seats', { detail: 'the creator cannot have this seat' });
  }
  const id = newId();
  const newEntries = request.seats.flatMap(({ bot }, seat): NewEntry[] => {
    if (seat === request.mine) return [{ kind: 'seat', seat, holder: { person: maker }, why: 'join' }];
    if (bot !== null) return [{ kind: 'seat', seat, holder: { bot }, why: 'bot' }];
    const former = reservedFor[seat] ?? null;
    return former === null ? [] : [{ kind: 'former', seat, person: former }];
  });
  const row: TableRow = {
    id,
    title: request.title,
    status: 'open',
    how: null,
    open: request.open ? 1 : 0,
    owner: maker.id,
    edition: opening.tables.data.id,
    mode: opening.mode,
    opening: head,
    players: opening.players,
    pace: JSON.stringify(request.pace),
    undo: request.undo,
    length: newEntries.length,
    round: 1,
    asked: null,
    deadline: null,
    clocks: null,
    created: now,
    changed: now,
    daily,
    scores: null,
  };
  const seats = request.seats.map(
    ({ bot, colour }, seat): SeatRow => ({
      table_id: id,
      seat,
      person: seat === request.mine ? maker.id : null,
      bot: seat === request.mine ? null : bot,
      former: reservedFor[seat]?.id ?? null,
      colour,
    }),
  );
  return {
    row,
    seats,
    entries: numberEntries(newEntries, 0, now).map((entry) => rowFromEntry(id, entry, null)),
    // A user whose reserved seat is given away may still view the table.
    members: reservedFor.flatMap((former) => (former === null ? [] : [{ table_id: id, person: former.id }])),
  };
}
