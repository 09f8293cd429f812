/** Texts of the panel of the Opposition and of the telling of its acts, in Italian. */
import type { Translation } from '@windrose/narration/templates.ts';
import type { opposition as en } from '../en/opposition.ts';

export const opposition: Translation<typeof en> = {
  'table.acts': 'L’Opposizione agisce: {number} di {all}',
  'table.procedure': 'Passi che prova',
  'table.stepTaken': '{step}: questo',
  'table.stepFailed': '{step}: impossibile',
  'table.tellNext': 'Avanti',
  'table.tellAll': 'Gioca tutto',

  seatOpposition: 'L’Opposizione',
  gridTitle: 'Griglia degli edifici',
  gridIndicator: 'L’indicatore',
  gridColumn: 'Colonna {column}',
  gridExtra: { one: '{n} azione in più per l’Opposizione', other: '{n} azioni in più per l’Opposizione' },
  gridLegend: '+1: un’azione in più per l’Opposizione',
  gridEmpty: 'Vuoto',
  ladderTitle: 'Scala',
  ladderActions: { one: '{n} azione in questo round', other: '{n} azioni in questo round' },
  ladderActs: '{colour}: agisce',
  ladderMarker: '{colour}: sotto il segnalino',
  ladderWaits: '{colour}: attende',
  ladderDraw: '{colour} pesca alla fine del round.',
  ladderNoDraw: 'Se peschi, anche {colour} pesca alla fine del round.',
};
