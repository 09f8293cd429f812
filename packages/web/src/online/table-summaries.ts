/** Evaluates the summaries of tables in lists: seats, waiting turns, order, winners. */
import type { TableHead } from '@windrose/protocol';

export function seatOf({ holders }: Pick<TableHead, 'holders'>, person: string | null): number | null {
  const seat = holders.findIndex((holder) => 'person' in holder && holder.person.id === person);
  return seat < 0 ? null : seat;
}

export function isAsked(head: TableHead, person: string | null): boolean {
  return head.status === 'playing' && head.asked !== null && head.asked === seatOf(head, person);
}

/** Whether the table waits for the person: to play, to start the game, or to take a reserved seat. */
export function waitsFor(head: TableHead, person: string | null): boolean {
  if (head.status !== 'open') return isAsked(head, person);
  return isReservedFor(head, person) || (head.owner === person && freeSeats(head).length === 0);
}

export function isReservedFor(head: Seats, person: string | null): boolean {
  return freeSeats(head).some((seat) => person !== null && reservedFor(head, seat) === person);
}

export function freeSeats({ holders }: Pick<TableHead, 'holders'>): number[] {
  return holders.flatMap((holder, seat) => ('free' in holder ? [seat] : []));
}

type Seats = Pick<TableHead, 'holders' | 'former'>;

/** Returns the person for whom a free seat is reserved: its player in the last game, if not in another seat now. */
export function reservedFor(head: Seats, seat: number): string | null {
  const former = head.former[seat];
  return seatOf(head, former) === null ? former : null;
}

/** Returns the free seats that the person may take. */
export function seatsFor(head: Seats, person: string | null): number[] {
  return freeSeats(head).filter((seat) => [null, person].includes(reservedFor(head, seat)));
}

/** Sorts tables that wait for the person before others, and then by the last change. */
export function inOrder(mine: readonly TableHead[], person: string | null): TableHead[] {
  return [...mine].sort((a, b) => Number(waitsFor(b, person)) - Number(waitsFor(a, person)) || b.changed - a.changed);
}

/** Returns the seats with the most glory; none before the end. */
export function winners({ scores }: Pick<TableHead, 'scores'>): number[] {
  if (scores === null) return [];
  const best = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === best ? [seat] : []));
}
