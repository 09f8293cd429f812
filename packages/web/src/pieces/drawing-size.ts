/** Sizes of drawings and of the names on them: in a page drawings grow with the size of the text, inside another drawing they are its units. */

const NORMAL_TEXT = 16;

/** `nested` if the drawing has a place in another one. */
export function drawingLength(size: number, nested: boolean): number | string {
  return nested ? size : `${size / NORMAL_TEXT}rem`;
}

/** Letters of the longest word of a name, which is written as small as that word asks for; a line may end at a hyphen too. */
export function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]/).map((word) => word.length));
}
