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

  'table.turnOver': 'Il turno è finito.',
  'table.sending': 'Invio del turno …',
  'table.choiceDone': 'L’Opposizione fa come hai scelto.',
  'table.onBehalf': '{player}, per {other}',
  'table.ownRules': 'L’Opposizione segue regole proprie. Quando queste lasciano una scelta, la fai tu.',
  'table.targets': { one: '{n} scelta', other: '{n} scelte' },
  'table.retell': 'Mostra passo passo',
  'table.goOn': 'Continua',
  'table.tone.0': 'Vermiglio',
  'table.tone.1': 'Blu',
  'table.tone.2': 'Ambra',
  'table.tone.3': 'Verde',
  'table.tone.4': 'Viola',
  'table.turnBack': 'Un turno indietro',
  'table.turnOn': 'Un turno avanti',
  'table.news': 'Che cosa è successo',
  'table.panels': 'Pannelli',
  'table.leave': 'Inizio',
  'table.past': 'Stai guardando indietro.',
  'table.pastAsked': 'Qui toccava a {who}.',
  'table.toNow': 'Torna al presente',
  'table.gloryTo': 'Gloria {before} → {after}',
  'table.tooMany': 'carte da scartare: {n}',
  'table.playOn': 'Riproduci',
  'table.pause': 'Pausa',
  commonTitle: 'In comune',
  commonCalls: 'possibile',
};
