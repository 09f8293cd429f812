/** Dash patterns of lines, by tone, so that lines of players differ without colours. */
export const LINE_PATTERNS: Readonly<Record<number | 'none', string>> = {
  none: 'none',
  0: 'none',
  1: '0.1 9',
  2: '14 7',
  3: '7 6',
  4: '15 6 1 6',
};
