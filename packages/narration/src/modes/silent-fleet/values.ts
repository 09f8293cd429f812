/** The labels of moves of the Silent Fleet. */
import { drawing, type MoveLabels } from '../../move-labels.ts';

export const moves: MoveLabels = {
  trigger: { field: 'action' },
  'neutral-draw': drawing('neutral-draw'),
};
