/** The games of the reference with their documents, and the documents that contain a rule. */
import { MODES } from '@windrose/engine';

/** A game of an edition and a mode. */
export interface ReferenceGame {
  readonly edition: string;
  readonly mode: string;
  /** Names of files: the document of the mode first, then those of the edition. */
  readonly documents: readonly string[];
}

/** The documents of each edition. */
const EDITION_DOCUMENTS = { classic: ['classic'], 'age-of-sail': ['age-of-sail', 'exploits'] } as const;
const EDITIONS = ['classic', 'age-of-sail'] as const;

export const GAMES: readonly ReferenceGame[] = EDITIONS.flatMap((edition) =>
  Object.entries(MODES)
    .filter(([, { rulebooks }]) => rulebooks.includes(edition))
    .map(([mode, { document }]) => ({
      edition,
      mode,
      documents: [...(document === undefined ? [] : [document]), ...EDITION_DOCUMENTS[edition]],
    })),
);

export const DOCUMENTS: readonly string[] = [...new Set(GAMES.flatMap(({ documents }) => documents))];

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

/** Returns the documents that may contain a rule. Edge cases and examples may be in any document. */
export function documentsOf(rule: string): readonly string[] {
  const document = FAMILIES.get(rule.split('-')[0]);
  return document === undefined ? DOCUMENTS : [document];
}
