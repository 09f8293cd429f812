/** The texts of the Doldrums, in English. */
import type { ModeTexts } from '../../../src/modes/mode-texts.ts';

export const en = {
  description: {
    title: 'Doldrums',
    description: 'In each round the first player becalms the waters of a region.',
    colours: [],
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
