/** Texts of the desk around the chart, in French. */
import type { Translation } from '../catalogue.ts';
import type { desk as en } from '../en/desk.ts';

export const desk: Translation<typeof en> = {
  'table.turnOver': 'Le tour est fini : validez-le ou revenez en arrière.',
  'table.sending': 'Le tour est en route vers les autres …',
  'table.choiceDone': 'L’Opposition fait comme vous l’avez choisi : continuez ou revenez en arrière.',
  'table.onBehalf': '{player}, pour {other}',
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
  'table.gameMissing': 'Cette partie ne peut pas être ouverte',
  'table.toHome': 'Vers la première page',
  'table.news': 'Ce qui s’est passé',
  'table.panels': 'Panneaux',
  'table.leave': 'Accueil',
  'table.past': 'Vous regardez en arrière : après {number} décisions sur {all}.',
  'table.pastAsked': 'C’était alors à {who} de jouer.',
  'table.toNow': 'Revenir au présent',
  'table.mustPass': 'Il ne vous reste rien à faire à cette manche : vous passez.',
  'table.gloryTo': 'Gloire {before} → {after}',
  'table.playOn': 'Lecture',
  'table.pause': 'Pause',
  commonTitle: 'En commun',
  commonCalls: 'il y a quelque chose à faire',
};
