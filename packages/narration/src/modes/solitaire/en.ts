/** The texts of solitaire, in English. */
import type { ModeTexts } from '../mode-texts.ts';

export const en = {
  description: {
    title: 'Solitaire',
    summary: 'You alone against the Opposition, whose four colours follow rules of their own.',
    description: 'You alone against the Opposition, four colours that act by rules of their own.',
    brief:
      'You play alone against the Opposition, whose four colours act by fixed rules: a colour whose turn it is occupies a city if it can; otherwise it completes a track, ships or draws. You build from a grid of three columns: every column away from the indicator gives the Opposition one action more in this round. You and the Opposition act one after the other, not in turns: in the first two rounds you go first, later it does if it can begin by occupying a city. If you draw in a round, it draws once more at the end. You win with at least as much glory as the Opposition has; the farther ahead, the greater the victory.',
    colours: ['the Opposition', 'Red', 'Green', 'Purple', 'Black'],
  },
  options: {
    'solo.difficulty': {
      title: 'Difficulty',
      about: 'How much the Opposition makes of the action tokens that it takes.',
      values: {
        normal: 'Normal',
        easier: 'Easier',
        harder: 'Harder',
      },
    },
    'solo.choices': {
      title: 'Choices of the Opposition',
      about: 'Where its rules leave a choice, you are asked, or it takes what is worst for you.',
      values: {
        asked: 'I am asked',
        worst: 'The worst for me',
      },
    },
    'rulings.solo.firstTest': {
      title: 'When the Opposition goes first',
      about:
        'From the third round on it goes first if a city can be occupied: by its first colour, by any of its colours, or by anybody.',
      values: {
        firstColour: 'First colour',
        anyColour: 'Any colour',
        anyone: 'Anybody',
      },
    },
    'rulings.solo.industryGate': {
      title: 'Industry limits what you build',
      about: 'Only buildings up to your Build Level may be taken from the grid.',
      values: {},
    },
    'rulings.solo.occupyOneGlory': {
      title: 'The Opposition takes every city',
      about: 'Where it completes no link it occupies ordinary cities too, not only those of 2 glory.',
      values: {},
    },
    'rulings.solo.oppEmptyGovernor': {
      title: 'The Opposition’s empty Governor slot',
      about: 'What the Opposition scores for it at the end.',
      values: {
        '0': 'Nothing',
        '3': '3 glory',
      },
    },
  },
  events: {
    'extra-actions-granted': {
      one: 'That gives the Opposition {n} extra action.',
      other: 'That gives the Opposition {n} extra actions.',
    },
    'extra-actions-granted:none': 'That gives the Opposition no extra action.',
    'draw-owed': '{who} will draw a card at the end of the round.',
    'token-taken': '{who} takes {a:token} from {from}.',
    'city-cleared': '{the:site} stays without a token.',
    'opposition-order-decided:player': '{who} goes first, {reason}.',
    'opposition-order-decided:opposition': 'The Opposition goes first, {reason}.',
    'opposition-keeps:best': 'The Opposition holds too many cards and does best to keep {cards}.',
    'opposition-keeps:none': 'The Opposition holds too many cards and does best to keep none.',
    'opposition-keeps:equal': {
      one: 'The Opposition holds too many cards; there is {n} best way to keep some.',
      other: 'The Opposition holds too many cards; {n} ways to keep the best are equal.',
    },
  },
  gains: {
    'extra-actions': {
      one: '{n} extra action for the Opposition',
      other: '{n} extra actions for the Opposition',
    },
  },
  moves: {
    'opposition-occupy': 'The Opposition occupies {the:site}',
    'opposition-ship': 'The Opposition ships {to:waters}',
    'opposition-draw': 'The Opposition draws {the:card}',
    'opposition-attack': 'The Opposition attacks you {at:site}',
    'opposition-take': 'The Opposition takes {a:token} from you',
    'opposition-clear': '{the:site} loses its token',
    'opposition-discard': 'The Opposition discards {the:card}',
  },
  prompts: {
    'opposition-action': {
      one: 'The rules leave the Opposition {n} possibility: you choose for it. Where does {who} act?',
      other: 'The rules leave the Opposition {n} possibilities: you choose for it. Where does {who} act?',
    },
    'opposition-action:settle': {
      one: 'The rules leave the Opposition {n} city: you choose for it. Where in Europe does {who} settle before the first round?',
      other:
        'The rules leave the Opposition {n} cities: you choose for it. Where in Europe does {who} settle before the first round?',
    },
    'opposition-action:clear': {
      one: 'The rules leave the Opposition {n} city: you choose for it. Which city of Europe loses its blue token?',
      other: 'The rules leave the Opposition {n} cities: you choose for it. Which city of Europe loses its blue token?',
    },
    'opposition-action:bonus-draw': {
      one: 'The rules leave the Opposition {n} card: you choose for it. Which card does {who} draw?',
      other: 'The rules leave the Opposition {n} cards: you choose for it. Which card does {who} draw?',
    },
    'opposition-discard':
      'The rules leave the Opposition several cards that are equally good: you choose for it. Which does it discard?',
  },
  refusals: {
    'must-choose-for-opposition': 'first you choose for the Opposition, whose rules leave several possibilities.',
    'must-discard-for-opposition': 'first you choose what the Opposition discards.',
    'not-an-option':
      'the rules of the Opposition do not lead there; only what is equal by all of them is yours to choose.',
    'keeps-better-cards': 'the Opposition does better to keep {the:card}.',
    'not-on-grid': 'the grid shows no such tile: {building}.',
    'last-column-again': '{building}: it lies in the last column, from which you built in the round before.',
  },
} satisfies ModeTexts;
