/** Collects texts that do not look as they should; a test expects none. */

/** What a text looks like when a value was missing, or an id was taken for a word. */
const GAPS = [
  /undefined|NaN|\bnull\b|\[object|\(\)| {2}|\s[,.]|[{}]|\.\.|^\s|\s$/,
  /\b(neutral|opposition|fleet|far|north|south|guild|trade|city|colonial|ship|occupy)-[a-z]/,
];

export class Suspects {
  readonly texts = new Set<string>();

  look(text: string, shape?: RegExp): void {
    if (GAPS.some((gap) => gap.test(text)) || shape?.test(text) === false) this.texts.add(text);
  }
}
