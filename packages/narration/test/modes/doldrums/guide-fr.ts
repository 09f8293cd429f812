/** What the guide says of the Doldrums, in French. */
import type { Translated } from '../../../src/modes/mode-texts.ts';
import type { en } from './guide-en.ts';

export const fr: Translated<typeof en> = {
  summary: 'À deux : des eaux sans vent.',
  brief: 'Au début de chaque manche, le premier joueur prive de vent les eaux d’une région.',
  options: {
    'do.prize': {
      title: 'Prix du calme',
      about: 'Ce que gagne un joueur qui prive de vent des eaux.',
      values: { none: 'Rien', glory: '1 Gloire' },
    },
  },
};
