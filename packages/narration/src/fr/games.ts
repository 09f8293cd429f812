/** What a game can be, what special buildings do in it, and how it ends, in French. */
import type { GameTexts } from '../texts.ts';

export const games: GameTexts = {
  side: 'Face {side}',
  modes: {
    standard: { title: 'Standard', text: 'Le jeu du livret de règles : chacun pour soi.' },
    'classic-two': {
      title: 'Couleurs neutres',
      text: 'Chacun place aussi des disques d’une couleur neutre, après chaque action Affréter ou Occuper.',
    },
    'soloplay-two': {
      title: 'SoloPlay à deux',
      text: 'Des pistes plus courtes, et quelques disques neutres pour qui a moins de disques au port.',
    },
    'soloplay-three': {
      title: 'SoloPlay à trois',
      text: 'Des pistes avec moins de jetons, et quelques disques neutres pour qui a moins de disques au port.',
    },
    solitaire: {
      title: 'Solitaire',
      text: 'Vous contre l’Opposition, quatre couleurs qui agissent selon leurs propres règles.',
    },
    'silent-fleet': {
      title: 'La Flotte Silencieuse',
      text: 'À deux : une flotte qui n’appartient à personne réagit à chaque tour.',
    },
  },
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
};
