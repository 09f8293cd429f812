/** The texts of the game with neutral colours, in Italian. */
import type { Translated } from '../mode-texts.ts';
import { notPresent } from '../neutral/it.ts';
import type { en } from './en.ts';

export const it: Translated<typeof en> = {
  description: {
    title: 'Colori neutrali',
    description: 'Ognuno piazza anche dischi di un colore neutrale, dopo ogni azione Spedire o Occupare.',
    colours: ['Neutrale A', 'Neutrale B'],
  },
  events: {},
  gains: {},
  moves: {},
  prompts: {
    'neutral-ship': 'Dove va un disco {of:neutral}?',
    'neutral-occupy': 'Quale città occupa un disco {of:neutral}?',
  },
  refusals: {
    'not-present:C2-OCC-2': notPresent,
    'must-ship-neutral': 'prima spedisci un disco del tuo colore neutrale.',
    'must-occupy-neutral': 'prima un disco del tuo colore neutrale occupa una città.',
    'same-region-first': 'il disco neutrale occupa una città {in:near}, come te.',
  },
};
