/** The texts of the game with neutral colours, in English. */
import type { ModeTexts } from '../mode-texts.ts';
import { notPresent } from '../neutral/en.ts';

export const en = {
  description: {
    title: 'Neutral colours',
    description: 'Each player also places discs of a neutral colour, after every Ship and every Occupy of their own.',
    colours: ['Neutral A', 'Neutral B'],
  },
  events: {},
  gains: {},
  moves: {},
  prompts: {
    'neutral-ship': 'Where does a disc {of:neutral} ship to?',
    'neutral-occupy': 'Which city does a disc {of:neutral} occupy?',
  },
  refusals: {
    'not-present:C2-OCC-2': notPresent,
    'must-ship-neutral': 'first you ship a disc of your neutral colour.',
    'must-occupy-neutral': 'first a disc of your neutral colour occupies a city.',
    'same-region-first': 'the neutral disc occupies a city {in:near}, as you did.',
  },
} satisfies ModeTexts;
