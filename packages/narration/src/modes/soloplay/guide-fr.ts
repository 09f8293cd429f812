/** What the guide says of options that SoloPlay for two and for three share, in French. */
import type { Translated } from '../mode-texts.ts';
import type { en } from './guide-en.ts';

export const fr: Translated<typeof en> = {
  options: {
    'rulings.sp.trackRemoval': {
      title: 'Cases de piste sans jeton',
      about: 'Une case qui perd son jeton avant la partie quitte la piste, ou y reste, vide.',
      values: {
        shorten: 'Quittent la piste',
        emptySpace: 'Restent, vides',
      },
    },
    'rulings.sp.neutralToken': {
      title: 'Jetons sous les disques neutres',
      about: 'Qui joue un disque neutre prend le jeton qui s’y trouve, ou ce jeton quitte la partie.',
      values: {
        player: 'Au joueur',
        discard: 'Hors de la partie',
      },
    },
    'rulings.sp.neutralsPerTurn': {
      title: 'Disques neutres par tour',
      about: 'Combien de disques neutres un joueur peut jouer en un tour.',
      values: {
        '1': 'Un seul',
        unlimited: 'Sans limite',
      },
    },
  },
};
