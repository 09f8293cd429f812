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

  'table.turnOver': 'Le tour est fini.',
  'table.sending': 'Envoi du tour …',
  'table.choiceDone': 'L’Opposition fait comme vous l’avez choisi.',
  'table.onBehalf': '{player}, pour {other}',
  'table.ownRules': 'L’Opposition suit ses propres règles. Quand elles laissent un choix, c’est à vous de le faire.',
  'table.targets': { one: '{n} choix', other: '{n} choix' },
  'table.retell': 'Montrer pas à pas',
  'table.goOn': 'Continuer',
  'table.tone.0': 'Vermillon',
  'table.tone.1': 'Bleu',
  'table.tone.2': 'Ambre',
  'table.tone.3': 'Vert',
  'table.tone.4': 'Violet',
  'table.turnBack': 'Un tour en arrière',
  'table.turnOn': 'Un tour en avant',
  'table.news': 'Ce qui s’est passé',
  'table.panels': 'Panneaux',
  'table.leave': 'Accueil',
  'table.past': 'Vous regardez en arrière.',
  'table.pastAsked': 'C’était alors à {who} de jouer.',
  'table.toNow': 'Revenir au présent',
  'table.gloryTo': 'Gloire {before} → {after}',
  'table.tooMany': 'cartes à défausser : {n}',
  'table.playOn': 'Lecture',
  'table.pause': 'Pause',
  commonTitle: 'En commun',
  commonCalls: 'possible',
};
