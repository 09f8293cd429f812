/** The texts that SoloPlay for two and for three share, in English. */
import type { SharedTexts } from '../mode-texts.ts';

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
  events: {
    'tile-removed': 'A tile leaves the game: {building}.',
    'track-token-removed': '{the:token} on {space} is removed.',
    'neutral-received': '{who} receives a neutral disc.',
    'neutral-declined': '{who} keeps the neutral disc in the harbor.',
  },
  gains: {},
  moves: {
    'remove-token': 'Remove {the:token} from {space}',
    'remove-token:none': 'Remove the token from {space}',
    decline: 'Keep the neutral disc',
  },
  prompts: {
    'remove-token': 'Choose a token that is removed from its track.',
    'play-neutral': 'You may play a neutral disc {in:region}.',
    'play-neutral:anywhere': 'You may play a neutral disc anywhere.',
  },
  refusals: {
    'must-remove-token': 'first you choose a token that is removed from its track.',
    'must-play-neutral': 'first you play a neutral disc or decline.',
    'track-spared': 'the track with {space} has lost as many tokens as it may.',
  },
} satisfies SharedTexts;
