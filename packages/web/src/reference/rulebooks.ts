/** Which documents of the rules belong to which game, and in which document a rule stands. */
import { MODES } from '@windrose/engine';

/** A game with documents that can be read. */
export interface Book {
  readonly edition: string;
  readonly mode: string;
  /** The document of the mode first, then those of the edition; each is the name of a file. */
  readonly documents: readonly string[];
}

/** The documents of each edition. */
const EDITION_DOCUMENTS = { classic: ['classic'], 'age-of-sail': ['age-of-sail', 'exploits'] } as const;
const EDITIONS = ['classic', 'age-of-sail'] as const;

export const BOOKS: readonly Book[] = EDITIONS.flatMap((edition) =>
  Object.entries(MODES)
    .filter(([, { rulebooks }]) => rulebooks.includes(edition))
    .map(([mode, { document }]) => ({
      edition,
      mode,
      documents: [...(document === undefined ? [] : [document]), ...EDITION_DOCUMENTS[edition]],
    })),
);

export const DOCUMENTS: readonly string[] = [...new Set(BOOKS.flatMap(({ documents }) => documents))];

/** The document of each family of rule ids. */
const FAMILIES: ReadonlyMap<string, string> = new Map([
  ['CL', 'classic'],
  ['PO', 'classic'],
  ['AS', 'age-of-sail'],
  ['EX', 'exploits'],
  ...Object.values(MODES).flatMap(({ rules = [], document = '' }) =>
    rules.map((family): [string, string] => [family, document]),
  ),
]);

export function isDocument(name: string): boolean {
  return DOCUMENTS.includes(name);
}

/** Returns the documents in which a rule may stand. Edge cases and examples may stand in any. */
export function documentsOf(rule: string): readonly string[] {
  const document = FAMILIES.get(rule.split('-')[0]);
  return document === undefined ? DOCUMENTS : [document];
}
