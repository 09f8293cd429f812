/** The labels of moves that a player makes for the Opposition, its events, and what they bring. */
import { type EventTable, ofColour, ofSeat, QUIET } from '../../event-table.ts';
import type { Gains } from '../../gain-table.ts';
import { drawing, type MoveLabels } from '../../move-labels.ts';
import { describePlan, PLAYER } from './narrator.ts';

export const moves: MoveLabels = {
  'opposition-take': { field: 'token' },
  'opposition-draw': drawing('opposition-draw'),
};

export const events = {
  'grid-prepared': QUIET,
  'ladder-prepared': QUIET,
  'indicator-moved': QUIET,
  'extra-actions-granted': {
    text: ({ actions }) => (actions === 0 ? 'extra-actions-granted:none' : 'extra-actions-granted'),
    subject: 'seat',
    count: ({ actions }) => actions,
  },
  'ladder-marker-moved': QUIET,
  'draw-owed': ofColour('draw-owed'),
  'opposition-order-decided': {
    text: ({ first }) => `opposition-order-decided:${first}`,
    subject: ({ first, seat }) => (first === 'player' ? PLAYER : seat),
    values: ({ colours, reason }, { words, names }) => ({
      reason: words.fill(words.texts.own.opposition.orderReasons[reason], { colours: words.all(colours.map(names)) }),
    }),
    endsConsequences: true,
  },
  'opposition-planned': { text: null, write: describePlan, subject: 'colour', endsConsequences: true },
  'token-taken': { ...ofSeat('token-taken'), values: ({ fromSeat }, { who }) => ({ from: who(fromSeat) }) },
  'city-cleared': { text: 'city-cleared' },
  'opposition-keeps': {
    text({ cards, sets }) {
      if (sets > 1) return 'opposition-keeps:equal';
      return cards.length === 0 ? 'opposition-keeps:none' : 'opposition-keeps:best';
    },
    subject: 'seat',
    count: ({ sets }) => sets,
    values: ({ cards }, { words, tables }) => ({ cards: words.cards(tables, cards) }),
    endsConsequences: true,
  },
  'grid-shifted': QUIET,
  'grid-refilled': QUIET,
  'ladder-turned': QUIET,
} as const satisfies Partial<EventTable>;

export const gains = {
  'grid-prepared': null,
  'ladder-prepared': null,
  'indicator-moved': null,
  'extra-actions-granted': ({ actions }) => (actions > 0 ? 'extra-actions' : null),
  'ladder-marker-moved': null,
  'draw-owed': null,
  'opposition-order-decided': null,
  'opposition-planned': null,
  'token-taken': (event, seat) => (event.fromSeat === seat ? 'token-lost' : event.seat === seat ? 'token' : null),
  'city-cleared': null,
  'opposition-keeps': null,
  'grid-shifted': null,
  'grid-refilled': null,
  'ladder-turned': null,
} as const satisfies Partial<Gains>;
