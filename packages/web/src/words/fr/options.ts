/** What a table may agree on before a game, in French. */
import type { GameTexts } from '../texts.ts';

export const options: GameTexts['options'] = {
  phaseOrder: {
    title: 'Ordre des phases',
    text: 'Tout le monde finit une phase avant la suivante, ou chacun fait à la suite construction, croissance et salaire.',
    values: { byPhase: 'Phase par phase', byPlayer: 'Joueur par joueur' },
  },
  'rulings.requireEffect': {
    title: 'Effet obligatoire',
    text: 'Un bâtiment ou un jeton ne sert que si au moins une de ses actions est possible.',
  },
  'rulings.as.level5Limit': {
    title: 'Un seul bâtiment de niveau 5',
    text: 'Personne ne peut avoir plus d’un bâtiment du plus haut niveau.',
  },
  'rulings.as.sameRegion': {
    title: 'Même région',
    text: 'Les deux actions d’un bâtiment double se font dans la même région, comme dans l’édition Classique.',
  },
  'rulings.sp.trackRemoval': {
    title: 'Cases sans jeton',
    text: 'Ce que devient une case de piste dont le jeton a été retiré avant la partie.',
    values: { shorten: 'La piste est plus courte', emptySpace: 'La case reste, vide' },
  },
  'rulings.sp.neutralToken': {
    title: 'Jetons sous les disques neutres',
    text: 'Qui prend le jeton là où va un disque neutre.',
    values: { player: 'Qui le joue', discard: 'Personne : il quitte la partie' },
  },
  'rulings.sp.neutralsPerTurn': {
    title: 'Disques neutres par tour',
    text: 'Combien de disques neutres on peut jouer pendant un tour.',
    values: { '1': 'Un seul', unlimited: 'Autant qu’on veut' },
  },
  'solo.difficulty': {
    title: 'Difficulté',
    text: 'Plus facile : les jetons bleus de l’Opposition sont perdus. Plus difficile : ceux qu’elle gagne en affrétant sont aussi une action.',
    values: { normal: 'Normale', easier: 'Plus facile', harder: 'Plus difficile' },
  },
  'solo.choices': {
    title: 'Choix pour l’Opposition',
    text: 'Qui choisit quand ses règles laissent plusieurs possibilités.',
    values: { asked: 'Vous choisissez', worst: 'Le pire pour vous' },
  },
  'rulings.solo.firstTest': {
    title: 'Quand l’Opposition commence',
    text: 'Qui doit pouvoir occuper une ville pour que l’Opposition commence.',
    values: {
      firstColour: 'La première couleur de l’échelle',
      anyColour: 'N’importe laquelle de ses couleurs',
      anyone: 'N’importe laquelle de ses couleurs, ou vous',
    },
  },
  'rulings.solo.industryGate': {
    title: 'Niveau de bâtiment obligatoire',
    text: 'Votre niveau de bâtiment limite ce que vous pouvez prendre dans la grille.',
  },
  'rulings.solo.occupyOneGlory': {
    title: 'L’Opposition prend toute ville',
    text: 'L’Opposition occupe aussi les villes à un point de Gloire qui ne complètent aucune liaison.',
  },
  'rulings.solo.oppEmptyGovernor': {
    title: 'Emplacement vide de l’Opposition',
    text: 'Gloire que marque l’Opposition pour un emplacement Gouverneur Libre vide.',
    values: { '0': 'Aucune', '3': '3 points de Gloire' },
  },
  'sf.limitedOccupation': {
    title: 'Occupation limitée',
    text: 'La Flotte Silencieuse réagit à une action Occuper dans la même zone, ou pas du tout.',
  },
  'sf.noTokenReaction': {
    title: 'Pas de réaction aux jetons',
    text: 'La Flotte Silencieuse ne réagit pas aux tours où un jeton bleu est dépensé.',
  },
  'sf.causeScarcity': {
    title: 'Provoquer une pénurie',
    text: 'À chaque manche, qui n’a pas la Couronne retire une tuile Bâtiment de la partie.',
  },
};
