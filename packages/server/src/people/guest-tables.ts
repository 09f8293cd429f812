/**
 * Hands over everything that a guest has at tables to another user: seats, reserved seats, ownership, invitations and
 * memberships.
 */
import type { NewEntry, Person } from '@windrose/protocol';
import { slices } from '../storage/slices.ts';
import { botTakesOver } from '../tables/command-outcome.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { TableService } from '../tables/table-service.ts';

/** Returns the number of tables of the guest. */
export async function handOverTables(tableService: TableService, guest: string, person: string): Promise<number> {
  const { db } = tableService.storage;
  const seated = await db.selectFrom('seats').select('table_id as id').where('person', '=', guest).execute();
  const formerSeats = await db.selectFrom('seats').select('table_id as id').where('former', '=', guest).execute();
  const owned = await db.selectFrom('tables').select('id').where('owner', '=', guest).execute();
  const memberships = await db.selectFrom('members').select('table_id as id').where('person', '=', guest).execute();
  const tables = [...new Set([...seated, ...formerSeats, ...owned, ...memberships].map(({ id }) => id))];
  const to = await tableService.findPerson(person);
  for (const id of tables) {
    const table = await tableService.findLatest(id);
    if (table === null) continue;
    // Must happen before a seat is given up, which would pass the table on to another player.
    await handOverOwnership(tableService, table, guest, person);
    await tableService.change(table, null, () => {
      const entry = seatEntry(table, guest, to);
      const newEntries = [...(entry === null ? [] : [entry]), ...formerEntries(table, guest, to)];
      return newEntries.length === 0 ? null : { newEntries };
    });
    await tableService.addMember(id, person);
  }
  for (const some of slices(tables)) {
    for (const column of ['used_by', 'created_by'] as const) {
      const own = db.updateTable('invitations').set({ [column]: person });
      await own.where('table_id', 'in', some).where(column, '=', guest).execute();
    }
  }
  // Covers finished games, and games whose rules this program does not support.
  await db.updateTable('seats').set({ person }).where('person', '=', guest).execute();
  await db.updateTable('tables').set({ owner: person }).where('owner', '=', guest).execute();
  return tables.length;
}

/** Finished games stay unchanged. A user who has a seat at the table keeps that seat. */
function seatEntry(table: LiveTable, guest: string, person: Person): NewEntry | null {
  const seat = table.seatOf(guest);
  const { status } = table.state;
  if (seat === null || status === 'ended') return null;
  if (table.seatOf(person.id) === null) return { kind: 'seat', seat, holder: { person }, why: 'join' };
  return status === 'playing'
    ? botTakesOver(seat, 'resign')
    : { kind: 'seat', seat, holder: { free: true }, why: 'leave' };
}

/** A user who has a seat at the table needs no reserved seat. */
function formerEntries(table: LiveTable, guest: string, person: Person): NewEntry[] {
  const { status, former } = table.state;
  if (status === 'ended' || table.seatOf(person.id) !== null) return [];
  return former.flatMap((holder, seat): NewEntry[] => (holder?.id === guest ? [{ kind: 'former', seat, person }] : []));
}

async function handOverOwnership(
  tableService: TableService,
  table: LiveTable,
  guest: string,
  person: string,
): Promise<void> {
  await table.runExclusively(async () => {
    if (table.row.owner === guest) await tableService.setOwner(table, person);
  });
}
