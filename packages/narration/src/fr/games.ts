/** Texts about kinds of values, special buildings, victories, scores and turns at online tables, in French. */
import type { GameTexts } from '../texts.ts';

export const games: GameTexts = {
  side: 'Face {side}',
  grades: {
    known: { title: 'Publié', text: 'Des sources publiées donnent cette valeur.' },
    deduced: { title: 'Déduit', text: 'Cette valeur découle de ce que disent les sources publiées.' },
    ours: { title: 'Choisi par nous', text: 'On ne sait rien de cette valeur ; nous l’avons choisie.' },
  },
  specials: {
    memorial:
      'Les disques que coûtent vos attaques peuvent aller devant une caractéristique, où ils comptent comme un jeton.',
    'city-hall': '1 point de Gloire pour chaque symbole Piocher sur vos bâtiments.',
  },
  victories: {
    defeat: 'Défaite',
    minor: 'Victoire mineure',
    victory: 'Victoire',
    major: 'Victoire majeure',
    complete: 'Victoire complète',
    total: 'Victoire totale',
  },
  victory: {
    panache: '{grade} avec panache',
    ahead: {
      one: '{grade} : {n} point de Gloire d’avance.',
      other: '{grade} : {n} points de Gloire d’avance.',
    },
    behind: {
      one: '{grade} : {n} point de Gloire de retard.',
      other: '{grade} : {n} points de Gloire de retard.',
    },
    equal: '{grade} : scores égaux.',
  },
  categories: {
    cities: 'Villes',
    links: 'Liaisons',
    status: 'Caractéristiques',
    statuses: 'Caractéristiques',
    cards: 'Cartes',
    buildings: 'Bâtiments',
    governorSlot: 'Emplacement Gouverneur vide',
    population: 'Disques au port',
    slavery: 'Esclavage mis de côté',
    mode: 'Réserve neutre',
    exploit: 'Exploits',
    exploits: 'Exploits',
    total: 'Gloire',
  },
  turnNotice: { title: 'À vous de jouer', text: '{title} : c’est à vous de jouer.' },
};
