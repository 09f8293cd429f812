/** Sizes of drawings: in a page they grow with the size of the text, inside another drawing they are its units. */

const NORMAL_TEXT = 16;

/** `nested` if the drawing has a place in another one. */
export function lengthOf(size: number, nested: boolean): number | string {
  return nested ? size : `${size / NORMAL_TEXT}rem`;
}
