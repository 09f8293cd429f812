/** The texts of the standard game, in French. */
import type { Translated } from '../mode-texts.ts';
import type { en } from './en.ts';

export const fr: Translated<typeof en> = {
  description: {
    title: 'Standard',
    summary: 'Le jeu tel qu’on le joue d’ordinaire.',
    description: 'Le jeu du livret de règles : chacun pour soi.',
    brief: null,
    colours: [],
  },
  options: {},
  events: {},
  gains: {},
  moves: {},
  prompts: {},
  refusals: {},
};
