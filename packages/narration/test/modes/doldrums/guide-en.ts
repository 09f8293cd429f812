/** What the guide says of the Doldrums, in English. */
import type { ModeGuideTexts } from '../../../src/modes/mode-texts.ts';

export const en = {
  summary: 'For two: waters without wind.',
  brief: 'At the start of each round the first player becalms the waters of a region.',
  options: {
    'do.prize': {
      title: 'Prize for calm waters',
      about: 'What a player gets for becalming waters.',
      values: { none: 'Nothing', glory: '1 glory' },
    },
  },
} satisfies ModeGuideTexts;
