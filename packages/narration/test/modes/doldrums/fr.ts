/** The texts of the Doldrums, in French. */
import type { Translated } from '../../../src/modes/mode-texts.ts';
import type { en } from './en.ts';

export const fr: Translated<typeof en> = {
  description: {
    title: 'Le Pot au noir',
    description: 'À chaque manche, le premier joueur prive de vent les eaux d’une région.',
    colours: [],
  },
  events: { 'waters-becalmed': 'Le vent tombe : {who} en prive {the:region}.' },
  gains: { calm: 'calme plat {in:region}' },
  moves: { becalm: 'Priver de vent {the:region}' },
  prompts: { becalm: 'Quelles eaux privez-vous de vent ?' },
  refusals: {
    'must-becalm': 'privez d’abord de vent les eaux d’une région.',
    'no-sea': 'il n’y a pas d’eaux {of:region}.',
    'already-calm': 'le calme règne déjà {in:region}.',
  },
};
