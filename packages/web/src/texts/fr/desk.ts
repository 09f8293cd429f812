/** Texts of the desk around the chart, in French. */
import type { Translation } from '@windrose/narration/templates.ts';
import type { desk as en } from '../en/desk.ts';

export const desk: Translation<typeof en> = {
  'table.turnOver': 'Le tour est fini.',
  'table.sending': 'Envoi du tour …',
  'table.choiceDone': 'L’Opposition fait comme vous l’avez choisi.',
  'table.onBehalf': '{player}, pour {other}',
  'table.ownRules': 'L’Opposition suit ses propres règles. Quand elles laissent un choix, c’est à vous de le faire.',
  'table.targets': { one: '{n} choix', other: '{n} choix' },
  'table.retell': 'Montrer pas à pas',
  'table.goOn': 'Continuer',
  'table.tone.0': 'Vermillon',
  'table.tone.1': 'Bleu',
  'table.tone.2': 'Ambre',
  'table.tone.3': 'Vert',
  'table.tone.4': 'Violet',
  'table.turnBack': 'Un tour en arrière',
  'table.turnOn': 'Un tour en avant',
  'table.news': 'Ce qui s’est passé',
  'table.panels': 'Panneaux',
  'table.leave': 'Accueil',
  'table.past': 'Vous regardez en arrière.',
  'table.pastAsked': 'C’était alors à {who} de jouer.',
  'table.toNow': 'Revenir au présent',
  'table.gloryTo': 'Gloire {before} → {after}',
  'table.tooMany': 'cartes à défausser : {n}',
  'table.playOn': 'Lecture',
  'table.pause': 'Pause',
  commonTitle: 'En commun',
  commonCalls: 'possible',
};
