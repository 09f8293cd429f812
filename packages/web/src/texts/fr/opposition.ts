/** Texts of the panel of the Opposition and of the telling of its acts, in French. */
import type { Translation } from '@windrose/narration/templates.ts';
import type { opposition as en } from '../en/opposition.ts';

export const opposition: Translation<typeof en> = {
  'table.acts': 'L’Opposition agit : {number} sur {all}',
  'table.procedure': 'Étapes qu’elle essaie',
  'table.stepTaken': '{step} : celle-ci',
  'table.stepFailed': '{step} : impossible',
  'table.tellNext': 'Suivant',
  'table.tellAll': 'Tout jouer',

  seatOpposition: 'L’Opposition',
  gridTitle: 'Grille des bâtiments',
  gridIndicator: 'L’indicateur',
  gridColumn: 'Colonne {column}',
  gridExtra: { one: '{n} action de plus pour l’Opposition', other: '{n} actions de plus pour l’Opposition' },
  gridLegend: '+1 : une action de plus pour l’Opposition',
  gridEmpty: 'Vide',
  ladderTitle: 'Échelle',
  ladderActions: { one: '{n} action cette manche', other: '{n} actions cette manche' },
  ladderActs: '{colour} : agit',
  ladderMarker: '{colour} : sous le marqueur',
  ladderWaits: '{colour} : attend',
  ladderDraw: '{colour} pioche à la fin de la manche.',
  ladderNoDraw: 'Si vous piochez, {colour} pioche aussi à la fin de la manche.',
};
