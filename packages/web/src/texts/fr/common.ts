/** Texts of what lies between the players, and of the board in words, in French. */
import type { Translation } from '@windrose/narration/templates.ts';
import type { common as en } from '../en/common.ts';

export const common: Translation<typeof en> = {
  commonPile:
    'Ces cartes comptent comme si elles étaient en {area}\u00a0: pour en piocher une, il faut y avoir autant de disques que sa valeur.',
  commonExploits:
    'Un exploit s’ouvre avec ses deux régions. Qui est présent dans les deux peut utiliser une de ses capacités à la place de l’action qu’elle nomme.',
  commonPresent: 'Présents dans les deux\u00a0:',
  commonNoPlayer: 'personne',
  commonNone: 'aucun',
  commonLeft: { one: 'il reste {n} disque', other: 'il reste {n} disques' },
  'commonRow.golden-age-of-piracy.pirates': 'Pirates restants\u00a0:',
  'commonRow.golden-age-of-piracy.taken': 'Pirates pris\u00a0:',
  'commonRow.northwest-passage.spaces': 'Le Passage\u00a0:',
  'commonRow.spanish-treasure-fleet.discs': 'Sur la Flotte au Trésor\u00a0:',
  'commonRow.underground-railroad.stations': 'Sur le Chemin de fer\u00a0:',
  'commonRow.voyage-of-the-beagle.surveys': 'Explorées\u00a0:',
  'commonRow.carreira-da-india.rounds': 'Utilisé cette manche\u00a0:',

  cards: { one: '{n} carte', other: '{n} cartes' },
  discardPile: 'Pile de défausse',
  discs: { one: '{n} disque', other: '{n} disques' },
  gloryOf: { one: '{n} point de Gloire', other: '{n} points de Gloire' },
  open: 'ouverte',
  closed: 'fermée',
  nextSpace: 'Prochaine case',
  goneSpace: 'Hors de la piste',
  cityGlory: { one: 'Ville, {n} point de Gloire', other: 'Ville, {n} points de Gloire' },
  fleet: 'Flotte',
  link: 'Liaison',
  controlledBy: 'Contrôle : {who}',
  heldBy: 'Disque : {who}',
  free: 'Libre',
  topCard: 'Première carte : {card}',
  emptyDeck: 'Plus de carte',
  cardsLeft: { one: 'Encore {n} carte', other: 'Encore {n} cartes' },
  governorWaits: 'Attend ici\u00a0: {card}',
  exploits: 'Exploits',
  exploitOpen: 'Ouvert',
  exploitLocked: 'Verrouillé',
};
