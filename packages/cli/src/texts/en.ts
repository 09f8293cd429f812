/** The texts that only the terminal has, in English: headings, the key to the board, messages of the prompt, and its help. */
import type { GameHelp } from './game-help.ts';

export const texts = {
  // The first page.
  players: { one: '{n} player', other: '{n} players' },
  seed: 'seed {seed}',
  atKeyboard: { one: 'You play {who}.', other: 'At the keyboard: {who}.' },
  hint: 'Type help for the game in brief and for everything that you can type.',

  // The key to the board.
  'first.classic': 'first player',
  'first.age-of-sail': 'Crown',
  keyStatuses: 'Statuses: score → level (score at which the next level begins). ★\u00a0{first}.',
  keySigns: '(◆) a disc lies on the building, ( ) none does. Cards [what they add]. ² a city of two glory.',
  keyTracks: 'Tracks run from the far end to the stack of cards ▸.',
  keyFleets: '~ a fleet. □ a link without a token.',
  keyShortTracks: '× a space that is no longer part of its track.',
  keyGrid: 'Grid: column, tile, extra actions of the Opposition. Ladder: the colours before ‖ act in this round.',
  keyBrown: 'Brown tokens raise a status: {tokens}.',
  keyBlue: 'Blue tokens are spent for an action: {tokens}.',

  // The position.
  round: 'Round {n} of {rounds}',
  over: 'the game is over',
  seats: 'PLAYERS',
  harbor: 'Harbor',
  supply: 'Supply',
  'level.build': 'build',
  'level.growth': 'growth',
  'level.salary': 'salary',
  'level.cardLimit': 'card limit',
  noBuilding: 'no building yet',
  tokens: 'tokens: {tokens}',
  markers: 'discs in front of statuses: {markers}',
  neutralDiscs: 'neutral discs: {harbor} in the harbor, {reserve} in reserve',
  passed: '— has passed',
  cards: 'cards {held} of {limit}',
  freeSlot: 'free slot: {card}',
  kept: 'kept for glory: {cards}',
  aside: 'set aside: {cards}',
  open: 'open',
  closed: 'closed',
  'sea.classic': 'beside: {discs}',
  'sea.age-of-sail': 'Open Sea: {discs}',
  governor: 'Governor',
  noCard: '{deck}: no card left',
  presence: 'discs {discs}',
  iconGlory: 'glory {n}',
  iconDisc: 'disc',
  iconAbolition: 'abolishes Slavery',
  links: 'Links',
  pile: 'Discard pile',
  neutral: 'Neutral',
  discsLeft: { one: '{who}: {n} disc left', other: '{who}: {n} discs left' },
  ladder: 'Ladder',
  ladderActions: { one: '{n} action', other: '{n} actions' },
  drawsAtEnd: '{who} draws at the end of the round',
  grid: 'Grid',
  tiles: 'Tiles',
  level: 'level {n}',
  labelled: '{label}: {text}',
  none: 'none',
  exploitOpen: 'open',
  exploitLocked: 'locked',
  'golden-age-of-piracy.pirates': 'Pirates left: {list}',
  'golden-age-of-piracy.taken': 'taken: {list}',
  'northwest-passage.spaces': 'Passage: {list}',
  'spanish-treasure-fleet.discs': 'loaded: {list}',
  'underground-railroad.stations': 'stations: {list}',
  'voyage-of-the-beagle.surveys': 'surveyed: {list}',

  // Moves.
  noAction: 'no action',
  tilesLeft: { one: '{n} left', other: '{n} left' },
  salaryOnly: 'its disc returns in the Salary phase only',
  gloryTo: 'glory {before} → {after}',
  tooMany: { one: '{n} card to discard', other: '{n} cards to discard' },
  onlyMove: '{who} has only one move: {move}.',

  // The prompt.
  prompt: 'move, or help ›',
  noSuchMove: 'There is no move {typed}; the moves are 1 to {last}.',
  ambiguous: '“{typed}” could be: {moves}.',
  ambiguousMore: '“{typed}” could be: {moves}; or one of {n} others.',
  notAMove: '“{typed}” is no move of this game; help tells what you can type.',
  possible: '“{move}” is possible.',
  possibleGains: '“{move}” is possible: {gains}.',
  impossible: '“{move}” is not possible: {reason} (Rule {rule}.)',
  whyWhat: 'Why what? For example: why occupy lisbon',
  nothingToUndo: 'There is nothing to take back.',
  takenBack: 'Taken back: {move}.',
  takenBackMore: {
    one: 'Taken back: {move}, with {n} move that followed.',
    other: 'Taken back: {move}, with {n} moves that followed.',
  },
  ifOver: 'If the game ended now:',
  saveWhere: 'Save where? For example: save game.txt',
  saved: 'Saved in {file}.',
  savedGoOn: 'Saved in {file}. windrose play --load {file} goes on from here.',
  saveOffer: 'Save the game? Type a file name, or press Enter for no:',
  // Answers to the offer besides file names, with spaces between.
  yesWords: 'y yes',
  noWords: 'n no',
  saveName: 'Then it needs a name, for example game.txt.',
  farewell: 'Fair winds.',
  inputEnded: 'The input has ended, and the game with it.',

  // Files and records.
  fileUnreadable: '{file} cannot be read: {reason}.',
  fileUnwritable: '{file} cannot be written: {reason}.',
  fileUnusable: '{file} cannot be used: {reason}.',
  fileNotSaved: '{file} exists and is not a saved game, so it is not overwritten; choose another name.',
  fileHoldsPosition: '{file} holds a position, and --load needs a record.',
  'file.missing': 'there is no such file or folder',
  'file.forbidden': 'you may not do that',
  'file.folder': 'it is a folder',
  'file.notFolder': 'a part of its path is not a folder',
  'file.full': 'the disk is full',
  'file.readOnly': 'the disk cannot be written',
  recordIllegal:
    'The record cannot be used:\n  line {line}: move {number}, {move}, is not legal. {reason} (Rule {rule}.)',

  // The end.
  gameOver: 'The game is over. {verdict}',
  wins: { one: '{who} wins with {n} glory.', other: '{who} wins with {n} glory.' },
  sharedVictory: { one: '{who} share the victory with {n} glory.', other: '{who} share the victory with {n} glory.' },
  and: '{list} and {last}',

  // verify and analyse.
  recordSound: { one: 'The record is sound: {n} move.', other: 'The record is sound: {n} moves.' },
  notOver: 'The game is not over: round {round}, {who} decides. The scores are those of now.',
  move: 'Move',
  tried: 'tried',
  nothingToDecide: 'The game is over: there is nothing to decide.',
  progress: '{done} of {total}, {seconds} s left',
  expectation: {
    one: 'Expected score and chance of winning of every seat, from {n} game played out.',
    other: 'Expected score and chance of winning of every seat, from {n} games played out.',
  },
} as const;

