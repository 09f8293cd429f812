/** The texts of the standard game, in French. */
import type { Translated } from '../mode-texts.ts';
import type { en } from './en.ts';

export const fr: Translated<typeof en> = {
  description: {
    title: 'Standard',
    description: 'Le jeu du livret de règles : chacun pour soi.',
    colours: [],
  },
  events: {},
  gains: {},
  moves: {},
  prompts: {},
  refusals: {},
};
