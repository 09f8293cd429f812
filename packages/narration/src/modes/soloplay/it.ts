/** The texts that SoloPlay for two and for three share, in Italian. */
import type { Translated } from '../mode-texts.ts';
import type { en } from './en.ts';

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
  events: {
    'tile-removed': 'Una tessera esce dal gioco: {building}.',
    'track-token-removed': '{the:token} viene tolto dallo {space}.',
    'neutral-received': '{who} riceve un disco neutrale.',
    'neutral-declined': '{who} tiene il disco neutrale nel porto.',
  },
  gains: {},
  moves: {
    'remove-token': 'Togli {the:token} dallo {space}',
    'remove-token:none': 'Togli il segnalino dallo {space}',
    decline: 'Tieni il disco neutrale',
  },
  prompts: {
    'remove-token': 'Scegli un segnalino da togliere dal suo tracciato.',
    'play-neutral': 'Puoi giocare un disco neutrale {in:region}.',
    'play-neutral:anywhere': 'Puoi giocare un disco neutrale ovunque.',
  },
  refusals: {
    'must-remove-token': 'prima scegli un segnalino da togliere dal suo tracciato.',
    'must-play-neutral': 'prima gioca un disco neutrale, o rinuncia.',
    'track-spared': 'il tracciato dello {space} ha già perso tutti i segnalini permessi.',
  },
};
