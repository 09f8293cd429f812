/** Rules for taking a seat before the game. */
import { type NewEntry, seatedPersons, type TableState } from '@windrose/protocol';
import { Refusal } from '../refusal.ts';
import type { LiveTable } from './live-table.ts';

export function requireOpen({ state }: LiveTable): void {
  if (state.status !== 'open') throw new Refusal('not-open');
}

export function joinEntry(table: LiveTable, person: { id: string; name: string }, seat: number): NewEntry {
  requireOpen(table);
  if (table.seatOf(person.id) !== null) throw new Refusal('already-there');
  if (seat >= table.state.holders.length) throw new Refusal('wrong-seats');
  if (!isFreeFor(table.state, person.id, seat)) throw new Refusal('seat-taken');
  return { kind: 'seat', seat, holder: { person }, why: 'join' };
}

/**
 * True for a free seat that is not reserved for another user. A reservation ends when its user sits elsewhere at the
 * table.
 */
function isFreeFor(state: TableState, person: string, seat: number): boolean {
  const holder = state.holders[seat];
  if (holder === undefined || !('free' in holder)) return false;
  const kept = state.former[seat]?.id;
  return kept === undefined || kept === person || seatedPersons(state).includes(kept);
}

/**
 * Returns the seat for a user who accepts any: the one reserved for them, or the first free one; -1 if all are taken.
 */
export function chooseSeat({ state }: LiveTable, person: string): number {
  const free = state.holders.flatMap((_, seat) => (isFreeFor(state, person, seat) ? [seat] : []));
  return free.find((seat) => state.former[seat] !== null) ?? free[0] ?? -1;
}
