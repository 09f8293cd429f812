/** The texts that modes with neutral discs share, in English. */
import type { SharedTexts } from '../mode-texts.ts';

/** The reason why a colour without a disc in an area may not act there. */
export const notPresent = 'no disc of that colour is {in:region}, and a colour may act only where it has a disc.';

export const en = {
  events: {},
  gains: {},
  moves: {
    'neutral-ship': '{neutral} ships {to:waters}',
    'neutral-ship:sail': '{neutral} sails {to:waters}',
    'neutral-occupy': '{neutral} occupies {the:site}',
  },
  prompts: {},
  refusals: {
    'track-full': 'the track {of:region} is full, and a neutral disc can only go to a free space.',
  },
} satisfies SharedTexts;
