/** The texts that modes with neutral discs share, in English. */
import type { SharedTexts } from '../mode-texts.ts';

export const en = {
  options: {},
  events: {},
  gains: {},
  moves: {
    'neutral-ship': '{neutral} ships {to:waters}',
    'neutral-ship:sail': '{neutral} sails {to:waters}',
    'neutral-occupy': '{neutral} occupies {the:site}',
  },
  prompts: {},
  refusals: {
    'not-present:neutral': 'no disc of that colour is {in:region}, and only who is present may act there.',
    'track-full': 'the track {of:region} is full, and such a disc goes to free spaces only.',
  },
} satisfies SharedTexts;
