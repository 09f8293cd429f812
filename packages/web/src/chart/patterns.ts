/** How a line in a player's colour is broken, so that it is known without the colour: by tone. */
export const PATTERNS: readonly string[] = ['none', '0.1 9', '14 7', '7 6', '15 6 1 6'];
