/** Who may take a seat, before the game. */
import type { Happening } from '@windrose/protocol';
import { Refusal } from '../refusal.ts';
import type { LiveTable } from './live-table.ts';

export function mustBeOpen({ standing }: LiveTable): void {
  if (standing.status !== 'open') throw new Refusal('not-open');
}

export function joining(table: LiveTable, person: { id: string; name: string }, seat: number): Happening {
  mustBeOpen(table);
  if (table.seatOf(person.id) !== null) throw new Refusal('already-there');
  const holder = table.standing.holders[seat];
  if (holder === undefined) throw new Refusal(seat < 0 ? 'seat-taken' : 'wrong-seats');
  if (!('free' in holder)) throw new Refusal('seat-taken');
  return { kind: 'seat', seat, holder: { person }, why: 'join' };
}
