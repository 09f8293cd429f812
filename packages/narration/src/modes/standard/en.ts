/** The texts of the standard game, in English. */
import type { ModeTexts } from '../mode-texts.ts';

export const en = {
  description: {
    title: 'Standard',
    description: 'The game of the rule book: everybody for themselves.',
    colours: [],
  },
  events: {},
  gains: {},
  moves: {},
  prompts: {},
  refusals: {},
} satisfies ModeTexts;
