/** Events, moves and questions that there are only where neutral discs are played, in English. */
import type { NeutralSayings } from '../texts.ts';

export const neutralSayings: NeutralSayings = {
  events: {
    'tile-removed': 'A tile leaves the game: {building}.',
    'track-token-removed': '{the:token} on {space} is removed.',
    'neutral-received': '{who} receives a neutral disc.',
    'neutral-declined': '{who} keeps the neutral disc in the harbor.',
    'fleet-trigger-chosen': '{who} lets the Silent Fleet answer the action {action}.',
    'fleet-silent': 'The Silent Fleet does not answer the action {action}.',
    'fleet-cannot-react': 'The Silent Fleet cannot answer.',
    'shortage-caused': '{who} takes a tile out of the game: {building}.',
  },
  gains: {},
  moves: {
    'neutral-ship': '{neutral} ships {to:waters}',
    'neutral-ship:sail': '{neutral} sails {to:waters}',
    'neutral-occupy': '{neutral} occupies {the:site}',
    'neutral-draw': 'Remove {the:card} from the game',
    'remove-token': 'Remove {the:token} from {space}',
    'remove-token:none': 'Remove the token from {space}',
    trigger: 'Let it answer the action {action}',
    shortage: 'Remove a tile: {building}',
    decline: 'Keep the neutral disc',
  },
  prompts: {
    'remove-token': 'Choose a token that is removed from its track.',
    shortage: 'Choose a tile that leaves the game.',
    'neutral-ship': 'Where does a disc {of:neutral} ship to?',
    'neutral-occupy': 'Which city does a disc {of:neutral} occupy?',
    'play-neutral': 'You may play a neutral disc {in:region}.',
    'play-neutral:anywhere': 'You may play a neutral disc anywhere.',
    'fleet-trigger': 'Which action of {the:source} does the Silent Fleet answer?',
    'fleet-ship': 'The Silent Fleet answers your Sail: where does it sail?',
    'fleet-occupy': 'The Silent Fleet answers your Occupy: which city does it take?',
    'fleet-draw': 'The Silent Fleet answers your Draw: which card leaves the game?',
  },
};
