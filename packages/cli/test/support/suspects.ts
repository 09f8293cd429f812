/** Collects texts that do not look as they should; a test expects none. */

/** What a sentence looks like when a value was missing. */
const GAP = /undefined|NaN|null|\[object|\(\)| {2}| ,| \./;

export class Suspects {
  readonly texts = new Set<string>();
  private readonly shape: RegExp;

  constructor(shape: RegExp) {
    this.shape = shape;
  }

  look(text: string): void {
    if (GAP.test(text)) this.texts.add(text);
    this.lookAtShape(text);
  }

  /** Of a picture, which may have gaps. */
  lookAtShape(text: string): void {
    if (!this.shape.test(text) || text.includes('undefined')) this.texts.add(text);
  }
}
