/** What the Opposition does in solitaire and why, in English. */
import type { OppositionTexts } from '../texts.ts';

export const opposition: OppositionTexts = {
  occasions: {
    action: '{who} {step}',
    token: '{who} spends {the:token} and {step}',
    'bonus-draw': '{who} may draw because {player} did, and {step}',
    settle: '{who} {step}',
    clear: '{who} {step}',
  },
  steps: {
    'occupy-linked': 'occupies a city that completes a link',
    occupy: 'occupies a city',
    'complete-track': 'completes a track to win its Governor',
    ship: 'ships to a track where it has a disc',
    'ship-beside': 'ships to an open region',
    draw: 'draws a card',
    attack: 'attacks a city of {player}',
    'take-token': 'takes a token from {player}',
    settle: 'settles in Europe',
    clear: 'leaves a city without its token',
    nothing: 'achieves nothing',
  },
  ties: {
    'two-glory': 'two glory',
    'blue-token': 'a blue token',
    'least-advanced': 'the least advanced status',
    'farthest-disc': 'its disc farthest from the stack',
    'most-discs': 'most discs there',
    'where-won': 'where the token was won',
    'greatest-advance': 'the greatest advance',
    'within-tracks': 'nothing lost beyond the end of a track',
    'greatest-swing': 'the most glory lost and won',
    'linked-to-first': 'a link to a region where it is first',
    'linked-to-second': 'a link to a region where it is second',
    'worst-for-player': 'the worst for you',
  },
  passedOver: '{plan}; passed over, because the token there brings nothing: {places}',
  decided: '{plan}. Possible: {candidates}; what counts: {ties}',
  choice: '{plan}. You choose: {options}',
  order: { player: '{player} goes first, {reason}.', opposition: 'The Opposition goes first, {reason}.' },
  orderReasons: {
    'early-round': 'as always in the first two rounds',
    'can-occupy': 'because {colours} could occupy a city',
    'cannot-occupy': 'because the Opposition cannot begin by occupying a city',
  },
  keeps: {
    best: 'The Opposition holds too many cards and does best to keep {cards}.',
    none: 'The Opposition holds too many cards and does best to keep none.',
    equal: {
      one: 'The Opposition holds too many cards; there is {n} best way to keep some.',
      other: 'The Opposition holds too many cards; {n} ways to keep the best are equal.',
    },
  },
};
