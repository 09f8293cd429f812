/** Colours of the lines in charts, and dashes that distinguish them without colour. */
import type { DiscMark } from '../pieces/disc-marks.ts';

/** By tone. */
const DASHES = ['', '9 4', '2 4', '12 4 2 4', '6 3 2 3 2 3'];

export function dashOf({ tone }: DiscMark): string {
  return tone === 'none' ? '4 6' : DASHES[tone];
}

export function colourOf({ tone }: DiscMark): string {
  return `var(--seat-${tone})`;
}
