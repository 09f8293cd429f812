/** Short texts of what an event brings to a seat, for previews of moves and the margin of the log. */
import type { GameEvent } from '@windrose/engine';
import type { Context } from './context.ts';
import { eventValues } from './events.ts';
import type { Value } from './grammar/grammar.ts';
import type { GainKey } from './text-keys.ts';

/** The gain of an event that concerns every seat, or a disc of this seat. */
function forAll(event: GameEvent, seat: number, sails: boolean): GainKey | null {
  switch (event.event) {
    case 'token-removed':
    case 'governor-removed':
    case 'card-removed':
      return event.event;
    case 'region-opened':
      return 'opens';
    case 'governor-awarded':
      return event.colour === seat ? 'governor' : 'governor-other';
    case 'abolition-triggered':
      return 'abolition';
    case 'extra-actions-granted':
      return event.actions > 0 ? 'extra-actions' : null;
    case 'shipped':
      return event.colour === seat ? 'space' : null;
    case 'shipped-beside':
      return event.colour === seat ? (sails ? 'beside:sail' : 'beside') : null;
    case 'token-taken':
      return event.fromSeat === seat ? 'token-lost' : event.seat === seat ? 'token' : null;
    default:
      return null;
  }
}

/** The gain of an event that gives a city to the seat or takes one away. */
function forCities(event: GameEvent, seat: number): GainKey | null {
  switch (event.event) {
    case 'city-occupied':
      return event.seat === seat ? 'city' : null;
    case 'attacked':
      return event.seat === seat ? 'city' : null;
    case 'disc-displaced':
      return event.seat === seat ? 'city-lost' : null;
    default:
      return null;
  }
}

/** The gain of an event of the seat's own. */
function forOwn(event: GameEvent): GainKey | null {
  switch (event.event) {
    case 'discs-grown':
    case 'disc-from-card':
    case 'disc-gained':
      return event.moved > 0 ? 'discs' : null;
    case 'salary-paid':
    case 'payment-made':
      return 'disc-freed';
    case 'building-built':
      return 'glory';
    case 'casualty-suffered':
    case 'disc-returned':
      return 'disc-lost';
    case 'token-gained':
      return 'token';
    case 'token-spent':
      return 'token-lost';
    case 'link-control-gained':
      return 'link';
    case 'link-control-lost':
      return 'link-lost';
    case 'marker-placed':
      return 'marker';
    case 'status-changed':
      return event.delta > 0 ? 'status' : 'status-lost';
    case 'level-changed':
      return 'level';
    case 'track-overflow':
      return 'overflow';
    case 'card-drawn':
    case 'card-taken':
      return 'card';
    case 'card-discarded':
      return event.to === 'set-aside' ? 'set-aside' : 'card-lost';
    case 'slavery-set-aside':
      return 'set-aside';
    case 'sea-changed':
      return event.delta > 0 ? 'sea' : 'sea-less';
    case 'row-changed':
      return event.delta > 0 ? 'row' : 'row-less';
    case 'pirate-taken':
      return 'pirate';
    case 'casualty-returned':
      return 'casualty-returned';
    default:
      return null;
  }
}

/** The glory of the city or building of an event. */
function gloryOf(event: GameEvent, { tables }: Context): number {
  if ('city' in event) return tables.siteGlory[tables.siteIds.indexOf(event.city)];
  if (event.event !== 'building-built') return 0;
  return tables.data.buildings.find(({ id }) => id === event.building)?.glory ?? 0;
}

const ABOUT = ['city', 'building', 'card', 'deck', 'region'] as const;

/** A card is known by its deck, on which it lies uppermost. */
function isAbout(event: GameEvent, ids: readonly string[]): boolean {
  const fields: Readonly<Record<string, unknown>> = { ...event };
  return ABOUT.some((field) => ids.some((id) => fields[field] === id || `${fields.card}`.startsWith(`${id}-`)));
}

const OF_GLORY: ReadonlySet<GainKey> = new Set(['city', 'city-lost', 'glory']);

/** The shorter key where the reader knows the component already; null for no text. */
const KNOWN: Partial<Record<GainKey, GainKey | null>> = {
  city: 'glory:known',
  glory: 'glory:known',
  'disc-freed': 'discs',
  opens: 'opens:known',
  governor: 'governor:known',
  'governor-other': 'governor-other:known',
  card: null,
  'card-lost': null,
  'card-removed': null,
};

/** `mentioned` are the ids that the reader has just read. */
export function describeGain(
  event: GameEvent,
  seat: number,
  context: Context,
  mentioned: readonly string[] = [],
): string | null {
  const isOwn = event.seat === seat;
  const text = forAll(event, seat, context.sails) ?? forCities(event, seat) ?? (isOwn ? forOwn(event) : null);
  if (text === null) return null;
  const more: Record<string, Value> = {};
  if (OF_GLORY.has(text)) {
    more.n = gloryOf(event, context);
    if (more.n === 0) return null;
  }
  const known = text in KNOWN && isAbout(event, mentioned) ? KNOWN[text] : text;
  if (known === null || known === undefined) return null;
  if (text === 'disc-freed') more.n = 1;
  return context.words.fill(context.words.texts.gains[known], { ...eventValues(event, context), ...more });
}
