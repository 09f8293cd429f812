/** Sentences for events: the entry of every event, and how a sentence is made of it. */
import type { Colour, EditionTables, GameEvent, Seat } from '@windrose/engine';
import type { Context } from './context.ts';
import { type EventEntry, type EventTable, type EventTraits, ofColour, ofSeat, orSail, QUIET } from './event-table.ts';
import { EXPLOIT_EVENTS } from './exploit-events.ts';
import type { Value } from './grammar/grammar.ts';
import { MODE_EVENTS } from './modes/values.ts';
import { valuesOf } from './values.ts';

function trackLength({ areaIds, trackStart }: EditionTables, region: string): number {
  const area = areaIds.indexOf(region);
  return trackStart[area + 1] - trackStart[area];
}

/** The entry of every event. */
export const EVENTS: EventTable = {
  ...EXPLOIT_EVENTS,
  ...MODE_EVENTS,

  // The course of the game.
  'game-created': {
    text: ({ exploits }) => (exploits === undefined ? 'game-created' : 'game-created:exploits'),
    count: ({ players }) => players,
    values: ({ exploits = [] }, { words }) => ({ exploits: words.all(exploits.map((id) => words.exploit(id).text)) }),
  },
  'token-placed': QUIET,
  'stack-prepared': QUIET,
  'tiles-prepared': QUIET,
  'start-building-chosen': {
    text: ({ disc }) => (disc ? 'start-building-chosen:disc' : 'start-building-chosen'),
    subject: 'seat',
  },
  'first-player-chosen': { text: orSail('first-player-chosen'), subject: 'seat' },
  'round-started': { text: 'round-started' },
  'phase-started': { text: 'phase-started', endsConsequences: true },
  'phase-ended': { text: null, endsConsequences: true },
  'turn-started': { text: null, endsConsequences: true },
  'turn-ended': { text: null, endsConsequences: true },
  'round-ended': { text: null, endsConsequences: true },
  'first-player-marker-passed': { text: orSail('first-player-marker-passed'), subject: 'seat' },
  'phase-order-changed': { text: 'phase-order-changed' },
  'game-ended': { text: null, endsConsequences: true },

  // Build, growth, salary.
  'building-built': {
    text: ({ fallback }) => (fallback ? 'building-built:fallback' : 'building-built'),
    subject: 'seat',
    changesGlory: true,
  },
  'build-skipped': ofSeat('build-skipped'),
  'discs-grown': {
    text: ({ moved, requested }) => (moved < requested ? 'discs-grown:short' : 'discs-grown'),
    subject: 'seat',
    count: ({ moved }) => moved,
  },
  'salary-paid': { ...ofSeat('salary-paid'), count: () => 1 },
  'salary-unused': QUIET,

  // Statuses.
  'status-changed': {
    text: ({ delta }) => (delta < 0 ? 'status-changed:down' : 'status-changed'),
    subject: 'seat',
    count: ({ delta }) => Math.abs(delta),
    isAside: true,
  },
  'level-changed': {
    text: ({ before, after }) => (after < before ? 'level-changed:down' : 'level-changed'),
    subject: 'seat',
    isAside: true,
  },
  'track-overflow': { ...ofSeat('track-overflow'), isAside: true },

  // Turns.
  'building-activated': ofSeat('building-activated'),
  'token-spent': ofSeat('token-spent'),
  'action-chosen': QUIET,
  'actions-skipped': QUIET,
  'player-passed': ofSeat('player-passed'),

  // The board.
  shipped: {
    text: orSail('shipped'),
    subject: 'colour',
    values: ({ region }, { tables }) => ({ spaces: trackLength(tables, region) }),
  },
  'shipped-beside': { text: orSail('shipped-beside'), subject: 'colour' },
  'sailed-to-fleet': ofColour('sailed-to-fleet'),
  'city-occupied': { ...ofColour('city-occupied'), changesGlory: true },
  attacked: {
    ...ofColour('attacked'),
    values: ({ defender }, { who }) => ({ defender: who(defender) }),
    changesGlory: true,
  },
  'casualty-suffered': QUIET,
  'marker-placed': ofSeat('marker-placed'),
  'marker-declined': ofSeat('marker-declined'),
  'disc-displaced': { text: null, changesGlory: true },
  'token-gained': { text: ({ from }) => `token-gained:${from}`, subject: 'seat' },
  // Links count for the seat, whichever of its colours has discs at both ends.
  'link-control-gained': ofSeat('link-control-gained'),
  'link-control-lost': ofSeat('link-control-lost'),
  'link-token-claimed': QUIET,
  'region-opened': ofColour('region-opened'),
  'governor-awarded': {
    text: ({ tieBreak }) => (tieBreak ? 'governor-awarded:tie' : 'governor-awarded'),
    subject: 'colour',
    count: ({ counts, colour }) => counts[colour],
    values: ({ region }, { words }) => ({ card: words.governor(region) }),
  },
  'governor-removed': {
    text: 'governor-removed',
    values: ({ region }, { words }) => ({ card: words.governor(region) }),
  },
  'payment-made': { ...ofSeat('payment-made'), count: () => 1 },

  // Cards.
  'card-drawn': ofSeat('card-drawn'),
  'card-taken': ofSeat('card-taken'),
  'disc-from-card': {
    text: ({ moved }) => (moved === 0 ? 'disc-from-card:none' : 'disc-from-card'),
    subject: 'seat',
    count: ({ moved }) => moved,
  },
  'card-moved': { text: ({ slot }) => `card-moved:${slot}`, subject: 'seat' },
  'card-limit-checked': QUIET,
  'card-discarded': { text: ({ to }) => `card-discarded:${to}`, subject: 'seat' },
  'abolition-triggered': ofColour('abolition-triggered'),
  'slavery-set-aside': ofSeat('slavery-set-aside'),
  'slavery-stack-removed': {
    text: ({ cards }) => (cards.length === 0 ? 'slavery-stack-removed:empty' : 'slavery-stack-removed'),
    count: ({ cards }) => cards.length,
  },
  'token-removed': { text: 'token-removed' },
  'card-removed': { text: 'card-removed' },

  // Scoring.
  'victory-graded': QUIET,
  'score-item': QUIET,
  'score-total': QUIET,
  'winners-declared': QUIET,
};

