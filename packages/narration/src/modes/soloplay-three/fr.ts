/** The texts of SoloPlay for three, in French. */
import type { Translated } from '../mode-texts.ts';
import type { en } from './en.ts';

export const fr: Translated<typeof en> = {
  description: {
    title: 'SoloPlay à trois',
    description: 'Des pistes avec moins de jetons, et quelques disques neutres pour qui a moins de disques au port.',
    colours: ['la couleur neutre'],
  },
  events: {},
  gains: {},
  moves: {},
  prompts: {},
  refusals: {},
};
