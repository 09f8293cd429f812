/** The texts of SoloPlay for two and for three, in French. */
import type { Translated } from '../mode-texts.ts';
import type { en } from './en.ts';

export const fr: Translated<typeof en> = {
  descriptions: {
    'soloplay-two': {
      title: 'SoloPlay à deux',
      summary: 'Des pistes plus courtes, et quelques disques neutres pour qui en a le moins dans son port.',
      description: 'Des pistes plus courtes, et quelques disques neutres pour qui a moins de disques au port.',
      brief:
        'Les pistes sont plus courtes. Après la phase de Salaire, qui a le moins de disques au port reçoit un disque neutre ; il peut se jouer juste après une action, pour affréter ou occuper. Les disques neutres encore en réserve à la fin valent 1 Gloire chacun.',
      colours: ['la couleur neutre'],
    },
    'soloplay-three': {
      title: 'SoloPlay à trois',
      summary: 'Des pistes plus courtes, et quelques disques neutres pour ceux qui en ont moins dans leur port.',
      description: 'Des pistes avec moins de jetons, et quelques disques neutres pour qui a moins de disques au port.',
      brief:
        'Les pistes sont plus courtes. Après la phase de Salaire, ceux qui n’ont pas le plus de disques au port reçoivent chacun un disque neutre ; il peut se jouer juste après une action, pour affréter ou occuper. Les disques neutres encore en réserve à la fin valent 1 Gloire chacun.',
      colours: ['la couleur neutre'],
    },
  },
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
