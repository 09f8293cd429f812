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
  'opposition-action': 'For the Opposition: where does {who} act?',
  'opposition-action:settle': 'For the Opposition: where in Europe does {who} settle?',
  'opposition-action:clear': 'For the Opposition: which city of Europe loses its blue token?',
  'opposition-action:bonus-draw': 'For the Opposition: which card does {who} draw?',
  'opposition-discard': 'For the Opposition: which card does it discard? These are equally good for it.',
  'following-action': 'You may now use {action} {in:region}, or end.',
  'following-ability': 'You may go on with {the:exploit}, or end.',
  over: 'The game is over.',
};
