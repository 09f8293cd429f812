/** Texts of the table, in French. */
import type { Translation } from '@windrose/narration/templates.ts';
import type { table as en } from '../en/table.ts';

export const table: Translation<typeof en> = {
  confirmTurn: 'Finir le tour',
  undo: 'Annuler',
  tookBack: 'Votre dernier choix est annulé, avec les réponses des robots.',
  close: 'Fermer',
  round: 'Manche {number} sur {rounds}',
  waiting: 'En attente : {who} …',
  thinking: '{who} réfléchit …',
  forced: 'Un seul coup est possible ; il est joué pour vous.',
  possible: 'Tous les coups',
  notPossible: 'Impossible : {reason}',

  hint: 'Conseil',

  board: 'Plateau',
  rivals: 'Adversaires',
  stock: 'Tuiles Bâtiment',

  areas: 'Zones',
  wholeBoard: 'Toute la carte',
  track: 'Piste d’Expédition',
  tokenHere: 'Jeton : {token}',
  deck: 'Paquet {deck}',

  opposition: 'Opposition',

  log: 'Journal',
  replay: 'Revoir la partie',
  toStart: 'Au début',
  toEnd: 'À la fin',
  stepBack: 'Un pas en arrière',
  stepOn: 'Un pas en avant',
  moment: 'Décision {number} sur {all}',

  rules: 'Règles',

  over: 'La partie est finie',
  score: 'Score',
};
