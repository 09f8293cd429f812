/** Collects texts that lack a value or do not have the expected shape. */

/** Traces of a missing value in a sentence. */
const GAP = /undefined|NaN|null|\[object|\(\)| {2}| ,| \./;

export class TextChecks {
  readonly texts = new Set<string>();
  private readonly shape: RegExp;

  constructor(shape: RegExp) {
    this.shape = shape;
  }

  look(text: string): void {
    if (GAP.test(text)) this.texts.add(text);
    this.lookAtShape(text);
  }

  /** For pictures, which may contain gaps. */
  lookAtShape(text: string): void {
    if (!this.shape.test(text) || text.includes('undefined')) this.texts.add(text);
  }
}
