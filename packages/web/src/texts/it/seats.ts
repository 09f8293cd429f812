/** Texts of the players' boards and of the stock, in Italian. */
import type { Translation } from '@windrose/narration/templates.ts';
import type { seats as en } from '../en/seats.ts';

export const seats: Translation<typeof en> = {
  seatPossible: '{piece}: possibile',
  seatChosen: '{piece}: scelto',

  seatBuildings: 'Edifici',
  seatBusy: '{busy} edifici su {count} in uso',
  seatSpace: 'Spazio edificio libero',
  seatHarbor: 'Porto',
  seatSupply: 'Riserva',
  seatNeutral: 'Neutrali: {harbor} nel porto, {reserve} di scorta',
  seatTokens: 'Segnalini Azione',
  seatTokenCount: '{token}: {count}',
  seatNoTokens: 'nessuno',
  seatStatuses: 'Caratteristiche',
  seatCards: 'Carte',
  seatCardsHeld: 'Carte: {held} su {limit}',
  seatSlotOpen: 'Slot carta libero',
  seatSlotClosed: 'Oltre il limite di carte',
  seatFreeGovernor: 'Governatore gratuito',
  seatFreeGovernorEmpty: { one: 'Lasciato vuoto: {n} gloria alla fine', other: 'Lasciato vuoto: {n} glorie alla fine' },
  seatAside: 'Da parte',
  seatKept: 'Tenute per la gloria',
  seatFirst: 'Primo giocatore',
  seatPassed: 'Ha passato',
  seatWhole: 'Tutta la plancia di {player}',

  seatGlory: 'Gloria finora',

  statusBuild: 'livello {value}',
  statusGrowth: { one: '{n} disco', other: '{n} dischi' },
  statusSalary: { one: '{n} pagamento', other: '{n} pagamenti' },
  statusCardLimit: { one: '{n} carta', other: '{n} carte' },
  statusNext: 'poi {gives} a {score}',
  statusTop: 'massimo',
  statusAt: '{status}: {score}',

  tileBusy: 'Vi si trova un disco.',

  stockTitle: 'Riserva di edifici',
  stockLevel: 'Livello {level}',
  stockStart: 'Edifici iniziali',
  stockLeft: { one: 'Ne resta {n}.', other: 'Ne restano {n}.' },
  stockNone: 'Non disponibili: {list}',
};
