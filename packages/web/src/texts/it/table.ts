/** Texts of the table, in Italian. */
import type { Translation } from '@windrose/narration/templates.ts';
import type { table as en } from '../en/table.ts';

export const table: Translation<typeof en> = {
  confirmTurn: 'Termina il turno',
  undo: 'Annulla',
  tookBack: 'La tua ultima scelta è annullata, con le risposte dei bot.',
  close: 'Chiudi',
  round: 'Round {number} di {rounds}',
  waiting: 'In attesa: {who} …',
  thinking: '{who} sta pensando …',
  forced: 'È possibile una sola mossa, che viene giocata per te.',
  possible: 'Tutte le mosse',
  notPossible: 'Impossibile: {reason}',

  hint: 'Consiglio',

  board: 'Tabellone',
  rivals: 'Avversari',
  stock: 'Tessere edificio',

  areas: 'Aree',
  wholeBoard: 'Tutta la carta',
  track: 'Tracciato spedizione',
  tokenHere: 'Segnalino: {token}',
  deck: 'Mazzo {deck}',

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
};
