/** Sizes of drawings and of names on them. */

const NORMAL_TEXT = 16;

/** Returns a length that grows with the text. */
export function drawingLength(size: number): string {
  return `calc(${size / NORMAL_TEXT} * var(--size))`;
}

/** Returns the number of letters of the longest word, on which the font size depends; a line may also end at a hyphen. */
export function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]/).map((word) => word.length));
}
