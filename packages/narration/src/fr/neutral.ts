/** Events, moves and questions that there are only where neutral discs are played, in French. */
import type { NeutralSayings } from '../texts.ts';

export const neutralSayings: NeutralSayings = {
  events: {
    'tile-removed': 'Une tuile quitte la partie : {building}.',
    'track-token-removed': '{the:token} sur {space} est retiré.',
    'neutral-received': '{who} reçoit un disque neutre.',
    'neutral-declined': '{who} garde le disque neutre au port.',
    'fleet-trigger-chosen': '{who} laisse la Flotte Silencieuse réagir à l’action {action}.',
    'fleet-silent': 'La Flotte Silencieuse ne réagit pas à l’action {action}.',
    'fleet-cannot-react': 'La Flotte Silencieuse ne peut pas réagir.',
    'shortage-caused': '{who} retire une tuile de la partie : {building}.',
  },
  gains: {},
  moves: {
    'neutral-ship': '{neutral} affrète {to:waters}',
    'neutral-ship:sail': '{neutral} navigue {to:waters}',
    'neutral-occupy': '{neutral} occupe {the:site}',
    'neutral-draw': 'Retirer {the:card} de la partie',
    'remove-token': 'Retirer {the:token} de {space}',
    'remove-token:none': 'Retirer le jeton de {space}',
    trigger: 'Laisser réagir à l’action {action}',
    shortage: 'Retirer une tuile : {building}',
    decline: 'Garder le disque neutre',
  },
  prompts: {
    'remove-token': 'Choisissez un jeton à retirer de sa piste.',
    shortage: 'Choisissez une tuile qui quitte la partie.',
    'neutral-ship': 'Vers où affréter un disque {of:neutral} ?',
    'neutral-occupy': 'Quelle ville occuper avec un disque {of:neutral} ?',
    'play-neutral': 'Vous pouvez jouer un disque neutre {in:region}.',
    'play-neutral:anywhere': 'Vous pouvez jouer un disque neutre n’importe où.',
    'fleet-trigger': 'À quelle action faite avec {the:source} la Flotte Silencieuse réagit‑elle ?',
    'fleet-ship': 'La Flotte Silencieuse réagit à votre action Naviguer : où navigue‑t‑elle ?',
    'fleet-occupy': 'La Flotte Silencieuse réagit à votre action Occuper : quelle ville prend‑elle ?',
    'fleet-draw': 'La Flotte Silencieuse réagit à votre action Piocher : quelle carte quitte la partie ?',
  },
};
