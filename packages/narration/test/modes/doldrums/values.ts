/** The events of the Doldrums, and what they bring. */
import { type EventTable, ofSeat } from '../../../src/event-table.ts';
import type { Gains } from '../../../src/gain-table.ts';

export const events = { 'waters-becalmed': ofSeat('waters-becalmed') } as const satisfies Partial<EventTable>;

export const gains = { 'waters-becalmed': () => 'calm' } as const satisfies Partial<Gains>;
