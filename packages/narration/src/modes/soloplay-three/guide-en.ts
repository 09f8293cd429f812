/** What the guide says of SoloPlay for three, in English. */
import type { ModeGuideTexts } from '../mode-texts.ts';

export const en = {
  summary: 'Shorter tracks, and a few neutral discs for those who have fewer in the harbor.',
  brief:
    'The tracks are shorter. After the Salary Phase those who have fewer than the most discs in the harbor get a neutral disc each; it may be played right after an action, to ship or to occupy. Neutral discs still in reserve at the end are 1 glory each.',
  options: {},
} satisfies ModeGuideTexts;
