/** The texts that SoloPlay for two and for three share, in French. */
import type { Translated } from '../mode-texts.ts';
import type { en } from './en.ts';

export const fr: Translated<typeof en> = {
  events: {
    'tile-removed': 'Une tuile quitte la partie : {building}.',
    'track-token-removed': '{the:token} sur {space} est retiré.',
    'neutral-received': '{who} reçoit un disque neutre.',
    'neutral-declined': '{who} garde le disque neutre au port.',
  },
  gains: {},
  moves: {
    'remove-token': 'Retirer {the:token} de {space}',
    'remove-token:none': 'Retirer le jeton de {space}',
    decline: 'Garder le disque neutre',
  },
  prompts: {
    'remove-token': 'Choisissez un jeton à retirer de sa piste.',
    'play-neutral': 'Vous pouvez jouer un disque neutre {in:region}.',
    'play-neutral:anywhere': 'Vous pouvez jouer un disque neutre n’importe où.',
  },
  refusals: {
    'must-remove-token': 'choisissez d’abord un jeton à retirer de sa piste.',
    'must-play-neutral': 'jouez d’abord un disque neutre, ou renoncez.',
    'track-spared': 'la piste de {space} a déjà perdu autant de jetons que permis.',
  },
};
