/** The texts of SoloPlay for two and for three, in Italian. */
import type { Translated } from '../mode-texts.ts';
import type { en } from './en.ts';

export const it: Translated<typeof en> = {
  descriptions: {
    'soloplay-two': {
      title: 'SoloPlay per due',
      summary: 'Tracciati più corti, e qualche disco neutrale per chi ne ha di meno nel porto.',
      description: 'Tracciati più corti, e alcuni dischi neutrali per chi ha meno dischi nel porto.',
      brief:
        'I tracciati sono più corti. Dopo la fase Salario chi ha meno dischi nel porto riceve un disco neutrale; si può giocare subito dopo un’azione, per salpare o occupare. I dischi neutrali ancora di scorta alla fine valgono 1 Gloria ciascuno.',
      colours: ['il colore neutrale'],
    },
    'soloplay-three': {
      title: 'SoloPlay per tre',
      summary: 'Tracciati più corti, e qualche disco neutrale per quelli che ne hanno di meno nel porto.',
      description: 'Tracciati con meno segnalini, e alcuni dischi neutrali per chi ha meno dischi nel porto.',
      brief:
        'I tracciati sono più corti. Dopo la fase Salario quelli che non hanno più dischi di tutti nel porto ricevono ciascuno un disco neutrale; si può giocare subito dopo un’azione, per salpare o occupare. I dischi neutrali ancora di scorta alla fine valgono 1 Gloria ciascuno.',
      colours: ['il colore neutrale'],
    },
  },
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
