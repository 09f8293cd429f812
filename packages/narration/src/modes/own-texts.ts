/** The texts that only one mode has, besides those that every mode can have. */
import type { OppositionTexts } from './solitaire/opposition/texts.ts';

export interface OwnTexts {
  readonly opposition: OppositionTexts;
}
