/** Which documents of the rules belong to which game, and in which document a rule stands. */

/** The documents, by the names of their files. */
export const DOCUMENTS = [
  'classic',
  'classic-two',
  'soloplay',
  'solitaire',
  'age-of-sail',
  'silent-fleet',
  'exploits',
] as const;

export type DocumentName = (typeof DOCUMENTS)[number];

/** A game that can be read about. */
export interface Book {
  readonly edition: string;
  readonly mode: string;
  /** What differs first, then what it stands on. */
  readonly documents: readonly DocumentName[];
}

export const BOOKS: readonly Book[] = [
  { edition: 'classic', mode: 'standard', documents: ['classic'] },
  { edition: 'classic', mode: 'classic-two', documents: ['classic-two', 'classic'] },
  { edition: 'classic', mode: 'soloplay-two', documents: ['soloplay', 'classic'] },
  { edition: 'classic', mode: 'soloplay-three', documents: ['soloplay', 'classic'] },
  { edition: 'classic', mode: 'solitaire', documents: ['solitaire', 'classic'] },
  { edition: 'age-of-sail', mode: 'standard', documents: ['age-of-sail', 'exploits'] },
  { edition: 'age-of-sail', mode: 'silent-fleet', documents: ['silent-fleet', 'age-of-sail', 'exploits'] },
];

const FAMILIES: Readonly<Record<string, DocumentName>> = {
  CL: 'classic',
  PO: 'classic',
  C2: 'classic-two',
  S2: 'soloplay',
  S3: 'soloplay',
  SOLO: 'solitaire',
  AS: 'age-of-sail',
  SF: 'silent-fleet',
  EX: 'exploits',
};

export function isDocument(name: string): name is DocumentName {
  return (DOCUMENTS as readonly string[]).includes(name);
}

/** Where a rule may stand; edge cases and examples may stand anywhere. */
export function documentsOf(rule: string): readonly DocumentName[] {
  const family = FAMILIES[rule.split('-')[0]];
  return family === undefined ? DOCUMENTS : [family];
}
