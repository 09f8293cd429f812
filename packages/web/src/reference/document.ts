/** A document of the rules as the reference shows it: sections of rules, each with its id and its text. */
import type { Phrase } from './phrase.ts';

export interface Rule {
  readonly kind: 'rule';
  readonly id: string;
  readonly text: Phrase;
  /** Our ruling, because the printed rules leave the point open. */
  readonly ours: boolean;
}

interface Table {
  readonly kind: 'table';
  readonly head: readonly Phrase[];
  readonly rows: readonly (readonly Phrase[])[];
}

/** A paragraph, or an entry of a list without an id. */
interface Text {
  readonly kind: 'text' | 'item';
  readonly text: Phrase;
}

export type Block = Rule | Table | Text;

/** What is folded at first: edge cases and worked examples. */
export type Fold = 'none' | 'cases' | 'examples';

export interface Part {
  /** Empty for the introduction. */
  readonly title: string;
  readonly fold: Fold;
  readonly blocks: readonly Block[];
}

export interface Section extends Part {
  readonly parts: readonly Part[];
}

export interface RuleDocument {
  readonly title: string;
  readonly sections: readonly Section[];
}
