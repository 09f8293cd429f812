/** The texts of the Doldrums, in English. */
import type { ModeTexts } from '../../../src/modes/mode-texts.ts';

export const en = {
  description: {
    title: 'Doldrums',
    summary: 'For two: waters without wind.',
    description: 'In each round the first player becalms the waters of a region.',
    brief: 'At the start of each round the first player becalms the waters of a region.',
    colours: [],
  },
  options: {
    'do.prize': {
      title: 'Prize for calm waters',
      about: 'What a player gets for becalming waters.',
      values: { none: 'Nothing', glory: '1 glory' },
    },
  },
  events: { 'waters-becalmed': 'The wind dies down: {who} becalms {the:region}.' },
  gains: { calm: 'calm in {region}' },
  moves: { becalm: 'Becalm {the:region}' },
  prompts: { becalm: 'Which waters do you becalm?' },
  refusals: {
    'must-becalm': 'first you becalm the waters of a region.',
    'no-sea': '{the:region} has no waters of its own.',
    'already-calm': '{the:region} is calm already.',
  },
} satisfies ModeTexts;
