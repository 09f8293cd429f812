/** What the guide says of the standard game, in English. */
import type { ModeGuideTexts } from '../mode-texts.ts';

export const en = {
  summary: 'The game as it is usually played.',
  brief: null,
  options: {},
} satisfies ModeGuideTexts;
