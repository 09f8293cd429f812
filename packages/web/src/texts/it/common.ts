/** Texts of what lies between the players, and of the board in words, in Italian. */
import type { Translation } from '@windrose/narration/templates.ts';
import type { common as en } from '../en/common.ts';

export const common: Translation<typeof en> = {
  commonPile:
    'Queste carte contano come se fossero in {area}: per pescarne una servono lì tanti dischi quanto il suo valore.',
  commonExploits:
    'Un’impresa si apre con entrambe le sue regioni. Chi è presente in entrambe può usare una delle sue abilità al posto dell’azione che nomina.',
  commonPresent: 'Presenti in entrambe:',
  commonNoPlayer: 'nessuno',
  commonNone: 'nessuno',
  commonLeft: { one: 'resta {n} disco', other: 'restano {n} dischi' },
  'commonRow.golden-age-of-piracy.pirates': 'Pirati rimasti:',
  'commonRow.golden-age-of-piracy.taken': 'Pirati presi:',
  'commonRow.northwest-passage.spaces': 'Il Passaggio:',
  'commonRow.spanish-treasure-fleet.discs': 'Sulla Flotta del Tesoro:',
  'commonRow.underground-railroad.stations': 'Sulla Ferrovia:',
  'commonRow.voyage-of-the-beagle.surveys': 'Esplorate:',
  'commonRow.carreira-da-india.rounds': 'Usata in questo round:',

  cards: { one: '{n} carta', other: '{n} carte' },
  discardPile: 'Pila degli scarti',
  discs: { one: '{n} disco', other: '{n} dischi' },
  gloryOf: { one: '{n} punto Gloria', other: '{n} punti Gloria' },
  open: 'aperta',
  closed: 'chiusa',
  nextSpace: 'Prossimo spazio',
  goneSpace: 'Fuori dal tracciato',
  cityGlory: { one: 'Città, {n} punto Gloria', other: 'Città, {n} punti Gloria' },
  fleet: 'Flotta',
  link: 'Collegamento',
  controlledBy: 'Controllo: {who}',
  heldBy: 'Disco: {who}',
  free: 'Libera',
  topCard: 'Prima carta: {card}',
  emptyDeck: 'Nessuna carta rimasta',
  cardsLeft: { one: 'Ancora {n} carta', other: 'Ancora {n} carte' },
  governorWaits: 'Attende qui: {card}',
  exploits: 'Imprese',
  exploitOpen: 'Aperta',
  exploitLocked: 'Bloccata',
};
