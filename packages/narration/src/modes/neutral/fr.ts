/** The texts that modes with neutral discs share, in French. */
import type { Translated } from '../mode-texts.ts';
import type { en } from './en.ts';

/** The reason why a colour without a disc in an area may not act there. */
export const notPresent = 'aucun disque de cette couleur {in:region} : une couleur n’agit que là où elle a un disque.';

export const fr: Translated<typeof en> = {
  events: {},
  gains: {},
  moves: {
    'neutral-ship': '{neutral} affrète {to:waters}',
    'neutral-ship:sail': '{neutral} navigue {to:waters}',
    'neutral-occupy': '{neutral} occupe {the:site}',
  },
  prompts: {},
  refusals: {
    'track-full': 'la piste {of:region} est pleine, et un disque neutre ne peut aller que sur une case libre.',
  },
};
