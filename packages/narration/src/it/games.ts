/** Texts about kinds of values, special buildings, victories, scores and turns at online tables, in Italian. */
import type { GameTexts } from '../texts.ts';

export const games: GameTexts = {
  side: 'Lato {side}',
  grades: {
    known: { title: 'Pubblicato', text: 'Fonti pubblicate riportano questo valore.' },
    deduced: { title: 'Dedotto', text: 'Questo valore deriva da ciò che dicono le fonti pubblicate.' },
    ours: { title: 'Scelto da noi', text: 'Di questo valore non si sa nulla; l’abbiamo scelto noi.' },
  },
  specials: {
    memorial:
      'I dischi che costano i tuoi attacchi possono andare davanti a una caratteristica, dove contano come un segnalino.',
    'city-hall': '1 punto Gloria per ogni simbolo Pescare sui tuoi edifici.',
  },
  victories: {
    defeat: 'Sconfitta',
    minor: 'Vittoria minore',
    victory: 'Vittoria',
    major: 'Vittoria maggiore',
    complete: 'Vittoria completa',
    total: 'Vittoria totale',
  },
  victory: {
    panache: '{grade} con stile',
    ahead: {
      one: '{grade}: {n} punto Gloria di vantaggio.',
      other: '{grade}: {n} punti Gloria di vantaggio.',
    },
    behind: {
      one: '{grade} per {n} punto Gloria.',
      other: '{grade} per {n} punti Gloria.',
    },
    equal: '{grade}: punteggi pari.',
  },
  categories: {
    cities: 'Città',
    links: 'Collegamenti',
    status: 'Caratteristiche',
    statuses: 'Caratteristiche',
    cards: 'Carte',
    buildings: 'Edifici',
    governorSlot: 'Slot Governatore vuoto',
    population: 'Dischi nel porto',
    slavery: 'Schiavismo messo da parte',
    mode: 'Riserva neutrale',
    exploit: 'Imprese',
    exploits: 'Imprese',
    total: 'Gloria',
  },
  turnNotice: { title: 'Tocca a te', text: '{title}: tocca a te.' },
};
