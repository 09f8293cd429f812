/** The texts of the standard game, in Italian. */
import type { Translated } from '../mode-texts.ts';
import type { en } from './en.ts';

export const it: Translated<typeof en> = {
  description: {
    title: 'Standard',
    summary: 'Il gioco come si gioca di solito.',
    description: 'Il gioco del regolamento: ognuno per sé.',
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
