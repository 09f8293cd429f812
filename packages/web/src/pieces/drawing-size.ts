/** Sizes of drawings and of names on them. */

const NORMAL_TEXT = 16;

/** Returns a length that grows with the text of the page, or for a drawing nested in another one, in its units. */
export function drawingLength(size: number, nested: boolean): number | string {
  return nested ? size : `${size / NORMAL_TEXT}rem`;
}

/** Returns the number of letters of the longest word, on which the font size depends; a line may also end at a hyphen. */
export function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]/).map((word) => word.length));
}
