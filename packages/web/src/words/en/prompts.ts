/** What a decision asks, in English. */
import type { SpeechTexts } from '../texts.ts';

export const prompts: SpeechTexts['prompts'] = {
  'start-building': 'Choose the side of your start tile.',
  'remove-token': 'Choose a token that is removed from its track.',
  shortage: 'Choose a tile that leaves the game.',
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
  'turn:pass': 'Nothing else is possible now: pass.',
  perform: 'With {the:source} you may perform: {actions}.',
  'perform:again': 'With {the:source} you may go on: {actions}. Or end.',
  casualty: 'You may put the lost disc in front of a status.',
  'governor-slot': 'Where do you keep your Governor?',
  discard: 'Discard a card: you hold {held} and may keep {limit}.',
  'neutral-ship': 'Where does a disc {of:neutral} ship to?',
  'neutral-occupy': 'Which city does a disc {of:neutral} occupy?',
  'play-neutral': 'You may play a neutral disc {in:region}.',
  'play-neutral:anywhere': 'You may play a neutral disc anywhere.',
  'fleet-trigger': 'Which action of {the:source} does the Silent Fleet answer?',
  'fleet-ship': 'The Silent Fleet answers your Sail: where does it sail?',
  'fleet-occupy': 'The Silent Fleet answers your Occupy: which city does it take?',
  'fleet-draw': 'The Silent Fleet answers your Draw: which card leaves the game?',
  'opposition-action': {
    one: 'The rules leave the Opposition {n} target: you choose for it. Where does {who} act?',
    other: 'The rules leave the Opposition {n} targets: you choose for it. Where does {who} act?',
  },
  'opposition-action:settle': {
    one: 'The rules leave the Opposition {n} target: you choose for it. Where in Europe does {who} settle?',
    other: 'The rules leave the Opposition {n} targets: you choose for it. Where in Europe does {who} settle?',
  },
  'opposition-action:clear': {
    one: 'The rules leave the Opposition {n} target: you choose for it. Which city of Europe loses its blue token?',
    other: 'The rules leave the Opposition {n} targets: you choose for it. Which city of Europe loses its blue token?',
  },
  'opposition-action:bonus-draw': {
    one: 'The rules leave the Opposition {n} target: you choose for it. Which card does {who} draw?',
    other: 'The rules leave the Opposition {n} targets: you choose for it. Which card does {who} draw?',
  },
  'opposition-discard':
    'The rules leave the Opposition several cards that are equally good: you choose for it. Which does it discard?',
  'following-action': 'You may now use {action} {in:region}, or end.',
  'following-ability': 'You may go on with {the:exploit}, or end.',
  over: 'The game is over.',
};
