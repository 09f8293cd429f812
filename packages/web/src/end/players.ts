/** Who is on a score sheet: the seats of the table with name and mark, the Opposition among them. */
import type { Game } from '@windrose/engine';
import { type Mark, marksOf } from '../pieces/marks.ts';
import type { SeatPlan } from '../play/saved-games.ts';

export interface Player {
  readonly name: string;
  readonly mark: Mark;
}

/** All seats that score; those beyond the table's are the Opposition's. */
export function playersOf(plans: readonly SeatPlan[], { state }: Game, opposition: string): Player[] {
  const marks = marksOf(
    state.players,
    state.seats,
    state.colours,
    plans.map(({ colour }) => colour),
  );
  return Array.from({ length: state.seats }, (_, seat) => ({
    name: plans[seat]?.name ?? opposition,
    mark: marks[seat],
  }));
}

/** The only person at the table, who is addressed and not named; null if there are several or none. */
export function onlyPerson(plans: readonly SeatPlan[]): number | null {
  const persons = plans.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return persons.length === 1 ? persons[0] : null;
}
