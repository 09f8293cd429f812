/** The text of `help` at the prompt: the game in short, by edition and mode, and the commands. Lines fit 80 columns. */
import type { Game } from '@windrose/engine';

const CLASSIC = [
  'You trade across the seas for seven rounds; most glory at the end wins. Glory',
  'comes from the four statuses, from cities and the links between them, from',
  'cards and from a few buildings.',
  '',
  'A round has four phases:',
  '  Build    everybody takes one tile; Industry says up to which level',
  '  Growth   discs move from the supply to the harbor; Culture says how many',
  '  Salary   discs return from buildings to the harbor; Finance says how many',
  '  Action   turn by turn: put a disc from the harbor on a building and do what',
  '           it says, or spend a blue token, or pass. Whoever has passed is out',
  '           until the next round and keeps as many cards as Politics allows.',
  '',
  'The actions:',
  '  Ship     a disc goes to the track of a region and takes the token there; a',
  '           full track opens the region',
  '  Occupy   a disc goes to a free city of an open region where you have a disc;',
  '           Europe is open to all',
  '  Attack   for two discs, a city of somebody else is yours',
  '  Draw     you take the top card of a stack, if you have as many discs in its',
  '           area as the card says',
  '  Payment  a disc returns from a building, which can be used again',
];

const AGE_OF_SAIL = [
  'You trade across the seas for seven rounds; most glory at the end wins. Glory',
  'comes from the four statuses, from cities and the links between them, from',
  'cards and from a few buildings.',
  '',
  'Before the first round everybody chooses a side of the start tile. A round has',
  'five phases:',
  '  Build    everybody takes one tile; Industry says up to which level',
  '  Growth   discs move from the supply to the harbor; Culture says how many',
  '  Salary   discs return from buildings to the harbor; Wealth says how many',
  '  Action   turn by turn: put a disc from the harbor on a building and do what',
  '           it says, or spend a blue token, or pass',
  '  Discard  everybody keeps as many cards as Influence allows; the others go to',
  '           a common pile, from which everybody may draw',
  '',
  'The actions (the move of Sail is written ship):',
  '  Sail     a disc goes to the track of a closed region and takes the token',
  '           there; a full track opens the region. Or to the Open Sea of an open',
  '           region, or to a free fleet of an open region or of Europe',
  '  Occupy   a disc goes to a free city of an open region where you have a disc;',
  '           Europe is open to all',
  '  Attack   for two discs, a city or fleet of somebody else is yours',
  '  Draw     you take the top card of a stack, if you have as many discs in its',
  '           area as the card says; for the discard pile, discs in Europe count',
  '  Payment  a disc returns from a building, which can be used again',
];

const SLAVERY = [
  '',
  'The Slavery cards are strong, and a choice the game puts to you on purpose:',
  'whoever discards one, or holds one when Slavery is abolished, pays for it with',
  'glory at the end.',
];

const EXPLOITS = [
  '',
  'Three exploits are in the game. Each is open when both its regions are; then',
  'its abilities can be used in the place of an action, by those who have discs in',
  'both regions, and it gives glory at the end. board shows what they say.',
];

const MODES: Readonly<Record<string, readonly string[]>> = {
  'classic-two': [
    '',
    'Each of you has a neutral colour besides. After you ship or occupy, a disc of',
    'your neutral colour does the same where you choose; nobody gets the token.',
  ],
  'soloplay-two': [
    '',
    'The tracks are shorter: their first tokens are gone, and you remove more',
    'before the game. After the Salary phase whoever has fewer discs in the harbor',
    'receives a neutral disc, to be played after an own action in the same region.',
    'Neutral discs that are left in your reserve at the end give a glory each.',
  ],
  'soloplay-three': [
    '',
    'The tracks are shorter: you remove tokens before the game. After the Salary',
    'phase those with fewer discs in the harbor receive a neutral disc, to be',
    'played after an own action in the same region. Neutral discs that are left in',
    'your reserve at the end give a glory each.',
  ],
  solitaire: [
    '',
    'You are alone against the Opposition: four colours that share a board and act',
    'by rules of their own. You build from the grid; a tile that does not lie in the',
    'column of your last one gives the Opposition an extra action for each column',
    'between. The ladder says whose actions they are. In a round in which you draw,',
    'it draws once as well. Where its rules leave a choice, you choose for it. You',
    'win if your glory is at least its own; the margin makes the victory.',
  ],
  'silent-fleet': [
    '',
    'The Silent Fleet, which nobody owns, answers every turn: a Sail with a Sail, an',
    'Occupy with an Occupy, a Draw by taking a card out of the game. You choose',
    'where. It takes no tokens, controls no links and does not score.',
  ],
};

const TYPING = [
  '',
  'Type a number, a move, or the beginning of one: 2, ship africa, afr. Enter',
  'alone shows the choices again. Besides moves there are:',
  '  board      the whole position, with a key to its signs',
  '  why MOVE   what a move does, or which rule forbids it',
  '  undo       take your last decision back',
  '  log        what happened in this round and the last; log all: everything',
  '  score      what everybody would score now',
  '  save FILE  write the game down; windrose play --load FILE goes on',
  '  quit       leave',
];

export function helpFor({ tables, mode }: Game): string[] {
  return [
    ...(tables.data.rulebook === 'classic' ? CLASSIC : AGE_OF_SAIL),
    ...SLAVERY,
    ...(MODES[mode.id] ?? []),
    ...(mode.exploits === undefined ? [] : EXPLOITS),
    ...TYPING,
  ];
}
