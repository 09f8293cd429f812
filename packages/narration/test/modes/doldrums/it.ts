/** The texts of the Doldrums, in Italian. */
import type { Translated } from '../../../src/modes/mode-texts.ts';
import type { en } from './en.ts';

export const it: Translated<typeof en> = {
  description: {
    title: 'Le calme equatoriali',
    description: 'In ogni round il primo giocatore toglie il vento alle acque di una regione.',
    colours: [],
  },
  events: { 'waters-becalmed': 'Il vento cala: {who} porta la bonaccia {in:region}.' },
  gains: { calm: 'bonaccia {in:region}' },
  moves: { becalm: 'Bonaccia {in:region}' },
  prompts: { becalm: 'A quali acque togli il vento?' },
  refusals: {
    'must-becalm': 'prima togli il vento alle acque di una regione.',
    'no-sea': '{the:region} non ha acque proprie.',
    'already-calm': 'c’è già bonaccia {in:region}.',
  },
};
