/** Texts of the entries of the reference, in Italian. */
import type { Translation } from '@windrose/narration/templates.ts';
import type { reference as en } from '../en/reference.ts';

export const reference: Translation<typeof en> = {
  'reference.readOn': 'Continua a leggere nelle regole',
  'reference.ours': 'nostra decisione',
  'reference.score': 'Punteggio',
  'reference.from': 'da {score}',
  'reference.glorySpaces': 'Un tracciato ha Gloria sulle caselle {spaces} e su ogni casella da {from} in poi:',
  'reference.cap': 'tanta quanto il numero della casella. Finisce a {cap}.',
  'reference.noCap': 'tanta quanto il numero della casella. Non ha fine.',
  'reference.tiles': { one: '{n} tessera', other: '{n} tessere' },
  'reference.noIcons': 'Nessun simbolo',
  'reference.noCircle': 'Nessun cerchietto di attivazione',
  'reference.glory': { one: '{n} Gloria', other: '{n} Gloria' },
  'reference.gloryAtEnd': { one: '{n} Gloria a fine partita', other: '{n} Gloria a fine partita' },
  'reference.startsWithDisc': 'All’inizio vi si trova un disco',
  'reference.salaryOnly': 'Si paga solo nella Fase Salario',
  'reference.value': 'Valore',
  'reference.icons': 'Simboli',
  'reference.bonusDisc': 'Un disco dalla riserva al Porto',
  'reference.abolition': 'Abolisce lo Schiavismo',
  'reference.brown': 'Aumenta una caratteristica',
  'reference.blue': 'Un’azione',
  'reference.pieces': { one: '{n} pezzo', other: '{n} pezzi' },
  'reference.track': { one: 'Tracciato di {n} casella', other: 'Tracciato di {n} caselle' },
  'reference.atEnd': 'A fine partita:',
};
