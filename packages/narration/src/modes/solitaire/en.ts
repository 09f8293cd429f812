/** The texts of solitaire, in English. */
import type { ModeTexts } from '../mode-texts.ts';

export const en = {
  description: {
    title: 'Solitaire',
    description: 'You alone against the Opposition, four colours that act by rules of their own.',
    colours: ['the Opposition', 'Red', 'Green', 'Purple', 'Black'],
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
