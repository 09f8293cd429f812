/** Texts of the table, in French. */
import type { Translation } from '../catalogue.ts';
import type { table as en } from '../en/table.ts';

export const table: Translation<typeof en> = {
  confirmTurn: 'Finir le tour',
  undo: 'Annuler',
  tookBack: {
    one: 'Votre dernier choix est annulé, avec la réponse d’un robot.',
    other: 'Votre dernier choix est annulé, avec {n} réponses des robots.',
  },
  close: 'Fermer',
  round: 'Manche {number} sur {rounds}',
  waiting: 'En attente : {who} …',
  thinking: '{who} réfléchit …',
  forced: 'Un seul coup est possible ; il est joué pour vous.',
  possible: 'Tous les coups',
  notPossible: 'Impossible : {reason}',

  hint: 'Conseil',
  hintThinking: 'Recherche de bons coups : {percent} %',
  hintBest: { one: 'Meilleur coup', other: 'Meilleurs coups' },
  hintGlory: 'Gloire attendue : {glory}',
  hintChance: 'Chances de victoire : {percent} %',

  board: 'Plateau',
  rivals: 'Adversaires',
  stock: 'Tuiles Bâtiment',
  cards: { one: '{n} carte', other: '{n} cartes' },
  discardPile: 'Pile de défausse',
  discs: { one: '{n} disque', other: '{n} disques' },
  gloryOf: { one: '{n} point de Gloire', other: '{n} points de Gloire' },

  areas: 'Zones',
  showArea: 'Afficher {area}',
  wholeBoard: 'Toute la carte',
  open: 'ouverte',
  closed: 'fermée',
  track: 'Piste d’Expédition',
  nextSpace: 'Prochaine case',
  goneSpace: 'Hors de la piste',
  cityGlory: { one: 'Ville, {n} point de Gloire', other: 'Ville, {n} points de Gloire' },
  fleet: 'Flotte',
  link: 'Liaison',
  controlledBy: 'Contrôle : {who}',
  heldBy: 'Disque : {who}',
  free: 'Libre',
  tokenHere: 'Jeton : {token}',
  deck: 'Paquet {deck}',
  topCard: 'Première carte : {card}',
  emptyDeck: 'Plus de carte',
  exploits: 'Exploits',
  exploitOpen: 'Ouvert',
  exploitLocked: 'Verrouillé',

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

  notFound: 'Cette partie n’existe pas.',
};
