/** Fields of events under the names that they had in earlier versions: programs find both. */
import type { EventOf, GameEvent } from '@windrose/engine';

type EventName = GameEvent['event'];

/** Each older name with the field that has its value now. */
type OlderNames<K extends EventName> = Readonly<Record<string, keyof EventOf<K>>>;

/** Events that concern a seat in some cases only. */
type SometimesOfSeat = {
  [K in EventName]: null extends EventOf<K>['seat'] ? (EventOf<K>['seat'] extends null ? never : K) : never;
}[EventName];

/**
 * The older names of events: of all that concern a seat in some cases only, which never called it `player`, and of
 * others with names besides that.
 */
type OlderFields = { readonly [K in SometimesOfSeat]: OlderNames<K> } & { readonly [K in EventName]?: OlderNames<K> };

/** The older name of the seat of an event that always concerns one. */
const PLAYER = { player: 'seat' } as const;
const OWNER = { owner: 'colour' } as const;
const BY = { by: 'colour' } as const;
const NONE = {} as const;

const OLDER_FIELDS: OlderFields = {
  'first-player-marker-passed': { from: 'fromSeat', to: 'seat' },
  'phase-started': NONE,
  'phase-ended': NONE,
  shipped: OWNER,
  'shipped-beside': OWNER,
  'sailed-to-fleet': OWNER,
  'city-occupied': OWNER,
  attacked: { attacker: 'colour' },
  'disc-displaced': OWNER,
  'region-opened': BY,
  'governor-awarded': { to: 'colour' },
  'token-removed': NONE,
  'card-removed': NONE,
  'abolition-triggered': BY,
  'token-taken': { from: 'fromSeat', to: 'seat' },
};

/** Returns an event as the protocol writes it: with its older fields beside the present ones. */
export function withOlderFields(event: GameEvent): object {
  const values: Readonly<Record<string, unknown>> = { ...event };
  const older = OLDER_FIELDS[event.event] ?? (event.seat === null ? NONE : PLAYER);
  const entries = Object.entries<string>(older).map(([name, field]) => [name, values[field]]);
  return { ...event, ...Object.fromEntries(entries) };
}
