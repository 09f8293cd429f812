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

  'open.line': 'Ligne {number}\u00a0:',
  'open.fault.not-a-record': 'Ce fichier n’est pas celui d’une partie de Windrose.',
  'open.fault.no-moves': 'Le fichier s’arrête avant les coups\u202f; il en manque peut-être une partie.',
  'open.fault.other-data': 'La partie a été jouée avec d’autres valeurs du matériel que celles de cette version.',
  'open.fault.other-rules': 'La partie a été jouée avec une autre version des règles.',
  'open.fault.no-such-move': 'Ce coup n’existe pas dans cette édition.',
  'open.fault.illegal-move': 'Ce coup n’est pas permis à ce moment de la partie.',
  'open.fault.other-end': 'Les coups ne mènent pas à la position annoncée\u00a0: une ligne a été changée ou perdue.',
  'open.fault.bad-line': 'Cette ligne n’a pas de sens dans un tel fichier.',
  'start.no-room':
    'Le navigateur n’a plus de place pour une autre partie. Supprimez-en une dont vous n’avez plus besoin.',
};
