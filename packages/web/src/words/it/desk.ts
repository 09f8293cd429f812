/** Texts of the desk around the chart, in Italian. */
import type { Translation } from '../catalogue.ts';
import type { desk as en } from '../en/desk.ts';

export const desk: Translation<typeof en> = {
  'table.turnOver': 'Il turno è finito: conferma o torna indietro.',
  'table.sending': 'Il turno è in viaggio verso gli altri …',
  'table.choiceDone': 'L’Opposizione fa come hai scelto: continua o torna indietro.',
  'table.onBehalf': '{player}, per {other}',
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
  'table.gameMissing': 'Questa partita non può essere aperta',
  'table.toHome': 'Alla prima pagina',
  'table.news': 'Che cosa è successo',
  'table.panels': 'Pannelli',
  'table.leave': 'Inizio',
  'table.past': 'Stai guardando indietro: dopo {number} decisioni su {all}.',
  'table.pastAsked': 'Qui toccava a {who}.',
  'table.toNow': 'Torna al presente',
  'table.mustPass': 'In questo round non ti resta nulla da fare: passi.',
  'table.gloryTo': 'Gloria {before} → {after}',
  'table.playOn': 'Riproduci',
  'table.pause': 'Pausa',
  commonTitle: 'In comune',
  commonCalls: 'c’è qualcosa da fare',
};
