/** Searches the rules: reduces a document to the entries that contain all words of a query. */
import type { Block, Part, RuleDocument, Section } from './document.ts';
import { plainText } from './phrase.ts';

/** Returns a text in lower case and without accents, so that `depot` finds `dépôt`. */
function normalize(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'").toLowerCase();
}

function textOf(block: Block): string {
  if (block.kind === 'table') return normalize(block.rows.flat().map(plainText).join(' '));
  const text = plainText(block.text);
  return normalize(block.kind === 'rule' ? `${block.id} ${text}` : text);
}

/** Returns the document without entries that do not match. A heading that matches keeps all its entries. */
export function search(document: RuleDocument, query: string): RuleDocument {
  const terms = normalize(query)
    .split(/\s+/)
    .filter((term) => term !== '');
  if (terms.length === 0) return document;
  const matches = (text: string) => terms.every((term) => text.includes(term));
  const filter = <P extends Part>(part: P): P =>
    matches(normalize(part.title)) ? part : { ...part, blocks: part.blocks.filter((block) => matches(textOf(block))) };
  const sections = document.sections.map((section): Section => {
    if (matches(normalize(section.title))) return section;
    return { ...filter(section), parts: section.parts.map(filter).filter(({ blocks }) => blocks.length > 0) };
  });
  return { ...document, sections: sections.filter(({ blocks, parts }) => blocks.length > 0 || parts.length > 0) };
}

/** Returns the number of rules and other entries of a document. */
export function countEntries({ sections }: RuleDocument): number {
  return sections.reduce(
    (sum, section) => sum + [section, ...section.parts].reduce((part, { blocks }) => part + blocks.length, 0),
    0,
  );
}
