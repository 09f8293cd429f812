/** Texts of the viewer that other sites embed, in French. */
import type { Translation } from '@windrose/narration/templates.ts';
import type { viewer as en } from '../en/viewer.ts';

export const viewer: Translation<typeof en> = {
  'viewer.loading': 'Chargement de la partie …',
  'viewer.failed': 'Impossible d’afficher cette partie',
  'viewer.none': 'Aucune partie indiquée. Nommez un fichier dans src, ou placez la partie à l’intérieur de l’élément.',
  'viewer.missing': 'Le fichier {file} n’a pas pu être chargé.',
  'viewer.fromFile':
    'Une page ouverte depuis un dossier ne peut pas charger d’autres fichiers : placez plutôt la partie à l’intérieur de l’élément.',
  'viewer.players': 'Joueurs',
};
