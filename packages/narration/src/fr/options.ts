/** Texts about the options of the basic game, in French. */
import type { CommonOptionTexts } from '../texts.ts';

export const options: CommonOptionTexts = {
  phaseOrder: {
    title: 'Ordre des phases',
    about:
      'Construction, Croissance et Salaire font le tour de la table l’une après l’autre, ou chacun fait les trois d’affilée.',
    values: { byPhase: 'Phase par phase', byPlayer: 'Joueur par joueur' },
  },
  'rulings.requireEffect': {
    title: 'Pas d’activation sans effet',
    about: 'Un bâtiment ou un jeton ne s’utilise que si au moins une de ses actions est effectuée.',
    values: {},
  },
  'rulings.as.level5Limit': {
    title: 'Un seul bâtiment de niveau 5',
    about: 'Personne ne possède plus d’un bâtiment du plus haut niveau, comme dans le jeu Classique.',
    values: {},
  },
  'rulings.as.sameRegion': {
    title: 'Actions doubles au même endroit',
    about: 'Les deux actions d’un bâtiment ont lieu dans la même zone, et deux pioches dans le même paquet.',
    values: {},
  },
};
