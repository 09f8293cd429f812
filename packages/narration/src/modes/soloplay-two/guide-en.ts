/** What the guide says of SoloPlay for two, in English. */
import type { ModeGuideTexts } from '../mode-texts.ts';

export const en = {
  summary: 'Shorter tracks, and a few neutral discs for whoever has fewer in the harbor.',
  brief:
    'The tracks are shorter. After the Salary Phase whoever has fewer discs in the harbor gets a neutral disc; it may be played right after an action, to ship or to occupy. Neutral discs still in reserve at the end are 1 glory each.',
  options: {},
} satisfies ModeGuideTexts;
