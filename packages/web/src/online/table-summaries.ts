/** Tables in a list: who sits there, what can be done, and what is said of them. No screen here. */
import type { TableHead } from '@windrose/protocol';

/** Seat of a person at a table; null if they have none. */
export function seatOf({ holders }: Pick<TableHead, 'holders'>, person: string | null): number | null {
  const seat = holders.findIndex((holder) => 'person' in holder && holder.person.id === person);
  return seat < 0 ? null : seat;
}

export function isAsked(head: TableHead, person: string | null): boolean {
  return head.status === 'playing' && head.asked !== null && head.asked === seatOf(head, person);
}

/** Something is up to this person there: to play, to start what is full, or to take the seat that is kept for them. */
export function waitsFor(head: TableHead, person: string | null): boolean {
  if (head.status !== 'open') return isAsked(head, person);
  return isKeptFor(head, person) || (head.owner === person && freeSeats(head).length === 0);
}

/** A free seat is kept for this person. */
export function isKeptFor(head: Seats, person: string | null): boolean {
  return freeSeats(head).some((seat) => person !== null && keptAt(head, seat) === person);
}

export function freeSeats({ holders }: Pick<TableHead, 'holders'>): number[] {
  return holders.flatMap((holder, seat) => ('free' in holder ? [seat] : []));
}

type Seats = Pick<TableHead, 'holders' | 'former'>;

/** For whom a free seat is kept: who had it in the last game, and does not sit elsewhere in this one. */
export function keptAt(head: Seats, seat: number): string | null {
  const former = head.former[seat];
  return seatOf(head, former) === null ? former : null;
}

/** Free seats that this person may take. */
export function seatsFor(head: Seats, person: string | null): number[] {
  return freeSeats(head).filter((seat) => [null, person].includes(keptAt(head, seat)));
}

/** Whose turn comes first; then what changed last. */
export function inOrder(mine: readonly TableHead[], person: string | null): TableHead[] {
  return [...mine].sort((a, b) => Number(waitsFor(b, person)) - Number(waitsFor(a, person)) || b.changed - a.changed);
}

/** Seats with the most glory; none while nothing is counted. */
export function winners({ scores }: Pick<TableHead, 'scores'>): number[] {
  if (scores === null) return [];
  const best = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === best ? [seat] : []));
}
