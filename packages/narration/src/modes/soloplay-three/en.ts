/** The texts of SoloPlay for three, in English. */
import type { ModeTexts } from '../mode-texts.ts';

export const en = {
  description: {
    title: 'SoloPlay for three',
    summary: 'Shorter tracks, and a few neutral discs for those who have fewer in the harbor.',
    description: 'Tracks with fewer tokens, and a few neutral discs for those who have fewer discs in the harbor.',
    brief:
      'The tracks are shorter. After the Salary Phase those who have fewer than the most discs in the harbor get a neutral disc each; it may be played right after an action, to ship or to occupy. Neutral discs still in reserve at the end are 1 glory each.',
    colours: ['the neutral colour'],
  },
  options: {},
  events: {},
  gains: {},
  moves: {},
  prompts: {},
  refusals: {},
} satisfies ModeTexts;
