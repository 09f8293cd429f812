/** The labels of moves of SoloPlay, its events, and what they bring. */
import { type EventTable, ofSeat } from '../../event-table.ts';
import type { Gains } from '../../gain-table.ts';
import type { MoveLabels } from '../../move-labels.ts';

export const moves: MoveLabels = {
  'remove-token': {
    field: 'space',
    values({ state, tables }, { number }, { words }) {
      const token = state.spaceToken[tables.catalogue.target[number]];
      return token > 0 ? { token: words.token(tables, tables.tokenIds[token]) } : {};
    },
    key: ({ token }) => (token === undefined ? 'remove-token:none' : 'remove-token'),
  },
};

export const events = {
  'tile-removed': { text: 'tile-removed' },
  'track-token-removed': { text: 'track-token-removed' },
  'neutral-received': ofSeat('neutral-received'),
  'neutral-declined': ofSeat('neutral-declined'),
} as const satisfies Partial<EventTable>;

export const gains = {
  'tile-removed': null,
  'track-token-removed': null,
  'neutral-received': null,
  'neutral-declined': null,
} as const satisfies Partial<Gains>;
