/** What the narration knows of an event: the entries of the tables in `events.ts`, for exploits and in the folders of modes. */
import type { Colour, EventOf, GameEvent, Seat } from '@windrose/engine';
import type { Context } from './context.ts';
import type { Value } from './grammar/grammar.ts';
import type { EventKey } from './text-keys.ts';

type EventName = GameEvent['event'];

/** The templates of an event: that of its name, and its variants. */
type TemplateOf<K extends EventName> = Extract<EventKey, K | `${K}:${string}`>;

type Template<K extends EventName> = TemplateOf<K> | ((event: EventOf<K>, context: Context) => TemplateOf<K>);

export interface EventEntry<K extends EventName = EventName> {
  /** The template of its sentence; null if others, the position or the score sheet say the same. */
  readonly text: Template<K> | null;
  /** Writes the sentence, where a template is not enough. */
  readonly write?: (event: EventOf<K>, context: Context) => string;
  /** What the sentence is about, `{who}`: its seat or its colour. Absent for the whole game. */
  readonly subject?: 'seat' | 'colour' | ((event: EventOf<K>) => Seat | Colour | null);
  /** The number on which a plural depends, `{n}`. */
  readonly count?: (event: EventOf<K>) => number;
  /** Values of the sentence that are no fields of the event. */
  readonly values?: (event: EventOf<K>, context: Context) => Readonly<Record<string, Value>>;
  /** It belongs to the event before it, behind which it stands in brackets. */
  readonly isAside?: true;
  /** The consequences of a move end with it: a turn or phase is over, or the Opposition acts. */
  readonly endsConsequences?: true;
  /** It changes the glory of a city or building, which the change of the whole score covers. */
  readonly changesGlory?: true;
}

export type EventTable = { readonly [K in EventName]: EventEntry<K> };

/** What a consumer of events may ask of any event. */
export interface EventTraits {
  /** The seat or colour that its sentence is about; null for the whole game. */
  readonly subject: Seat | Colour | null;
  readonly isAside: boolean;
  readonly endsConsequences: boolean;
  readonly changesGlory: boolean;
}

/** The entry of an event that needs no sentence. */
export const QUIET = { text: null } as const;

/** Returns the entry of an event with one template, about its seat. */
export function ofSeat<const T extends string>(text: T) {
  return { text, subject: 'seat' } as const;
}

/** Returns the entry of an event with one template, about its colour. */
export function ofColour<const T extends string>(text: T) {
  return { text, subject: 'colour' } as const;
}

/** Returns a choice between a template and its variant for Age of Sail. */
export function orSail<const T extends string>(text: T): (event: unknown, context: Context) => T | `${T}:sail` {
  return (_, { sails }) => (sails ? `${text}:sail` : text);
}
