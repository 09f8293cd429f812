/** Texts that only the page of the rules shows, in French. */
import type { Translation } from '@windrose/narration/templates.ts';
import type { rulesPage as en } from '../en/rules-page.ts';

export const rulesPage: Translation<typeof en> = {
  'reference.title': 'Référence',
  'reference.views': 'Parties de la référence',
  'reference.brief': 'En bref',
  'reference.rules': 'Règles',
  'reference.glossary': 'Cartes et tuiles',
  'reference.slavery': 'Esclavage',
  'reference.game': 'Jeu',
  'reference.search': 'Chercher dans les règles',
  'reference.searchAbout': 'Des mots, ou un identifiant comme CL-LINK-2. Chaque identifiant mène à sa règle.',
  'reference.found': { one: '{n} entrée trouvée', other: '{n} entrées trouvées' },
  'reference.nothing': 'Rien n’a été trouvé.',
  'reference.contents': 'Sommaire',
  'reference.notTranslated': 'Ce document n’est pas encore traduit ; il est affiché en anglais.',
  'reference.unknown': 'La règle {rule} n’existe pas.',
  'reference.loading': 'Chargement des règles…',
  'reference.failed': 'Les règles n’ont pas pu être chargées. Êtes-vous hors ligne ?',
  'reference.edition': 'Édition',
  'reference.grades': 'Fiabilité des valeurs',
  'reference.statuses': 'Caractéristiques',
  'reference.actions': 'Actions',
  'reference.buildings': 'Bâtiments',
  'reference.start': 'Au départ',
  'reference.level': 'Niveau {level}',
  'reference.cards': 'Cartes',
  'reference.tokens': 'Jetons',
  'reference.cities': 'Les villes et leur Gloire',
  'reference.exploits': 'Exploits',
};
