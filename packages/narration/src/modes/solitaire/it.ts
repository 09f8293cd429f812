/** The texts of solitaire, in Italian. */
import type { Translated } from '../mode-texts.ts';
import type { en } from './en.ts';

export const it: Translated<typeof en> = {
  description: {
    title: 'Solitario',
    summary: 'Da solo contro l’Opposizione, i cui quattro colori seguono regole proprie.',
    description: 'Tu contro l’Opposizione, quattro colori che agiscono secondo regole proprie.',
    brief:
      'Giochi da solo contro l’Opposizione, i cui quattro colori agiscono secondo regole fisse: un colore di turno occupa una città se può; altrimenti completa un tracciato, salpa o pesca. Costruisci da una griglia di tre colonne: ogni colonna di distanza dall’indicatore dà all’Opposizione un’azione in più nel round. Tu e l’Opposizione agite una dopo l’altra, senza alternarvi: nei primi due round cominci tu; poi comincia lei, se può farlo occupando una città. Se in un round peschi, alla fine pesca una volta anche lei. Vinci con almeno tanta Gloria quanta ne ha l’Opposizione; più sei avanti, più grande è la vittoria.',
    colours: ['l’Opposizione', 'Rosso', 'Verde', 'Viola', 'Nero'],
  },
  options: {
    'solo.difficulty': {
      title: 'Difficoltà',
      about: 'Quanto l’Opposizione ricava dai segnalini Azione che prende.',
      values: {
        normal: 'Normale',
        easier: 'Più facile',
        harder: 'Più difficile',
      },
    },
    'solo.choices': {
      title: 'Scelte dell’Opposizione',
      about: 'Dove le sue regole lasciano una scelta, decidi tu, o prende ciò che è peggio per te.',
      values: {
        asked: 'Decido io',
        worst: 'Il peggio per me',
      },
    },
    'rulings.solo.firstTest': {
      title: 'Quando comincia l’Opposizione',
      about:
        'Dal terzo round comincia se una città può essere occupata: dal suo primo colore, da uno dei suoi colori, o da chiunque.',
      values: {
        firstColour: 'Primo colore',
        anyColour: 'Un colore',
        anyone: 'Chiunque',
      },
    },
    'rulings.solo.industryGate': {
      title: 'La Manodopera limita gli edifici',
      about: 'Dalla griglia si prendono solo edifici fino al tuo Livello di Costruzione.',
      values: {},
    },
    'rulings.solo.occupyOneGlory': {
      title: 'L’Opposizione prende ogni città',
      about: 'Dove non completa alcun collegamento occupa anche le città comuni, non solo quelle da 2 glorie.',
      values: {},
    },
    'rulings.solo.oppEmptyGovernor': {
      title: 'Slot Governatore vuoto dell’Opposizione',
      about: 'Quanto vale per l’Opposizione alla fine.',
      values: {
        '0': 'Nulla',
        '3': '3 glorie',
      },
    },
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
