/** Another game with the same players: a table like the one before, at which everybody's seat is kept for them. */
import { type Again, type NewTable, type Person, playersAt } from '@windrose/protocol';
import type { LiveTable } from './live-table.ts';

/** Bots stay where they were, but for those that took over from a person: that seat is the person's again. */
export function wishAgain(table: LiveTable, mine: number, { title, opening }: Again): NewTable {
  const { standing, seats, row, pace } = table;
  const players = playersAt(standing);
  return {
    title,
    opening,
    seats: standing.holders.map((holder, seat) => ({
      bot: 'bot' in holder && players[seat] === null ? holder.bot : null,
      colour: seats[seat].colour,
    })),
    mine,
    open: row.open === 1,
    pace,
    undo: row.undo as NewTable['undo'],
  };
}

/** For whom a seat is kept, by seat: for those of the other players who are still there. */
export function keptSeats(
  { standing }: LiveTable,
  mine: number,
  namesNow: ReadonlyMap<string, string>,
): (Person | null)[] {
  return playersAt(standing).map((person, seat) => {
    const name = person === null ? undefined : namesNow.get(person.id);
    return seat === mine || name === undefined ? null : { id: person!.id, name };
  });
}
