/** What an event can bring to a seat: the entries of the tables in `gains.ts` and in the folders of modes. */
import type { EventOf, GameEvent, Seat } from '@windrose/engine';
import type { Context } from './context.ts';
import type { GainKey } from './text-keys.ts';

/** A text, or a text about so much glory. */
export type GainText = GainKey | { readonly text: GainKey; readonly glory: number };

export type Gain<K extends GameEvent['event'] = GameEvent['event']> = (
  event: EventOf<K>,
  seat: Seat,
  context: Context,
) => GainText | null;

/** For each event the text of what it brings to a seat; null for an event that brings nothing to any. */
export type Gains = { readonly [K in GameEvent['event']]: Gain<K> | null };

/** Returns the text if the event is about the seat itself. */
export function ifOwn(event: GameEvent, seat: Seat, text: GainKey): GainKey | null {
  return event.seat === seat ? text : null;
}
