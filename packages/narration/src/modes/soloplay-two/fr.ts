/** The texts of SoloPlay for two, in French. */
import type { Translated } from '../mode-texts.ts';
import type { en } from './en.ts';

export const fr: Translated<typeof en> = {
  description: {
    title: 'SoloPlay à deux',
    summary: 'Des pistes plus courtes, et quelques disques neutres pour qui en a le moins dans son port.',
    description: 'Des pistes plus courtes, et quelques disques neutres pour qui a moins de disques au port.',
    brief:
      'Les pistes sont plus courtes. Après la phase de Salaire, qui a le moins de disques au port reçoit un disque neutre ; il peut se jouer juste après une action, pour affréter ou occuper. Les disques neutres encore en réserve à la fin valent 1 Gloire chacun.',
    colours: ['la couleur neutre'],
  },
  options: {},
  events: {},
  gains: {},
  moves: {},
  prompts: {},
  refusals: {},
};
