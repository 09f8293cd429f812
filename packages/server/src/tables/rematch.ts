/** Sets up a rematch: a table like the previous one, with a seat reserved for each player. */
import { type NewTable, type Person, playersBySeat, type RematchRequest } from '@windrose/protocol';
import { isDeleted } from '../people/guest-merge.ts';
import type { Storage } from '../storage/storage.ts';
import type { LiveTable } from './live-table.ts';

/** Bots keep their seats, except those that took over from a user: these seats are reserved for the user. */
export function rematchTable(table: LiveTable, mine: number, { title, opening }: RematchRequest): NewTable {
  const { state, seats, row, pace } = table;
  const players = playersBySeat(state);
  return {
    title,
    opening,
    seats: state.holders.map((holder, seat) => ({
      bot: 'bot' in holder && players[seat] === null ? holder.bot : null,
      colour: seats[seat].colour,
    })),
    mine,
    open: row.open === 1,
    pace,
    undo: row.undo as NewTable['undo'],
  };
}

/** Returns the users who played, by seat, with their current names: each once, without deleted users. */
export async function currentPlayers({ db }: Storage, { id, state }: LiveTable): Promise<(Person | null)[]> {
  // A guest may have become another user after the game. Only the seat row knows that, not the journal.
  const seats = await db.selectFrom('seats').select(['seat', 'person']).where('table_id', '=', id).execute();
  const heirs = new Map(seats.map(({ seat, person }) => [seat, person]));
  const ids = playersBySeat(state).map((player, seat) =>
    'person' in state.holders[seat] ? (heirs.get(seat) ?? player!.id) : (player?.id ?? null),
  );
  const known = ids.filter((player) => player !== null);
  if (known.length === 0) return ids.map(() => null);
  const rows = await db.selectFrom('persons').select(['id', 'name', 'seen']).where('id', 'in', known).execute();
  const persons = new Map(rows.flatMap(({ seen, ...person }) => (isDeleted({ seen }) ? [] : [[person.id, person]])));
  return ids.map((player, seat) => {
    return player !== null && ids.indexOf(player) === seat ? (persons.get(player) ?? null) : null;
  });
}
