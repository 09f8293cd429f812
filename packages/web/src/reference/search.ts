/** Search in the rules: what is left of a document when only what has all words of a query is kept. */
import type { Block, Part, RuleDocument, Section } from './document.ts';
import { plainText } from './phrase.ts';

/** Small letters without accents, so that `depot` finds `dépôt`. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'").toLowerCase();
}

function textOf(block: Block): string {
  if (block.kind === 'table') return plain(block.rows.flat().map(plainText).join(' '));
  const text = plainText(block.text);
  return plain(block.kind === 'rule' ? `${block.id} ${text}` : text);
}

/** The document without what does not match; a heading that matches keeps all that stands under it. */
export function search(document: RuleDocument, query: string): RuleDocument {
  const terms = plain(query)
    .split(/\s+/)
    .filter((term) => term !== '');
  if (terms.length === 0) return document;
  const matches = (text: string) => terms.every((term) => text.includes(term));
  const kept = <P extends Part>(part: P): P =>
    matches(plain(part.title)) ? part : { ...part, blocks: part.blocks.filter((block) => matches(textOf(block))) };
  const sections = document.sections.map((section): Section => {
    if (matches(plain(section.title))) return section;
    return { ...kept(section), parts: section.parts.map(kept).filter(({ blocks }) => blocks.length > 0) };
  });
  return { ...document, sections: sections.filter(({ blocks, parts }) => blocks.length > 0 || parts.length > 0) };
}

/** How many rules and other entries a document has. */
export function entriesOf({ sections }: RuleDocument): number {
  return sections.reduce(
    (sum, section) => sum + [section, ...section.parts].reduce((part, { blocks }) => part + blocks.length, 0),
    0,
  );
}
