/** The texts of the Silent Fleet, in English. */
import type { ModeTexts } from '../mode-texts.ts';
import { notPresent } from '../neutral/en.ts';

export const en = {
  description: {
    title: 'The Silent Fleet',
    description: 'For two: a fleet that nobody owns answers every turn.',
    colours: ['the Silent Fleet'],
  },
  events: {
    'fleet-trigger-chosen': '{who} lets the Silent Fleet answer the action {action}.',
    'fleet-silent': 'The Silent Fleet does not answer the action {action}.',
    'fleet-cannot-react': 'The Silent Fleet cannot answer.',
    'shortage-caused': '{who} takes a tile out of the game: {building}.',
  },
  gains: {},
  moves: {
    trigger: 'Let it answer the action {action}',
    shortage: 'Remove a tile: {building}',
    'neutral-draw': 'Remove {the:card} from the game',
  },
  prompts: {
    'fleet-trigger': 'Which action of {the:source} does the Silent Fleet answer?',
    'fleet-ship': 'The Silent Fleet answers your Sail: where does it sail?',
    'fleet-occupy': 'The Silent Fleet answers your Occupy: which city does it take?',
    'fleet-draw': 'The Silent Fleet answers your Draw: which card leaves the game?',
    shortage: 'Choose a tile that leaves the game.',
  },
  refusals: {
    'not-present:SF-OCC-1': notPresent,
    'must-choose-trigger': 'first you choose which of your actions the Silent Fleet answers.',
    'must-react': 'first you carry out the answer of the Silent Fleet.',
    'must-cause-shortage': 'first you choose a tile that leaves the game.',
    'not-performed': 'you did not perform this in this turn: {action}.',
    'level-too-high:SF-OPT-3': '{building}: that is above your build level.',
    'presence-below-value:SF-DRW-1': 'the Silent Fleet has too few discs there for the card of the stack {deck}.',
  },
} satisfies ModeTexts;
