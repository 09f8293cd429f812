/** What the guide says of the game with neutral colours, in English. */
import type { ModeGuideTexts } from '../mode-texts.ts';

export const en = {
  summary: 'Each of two players also places discs of a neutral colour after every Ship and Occupy.',
  brief:
    'Each of you also has the discs of a neutral colour. After every Ship you place one of them on a track, after every Occupy in a city; they take part for regions and Governors, and do not score.',
  options: {},
} satisfies ModeGuideTexts;
