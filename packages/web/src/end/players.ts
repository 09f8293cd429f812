/** Who is on a score sheet: the seats of the table with name and colour, the Opposition among them. */
import type { SeatPlan } from '../play/saved-games.ts';

export interface Player {
  readonly name: string;
  /** Which of the five colours; null for a seat that nobody plays. */
  readonly colour: number | null;
}

/** All seats that score; those beyond the table's are the Opposition's. */
export function playersOf(plans: readonly SeatPlan[], seats: number, opposition: string): Player[] {
  return Array.from({ length: seats }, (_, seat) => {
    const plan = plans[seat];
    return plan === undefined ? { name: opposition, colour: null } : { name: plan.name, colour: plan.colour };
  });
}

/** The only person at the table, who is addressed and not named; null if there are several or none. */
export function onlyPerson(plans: readonly SeatPlan[]): number | null {
  const persons = plans.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return persons.length === 1 ? persons[0] : null;
}

/** The custom property of a player's colour. */
export function colourOf({ colour }: Player): string {
  return `var(--seat-${colour ?? 'none'})`;
}
