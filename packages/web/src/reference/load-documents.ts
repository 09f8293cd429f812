/** Loads documents of the reference, each in a file of its own, in the reader's language or else in English. */
import type { Language } from '../texts/languages.ts';
import type { Rule, RuleDocument } from './document.ts';
import { documentsOf } from './games.ts';

const FILES = import.meta.glob<RuleDocument>(['../../../../docs/rules/*.md', './{en,fr,it}/*.md'], {
  import: 'default',
});

export interface LoadedDocument {
  readonly name: string;
  /** The language of the text. */
  readonly language: Language;
  readonly document: RuleDocument;
}

const english = (name: string) => FILES[`../../../../docs/rules/${name}.md`] ?? FILES[`./en/${name}.md`];

export async function loadDocument(name: string, language: Language): Promise<LoadedDocument> {
  const translated = FILES[`./${language}/${name}.md`];
  const load = translated ?? english(name);
  return { name, language: translated === undefined ? 'en' : language, document: await load() };
}

/** A rule with its heading. */
interface RuleWithHeading {
  readonly title: string;
  readonly rule: Rule;
}

function ruleIn({ title, sections }: RuleDocument, id: string): RuleWithHeading | null {
  for (const section of sections) {
    for (const part of [section, ...section.parts]) {
      const rule = part.blocks.find((block): block is Rule => block.kind === 'rule' && block.id === id);
      if (rule !== undefined) return { title: part.title || section.title || title, rule };
    }
  }
  return null;
}

/** Returns the document of a rule; null if there is no such rule. */
export async function documentOfRule(id: string): Promise<string | null> {
  for (const name of documentsOf(id)) {
    if (ruleIn(await english(name)(), id) !== null) return name;
  }
  return null;
}

/** Returns a rule in the reader's language; null if there is no such rule. */
export async function loadRule(
  id: string,
  language: Language,
): Promise<(RuleWithHeading & Pick<LoadedDocument, 'language'>) | null> {
  const name = await documentOfRule(id);
  if (name === null) return null;
  const loaded = await loadDocument(name, language);
  const found = ruleIn(loaded.document, id);
  return found === null ? null : { ...found, language: loaded.language };
}
