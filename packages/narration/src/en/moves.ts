/** Templates for the labels of moves, in English. */
import type { MoveTemplates } from '../templates-by-id.ts';

export const moves = {
  start: 'Begin with {the:building}',
  build: 'Build {the:building}',
  pay: 'Free {the:building}',
  'pay-all': 'Free all buildings',
  activate: 'Activate {the:building}',
  spend: 'Spend {the:token}',
  ship: 'Ship {to:waters}',
  'ship:sail': 'Sail {to:waters}',
  occupy: 'Occupy {the:site}',
  attack: 'Attack {other} {at:site}',
  'attack:free': 'Attack {at:site}',
  draw: 'Draw {the:card}',
  'draw:deck': 'Draw from the stack {deck}',
  take: 'Take {the:card} from the discard pile',
  memorial: 'Put the lost disc in front of {the:status}',
  discard: 'Discard {the:card}',
  'governor:free': 'Keep the Governor in the free slot',
  'governor:normal': 'Keep the Governor in a normal slot',
  'decline:casualty': 'Leave the disc in the supply',
  end: 'No more actions',
  'end:salary': 'Return no more discs',
  pass: 'Pass',
  'by-phase': 'Ask for phase-by-phase order',
} satisfies MoveTemplates;
