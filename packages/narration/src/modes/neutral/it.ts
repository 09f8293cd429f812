/** The texts that modes with neutral discs share, in Italian. */
import type { Translated } from '../mode-texts.ts';
import type { en } from './en.ts';

export const it: Translated<typeof en> = {
  options: {},
  events: {},
  gains: {},
  moves: {
    'neutral-ship': '{neutral} spedisce {to:waters}',
    'neutral-ship:sail': '{neutral} salpa {to:waters}',
    'neutral-occupy': '{neutral} occupa {the:site}',
  },
  prompts: {},
  refusals: {
    'not-present:neutral': 'nessun disco di quel colore {in:region}: può agire solo chi è presente.',
    'track-full': 'il tracciato {of:region} è pieno, e un disco così va solo su uno spazio libero.',
  },
};
