/** What the guide says of options that SoloPlay for two and for three share, in English. */
import type { SharedGuideTexts } from '../mode-texts.ts';

export const en = {
  options: {
    'rulings.sp.trackRemoval': {
      title: 'Track spaces without a token',
      about: 'A space that loses its token before the game leaves the track, or stays as an empty space.',
      values: {
        shorten: 'Leave the track',
        emptySpace: 'Stay, empty',
      },
    },
    'rulings.sp.neutralToken': {
      title: 'Tokens under neutral discs',
      about: 'Whoever plays a neutral disc takes the token there, or it leaves the game.',
      values: {
        player: 'To the player',
        discard: 'Out of the game',
      },
    },
    'rulings.sp.neutralsPerTurn': {
      title: 'Neutral discs in a turn',
      about: 'How many neutral discs a player may play in one turn.',
      values: {
        '1': 'One',
        unlimited: 'Any number',
      },
    },
  },
} satisfies SharedGuideTexts;