const phases = {
  build: 'everybody takes one tile; {status} says up to which level',
  growth: 'discs move from the supply to the harbor; {status} says how many',
  salary: 'discs return from buildings to the harbor; {status} says how many',
} as const;
const occupy = 'a disc goes to a free city of an open region where you have a disc; Europe is open to all';
const pay = 'a disc returns from a building, which can be used again';

export const help: GameHelp = {
  goal: 'You trade across the seas for seven rounds; most glory at the end wins. Glory comes from the four statuses, from cities and the links between them, from cards and from a few buildings.',
  rounds: {
    classic: {
      intro: 'A round has four phases:',
      phases: {
        ...phases,
        action:
          'turn by turn: put a disc from the harbor on a building and do what it says, or spend a blue token, or pass. A player who has passed is out until the next round and keeps as many cards as {status} allows',
      },
    },
    'age-of-sail': {
      intro: 'Before the first round everybody chooses a side of the start tile. A round has five phases:',
      phases: {
        ...phases,
        action:
          'turn by turn: put a disc from the harbor on a building and do what it says, or spend a blue token, or pass',
        discard:
          'everybody keeps as many cards as {status} allows; the others go to a common pile, from which everybody may draw',
      },
    },
  },
  actionsIntro: 'The actions:',
  actions: {
    classic: {
      ship: 'a disc goes to the track of a region and takes the token there; a full track opens the region',
      occupy,
      attack: 'for two discs, the city of an opponent is yours',
      draw: 'you take the top card of a stack, if you have as many discs in its area as the card says',
      pay,
    },
    'age-of-sail': {
      ship: 'a disc goes to the track of a closed region and takes the token there; a full track opens the region. Or to the Open Sea of an open region, or to a free fleet of an open region or of Europe',
      occupy,
      attack: 'for two discs, the city or fleet of an opponent is yours',
      draw: 'you take the top card of a stack, if you have as many discs in its area as the card says; for the discard pile, discs in Europe count',
      pay,
    },
  },
  slavery:
    'The Slavery cards are strong, and a choice the game puts to you on purpose: if you discard one, or hold one when Slavery is abolished, you pay for it with glory at the end.',
  exploits:
    'Three exploits are in the game. Each is open when both its regions are; then players with discs in both regions can use its abilities in the place of an action, and it gives glory at the end. board shows what they say.',
  typing:
    'Type a number, a move, or the beginning of one: 2, build market, afr. Enter alone shows the choices again. Besides moves there are:',
  commands: {
    help: ['help', 'this text'],
    board: ['board', 'the whole position, with a key to its signs'],
    why: ['why MOVE', 'what a move does, or which rule forbids it'],
    undo: ['undo', 'take your last decision back'],
    log: ['log', 'what happened in this round and the last; log all: everything'],
    score: ['score', 'what everybody would score now'],
    save: ['save FILE', 'write the game down; windrose play --load FILE goes on'],
    quit: ['quit', 'leave'],
  },
};
