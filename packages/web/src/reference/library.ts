/** Loads documents of the reference when they are asked for: in the reader's language, or in English until it has them. */
import type { Language } from '../words/languages.ts';
import type { RuleDocument } from './document.ts';
import { type DocumentName, documentsOf } from './rulebooks.ts';

const FILES = import.meta.glob<RuleDocument>(['../../../../docs/rules/*.md', './{en,fr,it}/*.md'], {
  import: 'default',
});

export interface Volume {
  readonly name: string;
  /** The language in which it is written. */
  readonly language: Language;
  readonly document: RuleDocument;
}

const english = (name: string) => FILES[`../../../../docs/rules/${name}.md`] ?? FILES[`./en/${name}.md`];

export async function loadVolume(name: DocumentName | 'slavery', language: Language): Promise<Volume> {
  const translated = FILES[`./${language}/${name}.md`];
  const load = translated ?? english(name);
  return { name, language: translated === undefined ? 'en' : language, document: await load() };
}

function hasRule({ sections }: RuleDocument, id: string): boolean {
  return sections.some((section) =>
    [section, ...section.parts].some(({ blocks }) => blocks.some((block) => block.kind === 'rule' && block.id === id)),
  );
}

/** The document in which a rule stands; null if there is no such rule. */
export async function findRule(id: string): Promise<DocumentName | null> {
  for (const name of documentsOf(id)) {
    if (hasRule(await english(name)(), id)) return name;
  }
  return null;
}
