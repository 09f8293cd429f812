/** The labels of moves of the Silent Fleet, its events, and what they bring. */
import { type EventTable, ofSeat } from '../../event-table.ts';
import type { Gains } from '../../gain-table.ts';
import { drawing, type MoveLabels } from '../../move-labels.ts';

export const moves: MoveLabels = {
  trigger: { field: 'action' },
  'neutral-draw': drawing('neutral-draw'),
};

export const events = {
  'fleet-trigger-chosen': ofSeat('fleet-trigger-chosen'),
  'fleet-silent': { text: 'fleet-silent' },
  'fleet-cannot-react': { text: 'fleet-cannot-react' },
  'shortage-caused': ofSeat('shortage-caused'),
} as const satisfies Partial<EventTable>;

export const gains = {
  'fleet-trigger-chosen': null,
  'fleet-silent': null,
  'fleet-cannot-react': null,
  'shortage-caused': null,
} as const satisfies Partial<Gains>;
