/** Texts of what goes wrong at the table, in French. */
import type { Translation } from '@windrose/narration/templates.ts';
import type { trouble as en } from '../en/trouble.ts';

export const trouble: Translation<typeof en> = {
  'trouble.bots':
    'Les robots n’ont pas pu être chargés. Ils sont rappelés\u00a0; si cela ne suffit pas, rechargez la page. Votre partie est conservée.',
  'trouble.full':
    'Le navigateur n’a plus de place\u00a0: ce que vous jouez maintenant n’est pas conservé. Enregistrez la partie dans un fichier, ou supprimez-en d’autres sur la première page.',
  'trouble.denied':
    'Ce navigateur ne conserve rien pour cette page\u00a0: la partie disparaît quand vous la fermez. Enregistrez-la dans un fichier pour la reprendre un autre jour.',
  'trouble.save': 'Enregistrer dans un fichier',
  'trouble.elsewhere': 'Cette partie a été poursuivie dans une autre fenêtre. Rechargez-la pour continuer ici.',
  'trouble.unreadable': 'Cette partie ne peut pas être ouverte',
  'trouble.toHome': 'Vers la première page',
};
