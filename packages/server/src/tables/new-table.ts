/** A new table as it is wished for: checked, and as rows that nobody has written yet. */
import { applyEntry, initialTableState, type NewEntry, type NewTable, type Person } from '@windrose/protocol';
import { newId } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import type { SeatRow, TableRow } from '../storage/schema.ts';
import type { MadeTable } from '../storage/storage.ts';
import { entryFromRow, numberEntries, rowFromEntry } from './entry-rows.ts';
import { LiveTable } from './live-table.ts';
import { Referee } from './referee.ts';

export interface NewTableOptions {
  /** The day whose set-up it is. */
  readonly daily?: string | null;
  /** For whom a free seat is kept, by seat. */
  readonly reservedFor?: readonly (Person | null)[];
}

/** The table in memory, as it will be when it is written. */
export function liveTableOf({ row, seats, entries }: MadeTable): LiveTable {
  const table = new LiveTable(row, [...seats], Referee.for(row.opening));
  const first = entries.map(entryFromRow);
  const state = initialTableState(seats.length);
  for (const entry of first) applyEntry(state, entry);
  table.commit({ row }, first, state, table.position);
  return table;
}

export function newTableRows(
  maker: Person,
  wish: NewTable,
  now: number,
  { daily = null, reservedFor = [] }: NewTableOptions,
): MadeTable {
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
  const id = newId();
  const newEntries = wish.seats.flatMap(({ bot }, seat): NewEntry[] => {
    if (seat === wish.mine) return [{ kind: 'seat', seat, holder: { person: maker }, why: 'join' }];
    if (bot !== null) return [{ kind: 'seat', seat, holder: { bot }, why: 'bot' }];
    const former = reservedFor[seat] ?? null;
    return former === null ? [] : [{ kind: 'former', seat, person: former }];
  });
  const row: TableRow = {
    id,
    title: wish.title,
    status: 'open',
    how: null,
    open: wish.open ? 1 : 0,
    owner: maker.id,
    edition: opening.tables.data.id,
    mode: opening.mode,
    opening: head,
    players: opening.players,
    pace: JSON.stringify(wish.pace),
    undo: wish.undo,
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
  const seats = wish.seats.map(
    ({ bot, colour }, seat): SeatRow => ({
      table_id: id,
      seat,
      person: seat === wish.mine ? maker.id : null,
      bot: seat === wish.mine ? null : bot,
      former: reservedFor[seat]?.id ?? null,
      colour,
    }),
  );
  return {
    row,
    seats,
    entries: numberEntries(newEntries, 0, now).map((entry) => rowFromEntry(id, entry, null)),
    // Who finds the seat given to another may still look.
    members: reservedFor.flatMap((former) => (former === null ? [] : [{ table_id: id, person: former.id }])),
  };
}
