/** The texts of the Silent Fleet, in French. */
import type { Translated } from '../mode-texts.ts';
import { notPresent } from '../neutral/fr.ts';
import type { en } from './en.ts';

export const fr: Translated<typeof en> = {
  description: {
    title: 'La Flotte Silencieuse',
    description: 'À deux : une flotte qui n’appartient à personne réagit à chaque tour.',
    colours: ['la Flotte Silencieuse'],
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
