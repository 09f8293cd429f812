/** The labels of moves that a player makes for the Opposition. */
import { drawing, type MoveLabels } from '../../move-labels.ts';

export const moves: MoveLabels = {
  'opposition-take': { field: 'token' },
  'opposition-draw': drawing('opposition-draw'),
};
