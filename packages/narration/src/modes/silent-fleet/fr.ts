/** The texts of the Silent Fleet, in French. */
import type { Translated } from '../mode-texts.ts';
import { notPresent } from '../neutral/fr.ts';
import type { en } from './en.ts';

export const fr: Translated<typeof en> = {
  description: {
    title: 'La Flotte Silencieuse',
    summary: 'À deux : une flotte sans maître réagit à chaque tour.',
    description: 'À deux : une flotte qui n’appartient à personne réagit à chaque tour.',
    brief:
      'Après chacun de vos tours, la Flotte Silencieuse, qui n’est à personne, réagit : à Naviguer elle navigue, à Occuper elle occupe, à Piocher elle retire une carte de la partie ; vous choisissez où. Elle compte pour les régions et les Gouverneurs, et ne marque rien.',
    colours: ['la Flotte Silencieuse'],
  },
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
  events: {
    'fleet-trigger-chosen': '{who} laisse la Flotte Silencieuse réagir à l’action {action}.',
    'fleet-silent': 'La Flotte Silencieuse ne réagit pas à l’action {action}.',
    'fleet-cannot-react': 'La Flotte Silencieuse ne peut pas réagir.',
    'shortage-caused': '{who} retire une tuile de la partie : {building}.',
  },
  gains: {},
  moves: {
    trigger: 'Laisser réagir à l’action {action}',
    shortage: 'Retirer une tuile : {building}',
    'neutral-draw': 'Retirer {the:card} de la partie',
  },
  prompts: {
    'fleet-trigger': 'À quelle action faite avec {the:source} la Flotte Silencieuse réagit‑elle ?',
    'fleet-ship': 'La Flotte Silencieuse réagit à votre action Naviguer : où navigue‑t‑elle ?',
    'fleet-occupy': 'La Flotte Silencieuse réagit à votre action Occuper : quelle ville prend‑elle ?',
    'fleet-draw': 'La Flotte Silencieuse réagit à votre action Piocher : quelle carte quitte la partie ?',
    shortage: 'Choisissez une tuile qui quitte la partie.',
  },
  refusals: {
    'not-present:SF-OCC-1': notPresent,
    'must-choose-trigger': 'choisissez d’abord à laquelle de vos actions la Flotte Silencieuse réagit.',
    'must-react': 'exécutez d’abord la réaction de la Flotte Silencieuse.',
    'must-cause-shortage': 'choisissez d’abord une tuile qui quitte la partie.',
    'not-performed': 'vous n’avez pas fait cette action pendant ce tour : {action}.',
    'level-too-high:SF-OPT-3': '{building} : au-dessus de votre niveau de bâtiment.',
    'presence-below-value:SF-DRW-1':
      'la Flotte Silencieuse a trop peu de disques là-bas pour la carte du paquet {deck}.',
  },
};
