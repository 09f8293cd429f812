/** The texts of the standard game, in English. */
import type { ModeTexts } from '../mode-texts.ts';

export const en = {
  description: {
    title: 'Standard',
    summary: 'The game as it is usually played.',
    description: 'The game of the rule book: everybody for themselves.',
    brief: null,
    colours: [],
  },
  options: {},
  events: {},
  gains: {},
  moves: {},
  prompts: {},
  refusals: {},
} satisfies ModeTexts;
