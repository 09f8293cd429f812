/** The texts that SoloPlay for two and for three share, in English. */
import type { SharedTexts } from '../mode-texts.ts';

export const en = {
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
