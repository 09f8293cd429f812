/** Texts of what goes wrong at the table, in English. */
export const trouble = {
  'trouble.bots':
    'The bots could not be loaded. They are asked again; if that does not help, load the page again. Your game is kept.',
  'trouble.full':
    'The browser has no room left: what you play now is not kept. Save the game as a file, or delete others on the first page.',
  'trouble.denied':
    'This browser keeps nothing for this page: the game is gone when you close it. Save it as a file to play on another time.',
  'trouble.save': 'Save as a file',
  'trouble.elsewhere': 'This game was played on in another window. Load it again to play on here.',
  'trouble.unreadable': 'This game cannot be opened',
  'trouble.toHome': 'To the first page',

  'open.line': 'Line {number}:',
  'open.fault.not-a-record': 'This file is not the record of a Windrose game.',
  'open.fault.no-moves': 'The record ends before its moves begin; perhaps a part of the file is missing.',
  'open.fault.other-data': 'The game was played with other values of the components than those of this version.',
  'open.fault.other-rules': 'The game was played by another version of the rules.',
  'open.fault.no-such-move': 'There is no such move in this edition.',
  'open.fault.illegal-move': 'This move is not allowed at that point of the game.',
  'open.fault.other-end': 'The moves do not lead to the position that the record states: a line was changed or lost.',
  'open.fault.bad-line': 'This line makes no sense in a record.',
  'start.no-room': 'The browser has no room for another game. Delete one that you do not need.',
} as const;
