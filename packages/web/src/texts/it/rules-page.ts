/** Texts that only the page of the rules shows, in Italian. */
import type { Translation } from '@windrose/narration/templates.ts';
import type { rulesPage as en } from '../en/rules-page.ts';

export const rulesPage: Translation<typeof en> = {
  'reference.title': 'Guida alle regole',
  'reference.views': 'Parti della consultazione',
  'reference.brief': 'In breve',
  'reference.rules': 'Regole',
  'reference.glossary': 'Carte e tessere',
  'reference.slavery': 'Schiavitù',
  'reference.game': 'Gioco',
  'reference.search': 'Cerca nelle regole',
  'reference.searchAbout': 'Parole, o un identificativo come CL-LINK-2. Ogni identificativo porta alla sua regola.',
  'reference.found': { one: '{n} voce trovata', other: '{n} voci trovate' },
  'reference.nothing': 'Nessun risultato.',
  'reference.contents': 'Indice',
  'reference.notTranslated': 'Questo documento non è ancora tradotto ed è mostrato in inglese.',
  'reference.unknown': 'La regola {rule} non esiste.',
  'reference.loading': 'Caricamento delle regole…',
  'reference.failed': 'Non è stato possibile caricare le regole. Sei offline?',
  'reference.edition': 'Edizione',
  'reference.grades': 'Quanto è certo un valore',
  'reference.statuses': 'Caratteristiche',
  'reference.actions': 'Azioni',
  'reference.buildings': 'Edifici',
  'reference.start': 'All’inizio',
  'reference.level': 'Livello {level}',
  'reference.cards': 'Carte',
  'reference.tokens': 'Segnalini',
  'reference.cities': 'Le città e la loro Gloria',
  'reference.exploits': 'Imprese',
};
