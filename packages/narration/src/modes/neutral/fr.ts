/** The texts that modes with neutral discs share, in French. */
import type { Translated } from '../mode-texts.ts';
import type { en } from './en.ts';

/** The reason why a colour without a disc in an area may not act there. */
export const notPresent = 'aucun disque de cette couleur {in:region} : il faut y être présent pour y agir.';

export const fr: Translated<typeof en> = {
  options: {},
  events: {},
  gains: {},
  moves: {
    'neutral-ship': '{neutral} affrète {to:waters}',
    'neutral-ship:sail': '{neutral} navigue {to:waters}',
    'neutral-occupy': '{neutral} occupe {the:site}',
  },
  prompts: {},
  refusals: {
    'track-full': 'la piste {of:region} est pleine, et un tel disque ne va que sur une case libre.',
  },
};
