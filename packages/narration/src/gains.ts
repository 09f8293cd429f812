/** Short texts of what an event brings to a seat, for previews of moves and the margin of the log. */
import type { GameEvent, Seat } from '@windrose/engine';
import type { Context } from './context.ts';
import { eventValues } from './events.ts';
import { type Gain, type Gains, type GainText, ifOwn } from './gain-table.ts';
import { MODE_GAINS } from './modes/values.ts';
import type { GainKey } from './text-keys.ts';

function own(text: GainKey): (event: GameEvent, seat: Seat) => GainKey | null {
  return (event, seat) => ifOwn(event, seat, text);
}

/** Returns the text of discs that come to the harbor, if there were any. */
function discs(event: GameEvent & { moved: number }, seat: Seat): GainKey | null {
  return event.moved > 0 ? ifOwn(event, seat, 'discs') : null;
}

/** Returns a text about the glory of the city, if it has any. */
function cityGlory(
  text: GainKey,
): (event: GameEvent & { city: string }, seat: Seat, context: Context) => GainText | null {
  return (event, seat, { tables }) =>
    aboutGlory(event, seat, text, tables.siteGlory[tables.siteIds.indexOf(event.city)]);
}

function aboutGlory(event: GameEvent, seat: Seat, text: GainKey, glory: number): GainText | null {
  return event.seat === seat && glory > 0 ? { text, glory } : null;
}

const GAINS: Gains = {
  ...MODE_GAINS,
  'game-created': null,
  'token-placed': null,
  'stack-prepared': null,
  'tiles-prepared': null,
  'start-building-chosen': null,
  'first-player-chosen': null,
  'round-started': null,
  'phase-started': null,
  'phase-ended': null,
  'turn-started': null,
  'turn-ended': null,
  'round-ended': null,
  'first-player-marker-passed': null,
  'phase-order-changed': null,
  'game-ended': null,
  'building-built': (event, seat, { tables }) => {
    const tile = tables.data.buildings.find(({ id }) => id === event.building);
    return aboutGlory(event, seat, 'glory', tile?.glory ?? 0);
  },
  'build-skipped': null,
  'discs-grown': discs,
  'salary-paid': own('disc-freed'),
  'salary-unused': null,
  'status-changed': (event, seat) => ifOwn(event, seat, event.delta > 0 ? 'status' : 'status-lost'),
  'level-changed': own('level'),
  'track-overflow': own('overflow'),
  'building-activated': null,
  'token-spent': own('token-lost'),
  'action-chosen': null,
  'actions-skipped': null,
  'player-passed': null,
  shipped: (event, seat) => (event.colour === (seat as number) ? 'space' : null),
  'shipped-beside': (event, seat, { sails }) =>
    event.colour === (seat as number) ? (sails ? 'beside:sail' : 'beside') : null,
  'sailed-to-fleet': null,
  'city-occupied': cityGlory('city'),
  attacked: cityGlory('city'),
  'casualty-suffered': own('disc-lost'),
  'marker-placed': own('marker'),
  'marker-declined': null,
  'disc-displaced': cityGlory('city-lost'),
  'token-gained': own('token'),
  'link-control-gained': own('link'),
  'link-control-lost': own('link-lost'),
  'link-token-claimed': null,
  'region-opened': () => 'opens',
  'governor-awarded': (event, seat) => (event.colour === (seat as number) ? 'governor' : 'governor-other'),
  'governor-removed': () => 'governor-removed',
  'payment-made': own('disc-freed'),
  'card-drawn': own('card'),
  'card-taken': own('card'),
  'disc-from-card': discs,
  'card-moved': null,
  'card-limit-checked': null,
  'card-discarded': (event, seat) => ifOwn(event, seat, event.to === 'set-aside' ? 'set-aside' : 'card-lost'),
  'abolition-triggered': () => 'abolition',
  'slavery-set-aside': own('set-aside'),
  'slavery-stack-removed': null,
  'token-removed': () => 'token-removed',
  'card-removed': () => 'card-removed',
  'victory-graded': null,
  'score-item': null,
  'score-total': null,
  'winners-declared': null,
  'exploit-unlocked': null,
  'exploit-used': null,
  'sea-changed': (event, seat) => ifOwn(event, seat, event.delta > 0 ? 'sea' : 'sea-less'),
  'disc-gained': discs,
  'disc-returned': own('disc-lost'),
  'casualty-returned': own('casualty-returned'),
  'row-changed': (event, seat) => ifOwn(event, seat, event.delta > 0 ? 'row' : 'row-less'),
  'pirate-taken': own('pirate'),
};

const ABOUT = ['city', 'building', 'card', 'deck', 'region'] as const;

/** A card is known by its deck, on which it lies uppermost. */
function isAbout(event: GameEvent, ids: readonly string[]): boolean {
  const fields: Readonly<Record<string, unknown>> = { ...event };
  return ABOUT.some((field) => ids.some((id) => fields[field] === id || `${fields.card}`.startsWith(`${id}-`)));
}

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
  seat: Seat,
  context: Context,
  mentioned: readonly string[] = [],
): string | null {
  // Each entry takes its own kind of event, which is what the key has picked.
  const gainOf = GAINS[event.event] as Gain | null;
  const gain = gainOf?.(event, seat, context) ?? null;
  if (gain === null) return null;
  const { text, glory } = typeof gain === 'string' ? { text: gain, glory: undefined } : gain;
  const known = text in KNOWN && isAbout(event, mentioned) ? KNOWN[text] : text;
  if (known === null || known === undefined) return null;
  const { words } = context;
  return words.fill(words.texts.gains[known], {
    ...eventValues(event, context),
    ...(glory === undefined ? {} : { n: glory }),
  });
}
