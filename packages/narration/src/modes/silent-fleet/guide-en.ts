/** What the guide says of the Silent Fleet, in English. */
import type { ModeGuideTexts } from '../mode-texts.ts';

export const en = {
  summary: 'For two: a fleet that nobody owns answers every turn.',
  brief:
    'After every turn of yours the Silent Fleet, which nobody owns, answers: to a Sail it sails, to an Occupy it occupies, to a Draw it takes a card out of the game; you choose where. It takes part for regions and Governors, and does not score.',
  options: {
    'sf.limitedOccupation': {
      title: 'Limited occupation',
      about: 'To an Occupy the Silent Fleet answers in the same area, or not at all.',
      values: {},
    },
    'sf.noTokenReaction': {
      title: 'No reaction to tokens',
      about: 'A turn in which an action token is spent causes no reaction.',
      values: {},
    },
    'sf.causeScarcity': {
      title: 'Cause a shortage',
      about: 'In each round the player without the Crown takes a building out of the game.',
      values: {},
    },
  },
} satisfies ModeGuideTexts;
