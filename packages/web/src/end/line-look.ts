/** How the line of a player looks in a plot: its colour, and how it is broken, so that colour is not needed. */
import type { Mark } from '../pieces/disc-styles.ts';

/** By tone. */
const DASHES = ['', '9 4', '2 4', '12 4 2 4', '6 3 2 3 2 3'];

export function dashOf({ tone }: Mark): string {
  return tone === 'none' ? '4 6' : DASHES[tone];
}

/** The custom property of its colour. */
export function colourOf({ tone }: Mark): string {
  return `var(--seat-${tone})`;
}
