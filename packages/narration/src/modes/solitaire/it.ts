/** The texts of solitaire, in Italian. */
import type { Translated } from '../mode-texts.ts';
import type { en } from './en.ts';

export const it: Translated<typeof en> = {
  description: {
    title: 'Solitario',
    description: 'Tu contro l’Opposizione, quattro colori che agiscono secondo regole proprie.',
    colours: ['l’Opposizione', 'Rosso', 'Verde', 'Viola', 'Nero'],
  },
  events: {
    'extra-actions-granted': {
      one: 'Questo dà all’Opposizione {n} azione in più.',
      other: 'Questo dà all’Opposizione {n} azioni in più.',
    },
    'extra-actions-granted:none': 'Questo non dà all’Opposizione nessuna azione in più.',
    'draw-owed': '{who} pescherà una carta alla fine del round.',
    'token-taken': '{who} toglie {a:token} {at:from}.',
    'city-cleared': '{the:site} resta senza segnalino.',
    'opposition-order-decided:player': '{who} comincia, {reason}.',
    'opposition-order-decided:opposition': 'L’Opposizione comincia, {reason}.',
    'opposition-keeps:best': 'L’Opposizione ha troppe carte; per lei il meglio è tenere {cards}.',
    'opposition-keeps:none': 'L’Opposizione ha troppe carte; per lei il meglio è non tenerne nessuna.',
    'opposition-keeps:equal': {
      one: 'L’Opposizione ha troppe carte; {n} scelta è la migliore.',
      other: 'L’Opposizione ha troppe carte; {n} scelte sono ugualmente buone.',
    },
  },
  gains: {
    'extra-actions': {
      one: '{n} azione in più per l’Opposizione',
      other: '{n} azioni in più per l’Opposizione',
    },
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
  refusals: {
    'must-choose-for-opposition': 'prima scegli per l’Opposizione, le cui regole lasciano più possibilità.',
    'must-discard-for-opposition': 'prima scegli che cosa scarta l’Opposizione.',
    'not-an-option': 'le regole dell’Opposizione non portano lì; scegli solo tra ciò che per tutte le regole è uguale.',
    'keeps-better-cards': 'all’Opposizione conviene tenere {the:card}.',
    'not-on-grid': 'la griglia non mostra questa tessera: {building}.',
    'last-column-again': '{building}: è nell’ultima colonna, da cui hai costruito nel round precedente.',
  },
};
