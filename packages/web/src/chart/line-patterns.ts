/** How a line in a player's colour is broken, so that it is known without the colour: by tone. */
export const LINE_PATTERNS: Readonly<Record<number | 'none', string>> = {
  none: 'none',
  0: 'none',
  1: '0.1 9',
  2: '14 7',
  3: '7 6',
  4: '15 6 1 6',
};
