/** What the guide says of options that SoloPlay for two and for three share, in Italian. */
import type { Translated } from '../mode-texts.ts';
import type { en } from './guide-en.ts';

export const it: Translated<typeof en> = {
  options: {
    'rulings.sp.trackRemoval': {
      title: 'Caselle del tracciato senza segnalino',
      about: 'Una casella che perde il segnalino prima della partita lascia il tracciato, o vi resta, vuota.',
      values: {
        shorten: 'Lasciano il tracciato',
        emptySpace: 'Restano, vuote',
      },
    },
    'rulings.sp.neutralToken': {
      title: 'Segnalini sotto i dischi neutrali',
      about: 'Chi gioca un disco neutrale prende il segnalino che vi si trova, o questo esce dalla partita.',
      values: {
        player: 'Al giocatore',
        discard: 'Fuori dalla partita',
      },
    },
    'rulings.sp.neutralsPerTurn': {
      title: 'Dischi neutrali per turno',
      about: 'Quanti dischi neutrali un giocatore può giocare in un turno.',
      values: {
        '1': 'Uno',
        unlimited: 'Senza limite',
      },
    },
  },
};
