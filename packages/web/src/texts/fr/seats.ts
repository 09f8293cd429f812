/** Texts of the players' boards and of the stock, in French. */
import type { Translation } from '@windrose/narration/templates.ts';
import type { seats as en } from '../en/seats.ts';

export const seats: Translation<typeof en> = {
  seatPossible: '{piece} : possible',
  seatChosen: '{piece} : choisi',

  seatBuildings: 'Bâtiments',
  seatBusy: '{busy} bâtiments sur {count} occupés',
  seatSpace: 'Emplacement de bâtiment libre',
  seatHarbor: 'Port',
  seatSupply: 'Réserve',
  seatNeutral: 'Neutres : {harbor} au port, {reserve} en réserve',
  seatTokens: 'Jetons Action',
  seatTokenCount: '{token} : {count}',
  seatNoTokens: 'aucun',
  seatStatuses: 'Caractéristiques',
  seatCards: 'Cartes',
  seatCardsHeld: 'Cartes : {held} sur {limit}',
  seatSlotOpen: 'Emplacement de carte libre',
  seatSlotClosed: 'Au-delà de la limite de cartes',
  seatFreeGovernor: 'Gouverneur libre',
  seatFreeGovernorEmpty: { one: 'Laissé vide : {n} gloire à la fin', other: 'Laissé vide : {n} gloires à la fin' },
  seatAside: 'De côté',
  seatKept: 'Gardées pour leur gloire',
  seatFirst: 'Premier joueur',
  seatPassed: 'A passé',
  seatWhole: 'Tout le plateau\u00a0: {player}',

  seatGlory: 'Gloire actuelle',

  statusBuild: 'niveau {value}',
  statusGrowth: { one: '{n} disque', other: '{n} disques' },
  statusSalary: { one: '{n} paiement', other: '{n} paiements' },
  statusCardLimit: { one: '{n} carte', other: '{n} cartes' },
  statusNext: 'puis {gives} à {score}',
  statusTop: 'maximum',
  statusAt: '{status} : {score}',

  tileBusy: 'Un disque est posé dessus.',

  stockTitle: 'Réserve de bâtiments',
  stockLevel: 'Niveau {level}',
  stockStart: 'Bâtiments de départ',
  stockLeft: { one: 'Il en reste {n}.', other: 'Il en reste {n}.' },
  stockNone: 'Non disponibles : {list}',
};
