/** The labels of moves that a player makes for the Opposition, and the gains of its events. */
import type { Gains } from '../../gain-table.ts';
import { drawing, type MoveLabels } from '../../move-labels.ts';

export const moves: MoveLabels = {
  'opposition-take': { field: 'token' },
  'opposition-draw': drawing('opposition-draw'),
};

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
