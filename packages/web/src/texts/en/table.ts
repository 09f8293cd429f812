/** Texts of the table, in English. */
export const table = {
  confirmTurn: 'End turn',
  undo: 'Undo',
  tookBack: 'Your last choice is taken back, with the answers of bots to it.',
  close: 'Close',
  round: 'Round {number} of {rounds}',
  waiting: 'Waiting for {who} …',
  thinking: '{who} is thinking …',
  forced: 'Only one move is possible; it is played for you.',
  possible: 'All moves',
  notPossible: 'Not possible: {reason}',

  hint: 'Hint',

  board: 'Board',
  rivals: 'Rivals',
  stock: 'Building tiles',

  areas: 'Areas',
  wholeBoard: 'Whole chart',
  track: 'Shipping track',
  tokenHere: 'Token: {token}',
  deck: 'Stack {deck}',

  opposition: 'Opposition',

  log: 'Log',
  replay: 'Replay',
  toStart: 'To the beginning',
  toEnd: 'To the end',
  stepBack: 'One step back',
  stepOn: 'One step on',
  moment: 'Decision {number} of {all}',

  rules: 'Rules',

  over: 'The game is over',
  score: 'Score',
} as const;
