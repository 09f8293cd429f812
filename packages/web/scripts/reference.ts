/**
 * Turns the documents of the rules into data for the reference, one module for each document, while the client is built. They
 * are read by players: options have the names of the new game, and what is for programs is left out.
 */
import type { Plugin } from 'vite';
import { LANGUAGES } from '../../narration/src/languages.ts';
import type { Block, Fold, Part, RuleDocument, Section } from '../src/reference/document.ts';
import type { Phrase, Piece } from '../src/reference/phrase.ts';
import { type NameOf, optionNames } from './option-names.ts';

const RULE = /^\*\*((?:[A-Z][A-Z0-9]*)(?:-[A-Z0-9]+)+)\*\* /;
/** How each language marks what we decided. */
const OURS = /our ruling|notre décision|nostra decisione/;
/** Where nothing more is said about it, the mark alone says it. */
const ONLY_OURS = / \((?:our ruling|notre décision|nostra decisione)\)/g;
/** How programs call the piece that was just named. */
const ONLY_ID = / \(`[a-z-]+`\)/g;

/** What is marked within a line: an option or a value, a link, stress, or the id of a rule. */
const MARK =
  /`(?<code>[^`]+)`|\[(?<label>[^\]]+)\]\((?<target>[^)]+)\)|\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|(?<rule>\b(?:CL|AS|C2|S2|S3|SF|SOLO|EX|PO|EC|T)(?:-[A-Z]+)*-[A-Z0-9]+\b)/g;

/** Links to other documents of the rules stay, those to documents for programmers do not. */
function linked(label: string, target: string): Phrase {
  const name = /^([a-z-]+)\.md(?:#|$)/.exec(target)?.[1];
  return name === undefined ? [label] : [{ as: 'link', to: `#/rules/${name}`, of: [label] }];
}

function marked({ label, target, strong, em, rule }: Record<string, string | undefined>, nameOf: NameOf): Phrase {
  if (label !== undefined) return linked(label, target!);
  if (strong !== undefined) return [{ as: 'strong', of: phraseOf(strong, nameOf) }];
  if (em !== undefined) return [{ as: 'em', of: phraseOf(em, nameOf) }];
  return [{ as: 'link', to: `#/rules/${rule}`, of: [rule!] }];
}

export function phraseOf(markdown: string, nameOf: NameOf): Phrase {
  const pieces: Piece[] = [];
  let end = 0;
  /** A value is one of the option that was named last. */
  let option = '';
  const named = (code: string): Piece => {
    const title = nameOf(code);
    if (title !== undefined) option = code;
    return { as: 'option', of: [title ?? nameOf(option, code) ?? code] };
  };
  for (const match of markdown.matchAll(MARK)) {
    const { code, ...other } = match.groups!;
    pieces.push(markdown.slice(end, match.index), ...(code === undefined ? marked(other, nameOf) : [named(code)]));
    end = match.index + match[0].length;
  }
  pieces.push(markdown.slice(end));
  return pieces.filter((piece) => piece !== '');
}

function cells(line: string, nameOf: NameOf): Phrase[] {
  return line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => phraseOf(cell.trim().replace(ONLY_ID, ''), nameOf));
}

/** The source of one paragraph, list entry or table. */
function block(lines: readonly string[], nameOf: NameOf): Block {
  const [first] = lines;
  if (first.startsWith('|')) {
    const [head, , ...rows] = lines.map((line) => cells(line, nameOf));
    return { kind: 'table', head, rows };
  }
  const text = lines.map((line) => line.trim()).join(' ');
  if (!first.startsWith('- ')) return { kind: 'text', text: phraseOf(text, nameOf) };
  const entry = text.slice(2);
  const id = RULE.exec(entry)?.[1];
  if (id === undefined) return { kind: 'item', text: phraseOf(entry, nameOf) };
  const said = entry.replace(RULE, '').replace(ONLY_OURS, '');
  return { kind: 'rule', id, text: phraseOf(said, nameOf), ours: OURS.test(entry) };
}

function foldOf(blocks: readonly Block[]): Fold {
  const ids = blocks.flatMap((each) => (each.kind === 'rule' ? [each.id] : []));
  if (ids.length > 0) {
    if (ids.every((id) => id.startsWith('EC-'))) return 'cases';
    return ids.every((id) => id.startsWith('T-')) ? 'examples' : 'none';
  }
  return 'none';
}

/** Lists of commands begin with a command. */
function isForPrograms({ blocks }: Draft): boolean {
  return blocks.some((each) => {
    const [start] = each.kind === 'table' ? (each.rows[0]?.[0] ?? []) : each.kind === 'item' ? each.text : [];
    return typeof start === 'object' && start.as === 'option';
  });
}

interface Draft {
  readonly title: string;
  readonly level: number;
  readonly blocks: Block[];
}

/** Every heading with what stands under it, in order. What is said before the first heading is for other readers, its rules not. */
function drafts(lines: readonly string[], nameOf: NameOf): Draft[] {
  const found: Draft[] = [{ title: '', level: 2, blocks: [] }];
  let open: string[] = [];
  const close = () => {
    const { level, title, blocks } = found[found.length - 1];
    if (open.length > 0) {
      const made = block(open, nameOf);
      if (title !== '' || level > 2 || made.kind === 'rule') blocks.push(made);
    }
    open = [];
  };
  for (const line of lines) {
    const heading = /^(##+) (.*)$/.exec(line);
    const isTable = line.startsWith('|') && open[0]?.startsWith('|');
    if (heading !== null || line.trim() === '' || line.startsWith('- ') || (line.startsWith('|') && !isTable)) close();
    if (heading !== null) found.push({ title: heading[2], level: heading[1].length, blocks: [] });
    else if (line.trim() !== '') open.push(line);
  }
  close();
  return found.filter((draft) => !isForPrograms(draft));
}

export function parseRules(markdown: string, nameOf: NameOf): RuleDocument {
  const [first, ...lines] = markdown.split('\n');
  const sections: (Section & { parts: Part[] })[] = [];
  for (const { title, level, blocks } of drafts(lines, nameOf)) {
    const part = { title, fold: foldOf(blocks), blocks };
    if (level === 2) sections.push({ ...part, parts: [] });
    else sections[sections.length - 1].parts.push(part);
  }
  const full = sections.filter(({ blocks, parts }) => blocks.length > 0 || parts.length > 0);
  return {
    title: first.replace(/^# /, ''),
    sections: full.map((section) => ({
      ...section,
      fold: foldOf([section, ...section.parts].flatMap(({ blocks }) => blocks)),
    })),
  };
}

/** For `vite.config.ts`: a document that is imported is data. */
export function reference(): Plugin {
  return {
    name: 'windrose-reference',
    enforce: 'pre',
    transform: {
      filter: { id: /\.md$/ },
      handler: (source, id) => {
        const document = parseRules(
          source,
          optionNames(LANGUAGES.find((each) => id.includes(`/reference/${each}/`)) ?? 'en'),
        );
        return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(document))});`, map: null };
      },
    },
  };
}
