/** The columns of a score sheet: all seats with names and marks, including the Opposition. */
import type { DiscMark } from '../pieces/disc-marks.ts';
import type { SeatPlan } from '../play/saved-games.ts';

export interface Player {
  readonly name: string;
  readonly mark: DiscMark;
}

/** Returns the seat of the only person at the table if it is here, because texts address this person directly. */
export function onlyPerson(seats: readonly Pick<SeatPlan, 'kind'>[], isHere: (seat: number) => boolean): number | null {
  const persons = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return persons.length === 1 && isHere(persons[0]) ? persons[0] : null;
}
