/** Texts of the table, in Italian. */
import type { Translation } from '../catalogue.ts';
import type { table as en } from '../en/table.ts';

export const table: Translation<typeof en> = {
  confirmTurn: 'Termina il turno',
  undo: 'Annulla',
  tookBack: {
    one: 'La tua ultima scelta è annullata, con la risposta di un bot.',
    other: 'La tua ultima scelta è annullata, con {n} risposte dei bot.',
  },
  close: 'Chiudi',
  round: 'Round {number} di {rounds}',
  waiting: 'In attesa: {who} …',
  thinking: '{who} sta pensando …',
  forced: 'È possibile una sola mossa, che viene giocata per te.',
  possible: 'Tutte le mosse',
  notPossible: 'Impossibile: {reason}',

  hint: 'Consiglio',
  hintThinking: 'Ricerca di buone mosse: {percent} %',
  hintBest: { one: 'Mossa migliore', other: 'Mosse migliori' },
  hintGlory: 'Gloria prevista: {glory}',
  hintChance: 'Probabilità di vittoria: {percent} %',

  board: 'Tabellone',
  rivals: 'Avversari',
  stock: 'Tessere edificio',
  cards: { one: '{n} carta', other: '{n} carte' },
  discardPile: 'Pila degli scarti',
  discs: { one: '{n} disco', other: '{n} dischi' },
  gloryOf: { one: '{n} punto Gloria', other: '{n} punti Gloria' },

  areas: 'Aree',
  showArea: 'Mostra {area}',
  wholeBoard: 'Tutta la carta',
  open: 'aperta',
  closed: 'chiusa',
  track: 'Tracciato spedizione',
  nextSpace: 'Prossimo spazio',
  goneSpace: 'Fuori dal tracciato',
  cityGlory: { one: 'Città, {n} punto Gloria', other: 'Città, {n} punti Gloria' },
  fleet: 'Flotta',
  link: 'Collegamento',
  controlledBy: 'Controllo: {who}',
  heldBy: 'Disco: {who}',
  free: 'Libera',
  tokenHere: 'Segnalino: {token}',
  deck: 'Mazzo {deck}',
  topCard: 'Prima carta: {card}',
  emptyDeck: 'Nessuna carta rimasta',
  exploits: 'Imprese',
  exploitOpen: 'Aperta',
  exploitLocked: 'Bloccata',

  opposition: 'Opposizione',

  log: 'Diario',
  replay: 'Rivedi la partita',
  toStart: 'All’inizio',
  toEnd: 'Alla fine',
  stepBack: 'Un passo indietro',
  stepOn: 'Un passo avanti',
  moment: 'Decisione {number} di {all}',

  rules: 'Regole',

  over: 'La partita è finita',
  score: 'Punteggio',

  notFound: 'Questa partita non esiste.',
};
