/** Text of a document as data: a phrase is pieces one after the other, plain or marked, and what is marked is a phrase again. */

export type Piece =
  | string
  /** An option of the game, or one of its values, is called as where it is chosen. */
  | { readonly as: 'option' | 'strong' | 'em'; readonly of: Phrase }
  | { readonly as: 'link'; readonly to: string; readonly of: Phrase };

export type Phrase = readonly Piece[];

/** A phrase without its marks. */
export function plainText(phrase: Phrase): string {
  return phrase.map((piece) => (typeof piece === 'string' ? piece : plainText(piece.of))).join('');
}
