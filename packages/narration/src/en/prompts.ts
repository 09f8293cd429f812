/** Templates for the prompts of decisions, in English. */
import type { PromptTemplates } from '../templates-by-id.ts';

export const prompts = {
  'start-building': 'Choose the side of your start tile.',
  build: 'Choose a tile to build.',
  salary: {
    one: 'Choose a building whose disc returns to the harbor ({n} payment left).',
    other: 'Choose a building whose disc returns to the harbor ({n} payments left).',
  },
  'salary:optional': {
    one: 'Choose a building whose disc returns to the harbor, or end ({n} payment left).',
    other: 'Choose a building whose disc returns to the harbor, or end ({n} payments left).',
  },
  turn: 'Activate a building, spend a blue token, or pass.',
  'turn:building': 'Activate a building, or pass.',
  'turn:token': 'Spend a blue token, or pass.',
  'turn:pass': 'Nothing is left for you to do in this round: pass.',
  perform: 'With {the:source} you may perform: {actions}.',
  'perform:again': 'With {the:source} you may go on: {actions}. Or end.',
  casualty: 'You may put the lost disc in front of a status.',
  'governor-slot': 'Where do you keep your Governor?',
  discard: 'Discard a card: you hold {held} and may keep {limit}.',
} satisfies PromptTemplates;
