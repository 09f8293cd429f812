/** What the guide says of solitaire, in French. */
import type { Translated } from '../mode-texts.ts';
import type { en } from './guide-en.ts';

export const fr: Translated<typeof en> = {
  summary: 'Seul contre l’Opposition, dont les quatre couleurs suivent leurs propres règles.',
  brief:
    'Vous jouez seul contre l’Opposition, dont les quatre couleurs agissent selon des règles fixes : une couleur dont c’est le tour occupe une ville si elle le peut ; sinon elle complète une piste, affrète ou pioche. Vous construisez depuis une grille de trois colonnes : chaque colonne d’écart avec l’indicateur donne à l’Opposition une action de plus dans la manche. Vous et l’Opposition agissez l’un après l’autre, sans alterner : dans les deux premières manches, vous commencez ; ensuite, c’est elle si elle peut débuter en occupant une ville. Si vous piochez dans une manche, elle pioche une fois de plus à la fin. Vous gagnez avec au moins autant de Gloire que l’Opposition ; plus l’avance est grande, plus belle est la victoire.',
  options: {
    'solo.difficulty': {
      title: 'Difficulté',
      about: 'Ce que l’Opposition tire des jetons Action qu’elle prend.',
      values: {
        normal: 'Normale',
        easier: 'Plus facile',
        harder: 'Plus difficile',
      },
    },
    'solo.choices': {
      title: 'Choix de l’Opposition',
      about: 'Là où ses règles laissent un choix, on vous demande, ou elle prend ce qui est le pire pour vous.',
      values: {
        asked: 'Je choisis',
        worst: 'Le pire pour moi',
      },
    },
    'rulings.solo.firstTest': {
      title: 'Quand l’Opposition commence',
      about:
        'Dès la troisième manche, elle commence si une ville peut être occupée : par sa première couleur, par l’une de ses couleurs, ou par n’importe qui.',
      values: {
        firstColour: 'Première couleur',
        anyColour: 'Une couleur',
        anyone: 'N’importe qui',
      },
    },
    'rulings.solo.industryGate': {
      title: 'L’Industrie limite vos bâtiments',
      about: 'Seuls les bâtiments jusqu’à votre Niveau de Construction peuvent être pris dans la grille.',
      values: {},
    },
    'rulings.solo.occupyOneGlory': {
      title: 'L’Opposition prend toutes les villes',
      about:
        'Là où elle ne complète aucune liaison, elle occupe aussi les villes ordinaires, pas seulement celles à 2 gloires.',
      values: {},
    },
    'rulings.solo.oppEmptyGovernor': {
      title: 'Emplacement Gouverneur vide de l’Opposition',
      about: 'Ce que l’Opposition en marque à la fin.',
      values: {
        '0': 'Rien',
        '3': '3 gloires',
      },
    },
  },
};
