/** Loads documents of the reference when they are asked for: in the reader's language, or in English until it has them. */
import type { Language } from '../texts/languages.ts';
import type { Rule, RuleDocument } from './document.ts';
import { documentsOf } from './rulebooks.ts';

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

export async function loadVolume(name: string, language: Language): Promise<Volume> {
  const translated = FILES[`./${language}/${name}.md`];
  const load = translated ?? english(name);
  return { name, language: translated === undefined ? 'en' : language, document: await load() };
}

/** A rule and the heading under which it stands. */
interface Found {
  readonly title: string;
  readonly rule: Rule;
}

function ruleIn({ title, sections }: RuleDocument, id: string): Found | null {
  for (const section of sections) {
    for (const part of [section, ...section.parts]) {
      const rule = part.blocks.find((block): block is Rule => block.kind === 'rule' && block.id === id);
      if (rule !== undefined) return { title: part.title || section.title || title, rule };
    }
  }
  return null;
}

/** The document in which a rule stands; null if there is no such rule. */
export async function findRule(id: string): Promise<string | null> {
  for (const name of documentsOf(id)) {
    if (ruleIn(await english(name)(), id) !== null) return name;
  }
  return null;
}

/** A rule alone, in the reader's language; null if there is no such rule. */
export async function readRule(id: string, language: Language): Promise<(Found & Pick<Volume, 'language'>) | null> {
  const name = await findRule(id);
  if (name === null) return null;
  const volume = await loadVolume(name, language);
  const found = ruleIn(volume.document, id);
  return found === null ? null : { ...found, language: volume.language };
}
