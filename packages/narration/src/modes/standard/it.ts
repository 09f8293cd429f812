/** The texts of the standard game, in Italian. */
import type { Translated } from '../mode-texts.ts';
import type { en } from './en.ts';

export const it: Translated<typeof en> = {
  description: {
    title: 'Standard',
    description: 'Il gioco del regolamento: ognuno per sé.',
    colours: [],
  },
  events: {},
  gains: {},
  moves: {},
  prompts: {},
  refusals: {},
};
