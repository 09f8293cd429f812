/** The labels of moves of SoloPlay. */
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