function entryOf(event: GameEvent): EventEntry {
  // The functions of an entry take its own kind of event, which is what the key has picked.
  return EVENTS[event.event] as EventEntry;
}

function subjectOf(event: GameEvent): Seat | Colour | null {
  const { subject } = entryOf(event);
  if (typeof subject === 'function') return subject(event);
  if (subject === 'colour' && 'colour' in event) return event.colour;
  return subject === 'seat' ? event.seat : null;
}

/** Everything that a text about the event may need. */
export function eventValues(event: GameEvent, context: Context): Record<string, Value> {
  const { words, tables, who } = context;
  const { count, values } = entryOf(event);
  const subject = subjectOf(event);
  return {
    ...valuesOf(words, tables, event),
    ...(subject === null ? {} : { who: who(subject) }),
    ...(count === undefined ? {} : { n: count(event) }),
    ...values?.(event, context),
  };
}

export function describeEvent(event: GameEvent, context: Context): string | null {
  const { text, write } = entryOf(event);
  if (write !== undefined) return write(event, context);
  if (text === null) return null;
  const { words } = context;
  const key = typeof text === 'function' ? text(event, context) : text;
  return words.sentence(words.texts.events[key], eventValues(event, context));
}

export function traitsOf(event: GameEvent): EventTraits {
  const { isAside = false, endsConsequences = false, changesGlory = false } = entryOf(event);
  return { subject: subjectOf(event), isAside, endsConsequences, changesGlory };
}
