/** Fields of events under the names that they had in earlier versions: programs find both. */
import type { EventOf, GameEvent } from '@windrose/engine';

/** Each older name with the field that has its value now; events that never had other names are left out. */
type OlderFields = { readonly [K in GameEvent['event']]?: Readonly<Record<string, keyof EventOf<K>>> };

const PLAYER = { player: 'seat' } as const;
const OWNER = { owner: 'colour' } as const;
const BY = { by: 'colour' } as const;

const OLDER_FIELDS: OlderFields = {
  'start-building-chosen': PLAYER,
  'first-player-chosen': PLAYER,
  'turn-started': PLAYER,
  'turn-ended': PLAYER,
  'first-player-marker-passed': { from: 'fromSeat', to: 'seat' },
  'building-built': PLAYER,
  'build-skipped': PLAYER,
  'discs-grown': PLAYER,
  'salary-paid': PLAYER,
  'salary-unused': PLAYER,
  'status-changed': PLAYER,
  'level-changed': PLAYER,
  'track-overflow': PLAYER,
  'building-activated': PLAYER,
  'token-spent': PLAYER,
  'action-chosen': PLAYER,
  'actions-skipped': PLAYER,
  'player-passed': PLAYER,
  shipped: OWNER,
  'shipped-beside': OWNER,
  'sailed-to-fleet': OWNER,
  'city-occupied': OWNER,
  attacked: { attacker: 'colour' },
  'casualty-suffered': PLAYER,
  'marker-placed': PLAYER,
  'marker-declined': PLAYER,
  'disc-displaced': OWNER,
  'token-gained': PLAYER,
  'link-control-gained': PLAYER,
  'link-control-lost': PLAYER,
  'link-token-claimed': PLAYER,
  'region-opened': BY,
  'governor-awarded': { to: 'colour' },
  'payment-made': PLAYER,
  'card-drawn': PLAYER,
  'card-taken': PLAYER,
  'disc-from-card': PLAYER,
  'card-moved': PLAYER,
  'card-limit-checked': PLAYER,
  'card-discarded': PLAYER,
  'abolition-triggered': BY,
  'slavery-set-aside': PLAYER,
  'neutral-received': PLAYER,
  'neutral-declined': PLAYER,
  'fleet-trigger-chosen': PLAYER,
  'fleet-silent': PLAYER,
  'fleet-cannot-react': PLAYER,
  'shortage-caused': PLAYER,
  'token-taken': { from: 'fromSeat', to: 'seat' },
  'exploit-used': PLAYER,
  'sea-changed': PLAYER,
  'disc-gained': PLAYER,
  'disc-returned': PLAYER,
  'casualty-returned': PLAYER,
  'row-changed': PLAYER,
  'pirate-taken': PLAYER,
  'score-item': PLAYER,
  'score-total': PLAYER,
};

/** Returns an event as the protocol writes it: with its older fields beside the present ones. */
export function withOlderFields(event: GameEvent): object {
  const values: Readonly<Record<string, unknown>> = { ...event };
  const older = Object.entries<string>(OLDER_FIELDS[event.event] ?? {});
  return { ...event, ...Object.fromEntries(older.map(([name, field]) => [name, values[field]])) };
}
