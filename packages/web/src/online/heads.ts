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

/** Something is up to this person there: to play, or to start what is full. */
export function waitsFor(head: TableHead, person: string | null): boolean {
  return isAsked(head, person) || (head.status === 'open' && head.owner === person && freeSeats(head).length === 0);
}

export function freeSeats({ holders }: Pick<TableHead, 'holders'>): number[] {
  return holders.flatMap((holder, seat) => ('free' in holder ? [seat] : []));
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
