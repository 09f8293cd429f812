/** Texts of the viewer that other sites embed, in English. */
export const viewer = {
  'viewer.loading': 'Loading the game …',
  'viewer.failed': 'The game cannot be shown',
  'viewer.none': 'No game is given. Name a file in src, or write the record inside the element.',
  'viewer.missing': 'The file {file} could not be loaded.',
  'viewer.fromFile':
    'A page that was opened from a folder cannot load other files: write the record inside the element instead.',
  'viewer.players': 'Players',
} as const;
