/** What the guide says of the Doldrums, in Italian. */
import type { Translated } from '../../../src/modes/mode-texts.ts';
import type { en } from './guide-en.ts';

export const it: Translated<typeof en> = {
  summary: 'Per due: acque senza vento.',
  brief: 'All’inizio di ogni round il primo giocatore toglie il vento alle acque di una regione.',
  options: {
    'do.prize': {
      title: 'Premio della bonaccia',
      about: 'Che cosa ottiene un giocatore che toglie il vento.',
      values: { none: 'Nulla', glory: '1 gloria' },
    },
  },
};
