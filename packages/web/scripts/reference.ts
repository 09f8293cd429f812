/**
 * Parses the documents of the rules into data for the reference when the client is built. The data are for players:
 * options have the titles of the new-game form, and lists of commands are left out.
 */
import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../../narration/src/languages.ts';
import type { Block, Fold, Part, RuleDocument } from '../src/reference/document.ts';
import type { Phrase, Piece } from '../src/reference/phrase.ts';
import { type NameOf, optionNames } from './option-names.ts';

const RULE_ID = /\b([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)\b/;
/** How each language marks the rules that the printed ones leave open. */
const OUR_RULING = /our ruling|notre décision|nostra decisione/;
/** The mark without an explanation, which the reference shows beside the rule. */
const OUR_RULING_ALONE = / \((?:our ruling|notre décision|nostra decisione)\)/g;
/** The id by which programs know a component or an ability of a table: “Sail (`trade`)”. */
const COMPONENT_ID = / \(`[a-z-]+`\)/g;

/** A heading with its blocks. */
interface Draft {
  readonly title: string;
  readonly level: number;
  readonly blocks: Block[];
}

/** Returns the ids in a text as links to their rules. */
function linkedRules(text: string): Piece[] {
  return text
    .split(RULE_ID)
    .map((part, index) => (index % 2 === 0 ? part : { as: 'link', to: `#/rules/${part}`, of: [part] }));
}

/** Links to other documents of the rules stay, those to documents for programmers become text. */
function documentLink({ href, text }: Tokens.Link): Piece {
  const name = /^([a-z-]+)\.md(?:#|$)/.exec(href)?.[1];
  return name === undefined ? text : { as: 'link', to: `#/rules/${name}`, of: [text] };
}

export function phraseOf(markdown: string, nameOf: NameOf): Phrase {
  /** A value belongs to the option that was named last. */
  let option = '';

  function optionOrValue(code: string): Piece {
    const title = nameOf(code);
    if (title !== undefined) option = code;
    return { as: 'option', of: [title ?? nameOf(option, code) ?? code] };
  }

  function piecesOf(token: MarkedToken): Piece[] {
    if (token.type === 'codespan') return [optionOrValue(token.text)];
    if (token.type === 'link') return [documentLink(token)];
    if (token.type === 'strong' || token.type === 'em') return [{ as: token.type, of: phrase(token.tokens) }];
    return linkedRules(token.raw);
  }

  function phrase(tokens: readonly Token[]): Phrase {
    return (tokens as MarkedToken[]).flatMap(piecesOf).filter((piece) => piece !== '');
  }

  return phrase(Lexer.lexInline(markdown));
}

/** Returns a rule, which begins with its id, or another entry of a list. */
function entryOf(text: string, nameOf: NameOf): Block {
  const [mark] = Lexer.lexInline(text) as MarkedToken[];
  if (mark?.type !== 'strong' || !RULE_ID.test(mark.text)) return { kind: 'item', text: phraseOf(text, nameOf) };
  const rule = text.slice(mark.raw.length).trim();
  return {
    kind: 'rule',
    id: mark.text,
    text: phraseOf(rule.replace(OUR_RULING_ALONE, ''), nameOf),
    ours: OUR_RULING.test(rule),
  };
}

function blocksOf(token: MarkedToken, nameOf: NameOf): Block[] {
  const cells = (row: readonly Tokens.TableCell[]) =>
    row.map(({ text }) => phraseOf(text.replace(COMPONENT_ID, ''), nameOf));
  if (token.type === 'table') return [{ kind: 'table', head: cells(token.header), rows: token.rows.map(cells) }];
  if (token.type === 'list') return token.items.map(({ text }) => entryOf(inOneLine(text), nameOf));
  if (token.type === 'paragraph') return [{ kind: 'text', text: phraseOf(inOneLine(token.text), nameOf) }];
  return [];
}

function inOneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}

/** Returns every heading with its blocks. The first is the title of the document. */
function draftsOf(tokens: readonly Token[], nameOf: NameOf): Draft[] {
  const drafts: Draft[] = [];
  for (const token of tokens as MarkedToken[]) {
    if (token.type === 'heading') drafts.push({ title: token.text, level: token.depth, blocks: [] });
    else drafts.at(-1)!.blocks.push(...blocksOf(token, nameOf));
  }
  return drafts;
}

/** True for lists of commands: the first entry begins with a command. */
function isForPrograms({ blocks }: Draft): boolean {
  return blocks.some((block) => {
    const [start] = block.kind === 'table' ? (block.rows[0]?.[0] ?? []) : block.kind === 'item' ? block.text : [];
    return typeof start === 'object' && start.as === 'option';
  });
}

function foldOf(blocks: readonly Block[]): Fold {
  const ids = blocks.flatMap((block) => (block.kind === 'rule' ? [block.id] : []));
  if (ids.length === 0) return 'none';
  if (ids.every((id) => id.startsWith('EC-'))) return 'cases';
  return ids.every((id) => id.startsWith('T-')) ? 'examples' : 'none';
}

/** Returns the sections of a document. Its introduction is for programmers, except for rules. */
export function parseRules(markdown: string, nameOf: NameOf): RuleDocument {
  const [{ title, blocks: introduction }, ...drafts] = draftsOf(Lexer.lex(markdown), nameOf);
  const rules = introduction.filter(({ kind }) => kind === 'rule');
  const sections: { title: string; blocks: Block[]; parts: Part[] }[] = [{ title: '', blocks: rules, parts: [] }];
  for (const draft of drafts) {
    const { title, level, blocks } = draft;
    if (isForPrograms(draft)) continue;
    if (level === 2) sections.push({ title, blocks, parts: [] });
    else sections.at(-1)!.parts.push({ title, fold: foldOf(blocks), blocks });
  }
  return {
    title,
    sections: sections
      .filter(({ blocks, parts }) => blocks.length > 0 || parts.length > 0)
      .map(({ title, blocks, parts }) => {
        const fold = foldOf([...blocks, ...parts.flatMap((part) => part.blocks)]);
        return { title, fold, blocks, parts };
      }),
  };
}

/** A plugin for Vite: the import of a document returns its data. */
export function reference(): Plugin {
  return {
    name: 'windrose-reference',
    enforce: 'pre',
    transform: {
      filter: { id: /\.md$/ },
      handler: (source, id) => {
        const language = LANGUAGES.find((each) => id.includes(`/reference/${each}/`)) ?? 'en';
        const document = parseRules(source, optionNames(language));
        return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(document))});`, map: null };
      },
    },
  };
}
