/** What the guide says of the Silent Fleet, in French. */
import type { Translated } from '../mode-texts.ts';
import type { en } from './guide-en.ts';

export const fr: Translated<typeof en> = {
  summary: 'À deux : une flotte sans maître réagit à chaque tour.',
  brief:
    'Après chacun de vos tours, la Flotte Silencieuse, qui n’est à personne, réagit : à Naviguer elle navigue, à Occuper elle occupe, à Piocher elle retire une carte de la partie ; vous choisissez où. Elle compte pour les régions et les Gouverneurs, et ne marque rien.',
  options: {
    'sf.limitedOccupation': {
      title: 'Occupation limitée',
      about: 'À une action Occuper, la Flotte Silencieuse réagit dans la même zone, ou pas du tout.',
      values: {},
    },
    'sf.noTokenReaction': {
      title: 'Pas de réaction aux jetons',
      about: 'Un tour où un jeton Action est dépensé ne provoque aucune réaction.',
      values: {},
    },
    'sf.causeScarcity': {
      title: 'Provoquer une pénurie',
      about: 'À chaque manche, le joueur sans la Couronne retire un bâtiment de la partie.',
      values: {},
    },
  },
};
