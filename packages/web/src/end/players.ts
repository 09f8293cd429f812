/** The columns of a score sheet: all seats with names and marks, including the Opposition. */
import type { Game } from '@windrose/engine';
import { type DiscMark, discMarks } from '../pieces/disc-marks.ts';

interface Seat {
  readonly kind: 'person' | 'bot';
  readonly name: string;
  readonly colour: number;
}

export interface Player {
  readonly name: string;
  readonly mark: DiscMark;
}

/** Returns all seats that score. Seats beyond those of the table belong to the Opposition. */
export function playersOf(seats: readonly Seat[], { state }: Game, defaultName: (seat: number) => string): Player[] {
  const marks = discMarks(
    state.players,
    state.seats,
    state.colours,
    seats.map(({ colour }) => colour),
  );
  return Array.from({ length: state.seats }, (_, seat) => ({
    name: seats[seat]?.name || defaultName(seat),
    mark: marks[seat],
  }));
}

/** Returns the seat of the only person at the table, whom texts address directly; null if there are several or none. */
export function onlyPerson(seats: readonly Seat[]): number | null {
  const persons = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return persons.length === 1 ? persons[0] : null;
}
