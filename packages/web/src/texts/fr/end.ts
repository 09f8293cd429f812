/** Texts of the score sheet, the plots of glory and the end of the game, in French. */
import type { Translation } from '@windrose/narration/templates.ts';
import type { end as en } from '../en/end.ts';

export const end: Translation<typeof en> = {
  'end.title': 'Fin de partie',
  'end.wins': {
    one: '{name} l’emporte avec {n} point de Gloire, {ahead} d’avance sur {second}.',
    other: '{name} l’emporte avec {n} points de Gloire, {ahead} d’avance sur {second}.',
  },
  'end.youWin': {
    one: 'Vous l’emportez avec {n} point de Gloire, {ahead} d’avance sur {second}.',
    other: 'Vous l’emportez avec {n} points de Gloire, {ahead} d’avance sur {second}.',
  },
  'end.shared': {
    one: '{names} se partagent la victoire avec {n} point de Gloire chacun.',
    other: '{names} se partagent la victoire avec {n} points de Gloire chacun.',
  },
  'end.solitaire': '{verdict} Vous en avez {yours}, l’Opposition {theirs}.',
  'end.opposition': 'L’Opposition',
  'end.sheet': 'Feuille de score',
  'end.source': 'Source de Gloire',
  'end.winner': 'vainqueur',
  'end.best': 'le plus',
  'end.total': 'Gloire',
  'end.bars': 'D’où vient la Gloire',
  'end.lines': 'La Gloire au fil des manches',
  'end.linesAbout': 'Une ligne par joueur : ce qu’il aurait marqué après chaque tour.',
  'end.moment': 'Moment',
  'end.momentRound': 'Manche {round}, tour {turn}',
  'end.momentEnd': 'Fin de partie',
  'end.momentStart': 'Début de partie',
  'end.show': 'Voir ce moment',
  'end.byRound': 'La Gloire après chaque manche, en tableau',
  'end.round': 'Manche',
  'end.replay': 'Revoir la partie',
  'end.replayAbout': 'Depuis le premier coup',
  'end.rematchSame': 'Rejouer, même mise en place',
  'end.rematchSameAbout': 'Les mêmes jetons et tuiles',
  'end.rematchNew': 'Rejouer, nouvelle mise en place',
  'end.rematchNewAbout': 'La même table, redistribuée',
  'end.save': 'Enregistrer la partie',
  'end.saveAbout': 'Un fichier avec toute la partie',
};
