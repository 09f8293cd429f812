/** The labels of moves with neutral discs. */
import { pending } from '@windrose/engine';
import type { MoveLabel, MoveLabels } from '../../move-labels.ts';
import { neutralOf } from './colour.ts';

const neutral: MoveLabel['values'] = (game, _, { who }) => ({
  neutral: who(neutralOf(game, pending(game)?.seat ?? 0)),
});

export const moves: MoveLabels = {
  'neutral-ship': {
    values: neutral,
    key: (_found, _move, _game, { sails }) => (sails ? 'neutral-ship:sail' : 'neutral-ship'),
  },
  'neutral-occupy': { values: neutral },
};
