/** What the guide says of solitaire, in Italian. */
import type { Translated } from '../mode-texts.ts';
import type { en } from './guide-en.ts';

export const it: Translated<typeof en> = {
  summary: 'Da solo contro l’Opposizione, i cui quattro colori seguono regole proprie.',
  brief:
    'Giochi da solo contro l’Opposizione, i cui quattro colori agiscono secondo regole fisse: un colore di turno occupa una città se può; altrimenti completa un tracciato, salpa o pesca. Costruisci da una griglia di tre colonne: ogni colonna di distanza dall’indicatore dà all’Opposizione un’azione in più nel round. Tu e l’Opposizione agite una dopo l’altra, senza alternarvi: nei primi due round cominci tu; poi comincia lei, se può farlo occupando una città. Se in un round peschi, alla fine pesca una volta anche lei. Vinci con almeno tanta Gloria quanta ne ha l’Opposizione; più sei avanti, più grande è la vittoria.',
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
};
