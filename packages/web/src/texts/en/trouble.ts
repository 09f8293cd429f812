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
} as const;
