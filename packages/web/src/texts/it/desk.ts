/** Texts of the desk around the chart, in Italian. */
import type { Translation } from '@windrose/narration/templates.ts';
import type { desk as en } from '../en/desk.ts';

export const desk: Translation<typeof en> = {
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
