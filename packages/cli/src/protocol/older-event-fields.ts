/** Fields of events under the names that they had in earlier versions: programs find both. */
import type { EventOf, GameEvent } from '@windrose/engine';

/** Each older name with the field that has its value now. */
type OlderFields = { readonly [K in GameEvent['event']]?: Readonly<Record<string, keyof EventOf<K>>> };

const OWNER = { owner: 'colour' } as const;
const BY = { by: 'colour' } as const;

/** The older names of a seat: every event that is not listed calls it `player`. */
const PLAYER = { player: 'seat' } as const;

/** Events with other older names. */
const OLDER_FIELDS: OlderFields = {
  'first-player-marker-passed': { from: 'fromSeat', to: 'seat' },
  shipped: OWNER,
  'shipped-beside': OWNER,
  'sailed-to-fleet': OWNER,
  'city-occupied': OWNER,
  attacked: { attacker: 'colour' },
  'disc-displaced': OWNER,
  'region-opened': BY,
  'governor-awarded': { to: 'colour' },
  'abolition-triggered': BY,
  'token-taken': { from: 'fromSeat', to: 'seat' },
};

/** Returns an event as the protocol writes it: with its older fields beside the present ones. */
export function withOlderFields(event: GameEvent): object {
  const values: Readonly<Record<string, unknown>> = { ...event };
  const older = OLDER_FIELDS[event.event] ?? (event.seat === null ? {} : PLAYER);
  const entries = Object.entries<string>(older).map(([name, field]) => [name, values[field]]);
  return { ...event, ...Object.fromEntries(entries) };
}
