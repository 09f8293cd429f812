/** The texts of SoloPlay for two, in Italian. */
import type { Translated } from '../mode-texts.ts';
import type { en } from './en.ts';

export const it: Translated<typeof en> = {
  description: {
    title: 'SoloPlay per due',
    description: 'Tracciati più corti, e alcuni dischi neutrali per chi ha meno dischi nel porto.',
    colours: ['il colore neutrale'],
  },
  events: {},
  gains: {},
  moves: {},
  prompts: {},
  refusals: {},
};
