/** The texts of SoloPlay for two, in English. */
import type { ModeTexts } from '../mode-texts.ts';

export const en = {
  description: {
    title: 'SoloPlay for two',
    description: 'Shorter tracks, and a few neutral discs for whoever has fewer discs in the harbor.',
    colours: ['the neutral colour'],
  },
  events: {},
  gains: {},
  moves: {},
  prompts: {},
  refusals: {},
} satisfies ModeTexts;
