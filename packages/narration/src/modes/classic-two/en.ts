/** The texts of the game with neutral colours, in English. */
import type { ModeTexts } from '../mode-texts.ts';
import { notPresent } from '../neutral/en.ts';

export const en = {
  description: {
    title: 'Neutral colours',
    summary: 'Each of two players also places discs of a neutral colour after every Ship and Occupy.',
    description: 'Each player also places discs of a neutral colour, after every Ship and every Occupy of their own.',
    brief:
      'Each of you also has the discs of a neutral colour. After every Ship you place one of them on a track, after every Occupy in a city; they take part for regions and Governors, and do not score.',
    colours: ['Neutral A', 'Neutral B'],
  },
  options: {},
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
