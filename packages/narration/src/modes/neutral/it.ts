/** The texts that modes with neutral discs share, in Italian. */
import type { Translated } from '../mode-texts.ts';
import type { en } from './en.ts';

/** The reason why a colour without a disc in an area may not act there. */
export const notPresent = 'nessun disco di quel colore {in:region}: un colore può agire solo dove ha un disco.';

export const it: Translated<typeof en> = {
  events: {},
  gains: {},
  moves: {
    'neutral-ship': '{neutral} spedisce {to:waters}',
    'neutral-ship:sail': '{neutral} salpa {to:waters}',
    'neutral-occupy': '{neutral} occupa {the:site}',
  },
  prompts: {},
  refusals: {
    'track-full': 'il tracciato {of:region} è pieno, e un disco neutrale può andare solo su uno spazio libero.',
  },
};
