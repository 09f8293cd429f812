/** Who is on a score sheet: the seats of the table with name and mark, the Opposition among them. */
import type { Game } from '@windrose/engine';
import { type Mark, marksOf } from '../pieces/disc-styles.ts';

/** What is needed of a seat of the table. */
interface Seat {
  readonly kind: 'person' | 'bot';
  readonly name: string;
  readonly colour: number;
}

export interface Player {
  readonly name: string;
  readonly mark: Mark;
}

/** All seats that score, and what those are called to whom nobody gave a name: those beyond the table's are the Opposition's. */
export function playersOf(seats: readonly Seat[], { state }: Game, unnamed: (seat: number) => string): Player[] {
  const marks = marksOf(
    state.players,
    state.seats,
    state.colours,
    seats.map(({ colour }) => colour),
  );
  return Array.from({ length: state.seats }, (_, seat) => ({
    name: seats[seat]?.name || unnamed(seat),
    mark: marks[seat],
  }));
}

/** The only person at the table, who is addressed and not named; null if there are several or none. */
export function onlyPerson(seats: readonly Seat[]): number | null {
  const persons = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return persons.length === 1 ? persons[0] : null;
}
