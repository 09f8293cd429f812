/** Why the site does not do what it was asked, in French. */
import type { Translation } from '@windrose/narration/templates.ts';
import type { refused as en } from '../en/refused.ts';

export const refused: Translation<typeof en> = {
  'refused.malformed': 'Quelque chose n’y est pas comme il faut ; rien n’a été changé.',
  'refused.too-large': 'C’est trop long.',
  'refused.too-fast': 'C’était trop souvent en peu de temps. Attendez un peu et réessayez.',
  'refused.no-session': 'Le site ne vous connaît pas sur cet appareil. Entrez ou connectez-vous d’abord.',
  'refused.forbidden': 'Cela ne vous appartient pas.',
  'refused.not-found': 'Cela n’existe pas, ou n’est pas visible pour vous.',
  'refused.wrong-origin': 'Le site n’accepte pas cela d’une autre adresse. Ouvrez-le sous la sienne.',
  'refused.not-your-seat': 'Vous n’avez pas de place à cette table.',
  'refused.not-your-turn': 'Ce n’est pas à vous de jouer.',
  'refused.stale': 'La partie a avancé entre-temps. Regardez-la et choisissez de nouveau.',
  'refused.illegal-move': 'Les règles ne permettent pas ce coup.',
  'refused.not-open': 'La partie a déjà commencé.',
  'refused.not-playing': 'Cette partie ne se joue pas.',
  'refused.not-over': 'La partie n’est pas encore finie.',
  'refused.seat-taken': 'Quelqu’un d’autre a cette place.',
  'refused.seats-free': 'Toutes les places ne sont pas encore prises.',
  'refused.already-there': 'Vous y êtes déjà.',
  'refused.invitation-used':
    'Cette invitation a servi à quelqu’un d’autre. Demandez-en une nouvelle : chacune ne sert qu’une fois.',
  'refused.no-such-invitation': 'Cette invitation n’existe pas, ou plus. Vérifiez que le lien a été copié en entier.',
  'refused.bad-opening':
    'Une partie ne peut pas commencer ainsi. Cette page est peut-être plus ancienne que le site : rechargez-la.',
  'refused.wrong-seats': 'Les places ne conviennent pas à la partie.',
  'refused.nothing-to-undo': 'Il n’y a rien que vous puissiez reprendre.',
  'refused.undo-forbidden': 'À cette table, les tours confirmés restent.',
  'refused.question-open': 'Une autre question est posée ; attendez les réponses.',
  'refused.no-question': 'Plus rien n’est demandé.',
  'refused.name-taken': 'Quelqu’un d’autre se connecte sous ce nom. Choisissez-en un autre.',
  'refused.wrong-passphrase': 'Le nom et la phrase secrète ne vont pas ensemble.',
  'refused.weak-passphrase':
    'Cette phrase secrète est facile à deviner. Prenez au moins 12 lettres : quatre ou cinq mots conviennent.',
  'refused.no-mail': 'Il n’y a pas d’adresse, ou ce site n’envoie pas de courriels.',
  'refused.wrong-code': 'Ce code est faux ou trop ancien.',
  'refused.bad-address': 'Rien ne peut être envoyé à cette adresse.',
  'refused.already-played': 'Vous avez déjà joué la donne de ce jour.',
  'refused.too-many': 'Il y en a déjà trop. Retirez-en d’abord un.',
  'refused.unavailable': 'Le site ne le peut pas en ce moment. Réessayez dans un instant.',
};
