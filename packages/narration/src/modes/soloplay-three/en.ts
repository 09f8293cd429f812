/** The texts of SoloPlay for three, in English. */
import type { ModeTexts } from '../mode-texts.ts';

export const en = {
  description: {
    title: 'SoloPlay for three',
    description: 'Tracks with fewer tokens, and a few neutral discs for those who have fewer discs in the harbor.',
    colours: ['the neutral colour'],
  },
  events: {},
  gains: {},
  moves: {},
  prompts: {},
  refusals: {},
} satisfies ModeTexts;
