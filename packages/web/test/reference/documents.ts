/** Reads the documents of the rules for tests, and compares them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@windrose/narration/languages.ts';
import { type NameOf, optionNames } from '../../scripts/option-names.ts';
import { parseRules } from '../../scripts/reference.ts';
import type { Block, RuleDocument } from '../../src/reference/document.ts';
import { type Phrase, plainText } from '../../src/reference/phrase.ts';

const path = (from: string) => fileURLToPath(new URL(`../../${from}`, import.meta.url));
const ENGLISH = path('../../docs/rules/');

export const NAMES = readdirSync(ENGLISH)
  .filter((file) => file.endsWith('.md'))
  .map((file) => file.replace('.md', ''));

/** Returns the ids of options and values, which are the same in every language. */
const byId: NameOf = (...names) => (optionNames('en')(...names) === undefined ? undefined : names.at(-1));

export function english(name: string, nameOf: NameOf = byId): RuleDocument {
  return parseRules(readFileSync(`${ENGLISH}${name}.md`, 'utf8'), nameOf);
}

/** Returns null if there is no translation. */
export function translated(name: string, language: Language, nameOf: NameOf = byId): RuleDocument | null {
  const file = path(`src/reference/${language}/${name}.md`);
  return existsSync(file) ? parseRules(readFileSync(file, 'utf8'), nameOf) : null;
}

export function blocksOf({ sections }: RuleDocument): Block[] {
  return sections.flatMap((section) => [section, ...section.parts].flatMap(({ blocks }) => blocks));
}

export function idsOf(document: RuleDocument): string[] {
  return blocksOf(document).flatMap((block) => (block.kind === 'rule' ? [block.id] : []));
}

/** Returns the structure of a document: folds, kinds of blocks, rule ids with our rulings, and sizes of tables. */
export function shapeOf({ sections }: RuleDocument): unknown {
  const blocks = (list: readonly Block[]) =>
    list.map((block) => {
      if (block.kind === 'rule') return `${block.id}${block.ours ? ' ours' : ''}`;
      return block.kind === 'table' ? `table ${block.rows.length} × ${block.head.length}` : block.kind;
    });
  return sections.map((section) => ({
    fold: section.fold,
    blocks: blocks(section.blocks),
    parts: section.parts.map((part) => ({ fold: part.fold, blocks: blocks(part.blocks) })),
  }));
}

function factsIn(phrase: Phrase): string[] {
  return phrase.flatMap((piece): string[] => {
    if (typeof piece === 'string') return piece.match(/−?\d+/g) ?? [];
    if (piece.as === 'option') return [plainText(piece.of)];
    return piece.as === 'link' ? [piece.to, ...factsIn(piece.of)] : factsIn(piece.of);
  });
}

/** Returns the options, links and numbers that a translation must share with the original, in any order. */
export function factsOf(document: RuleDocument): string[] {
  return blocksOf(document).map((block) => {
    const facts = (block.kind === 'table' ? block.rows.flat() : [block.text]).flatMap(factsIn);
    return `${block.kind === 'rule' ? block.id : block.kind}: ${facts.sort().join(' ')}`;
  });
}
