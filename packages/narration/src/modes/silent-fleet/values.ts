/** The labels of moves of the Silent Fleet, and the gains of its events. */
import type { Gains } from '../../gain-table.ts';
import { drawing, type MoveLabels } from '../../move-labels.ts';

export const moves: MoveLabels = {
  trigger: { field: 'action' },
  'neutral-draw': drawing('neutral-draw'),
};

export const gains = {
  'fleet-trigger-chosen': null,
  'fleet-silent': null,
  'fleet-cannot-react': null,
  'shortage-caused': null,
} as const satisfies Partial<Gains>;
