/** Events, gains, moves and questions that there are only with an Opposition, in Italian. */
import type { OppositionSayings } from '../texts.ts';

export const oppositionSayings: OppositionSayings = {
  events: {
    'extra-actions-granted': {
      one: 'Questo dà all’Opposizione {n} azione in più.',
      other: 'Questo dà all’Opposizione {n} azioni in più.',
    },
    'extra-actions-granted:none': 'Questo non dà all’Opposizione nessuna azione in più.',
    'draw-owed': '{who} pescherà una carta alla fine del round.',
    'token-taken': '{who} toglie {a:token} {at:from}.',
    'city-cleared': '{the:site} resta senza segnalino.',
  },
  gains: {
    'extra-actions': { one: '{n} azione in più per l’Opposizione', other: '{n} azioni in più per l’Opposizione' },
  },
  moves: {
    'opposition-occupy': 'L’Opposizione occupa {the:site}',
    'opposition-ship': 'L’Opposizione spedisce {to:waters}',
    'opposition-draw': 'L’Opposizione pesca {the:card}',
    'opposition-attack': 'L’Opposizione ti attacca {at:site}',
    'opposition-take': 'L’Opposizione ti toglie {a:token}',
    'opposition-clear': '{the:site} perde il segnalino',
    'opposition-discard': 'L’Opposizione scarta {the:card}',
  },
  prompts: {
    'opposition-action': {
      one: 'Le regole lasciano {n} possibilità all’Opposizione: scegli tu per lei. Dove agisce {who}?',
      other: 'Le regole lasciano {n} possibilità all’Opposizione: scegli tu per lei. Dove agisce {who}?',
    },
    'opposition-action:settle': {
      one: 'Le regole lasciano {n} città all’Opposizione: scegli tu per lei. Dove in Europa si insedia {who} prima del primo round?',
      other:
        'Le regole lasciano {n} città all’Opposizione: scegli tu per lei. Dove in Europa si insedia {who} prima del primo round?',
    },
    'opposition-action:clear': {
      one: 'Le regole lasciano {n} città all’Opposizione: scegli tu per lei. Quale città d’Europa perde il segnalino blu?',
      other:
        'Le regole lasciano {n} città all’Opposizione: scegli tu per lei. Quale città d’Europa perde il segnalino blu?',
    },
    'opposition-action:bonus-draw': {
      one: 'Le regole lasciano {n} carta all’Opposizione: scegli tu per lei. Quale carta pesca {who}?',
      other: 'Le regole lasciano {n} carte all’Opposizione: scegli tu per lei. Quale carta pesca {who}?',
    },
    'opposition-discard':
      'Le regole lasciano all’Opposizione più carte che si equivalgono: scegli tu per lei. Quale scarta?',
  },
};
