/** The text of a document as data: a phrase is a list of pieces, plain or marked; a marked piece contains a phrase. */

export type Piece =
  | string
  /** Options and their values have the titles of the new-game form. */
  | { readonly as: 'option' | 'strong' | 'em'; readonly of: Phrase }
  | { readonly as: 'link'; readonly to: string; readonly of: Phrase };

export type Phrase = readonly Piece[];

/** Returns the text of a phrase without its marks. */
export function plainText(phrase: Phrase): string {
  return phrase.map((piece) => (typeof piece === 'string' ? piece : plainText(piece.of))).join('');
}
