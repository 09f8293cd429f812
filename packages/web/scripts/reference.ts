/** Turns the documents of the rules into data for the reference, one module for each document, while the client is built. */
import type { Plugin } from 'vite';
import type { Block, Fold, Part, RuleDocument, Section } from '../src/reference/document.ts';
import type { Phrase, Piece } from '../src/reference/phrase.ts';

const RULE = /^\*\*((?:[A-Z][A-Z0-9]*)(?:-[A-Z0-9]+)+)\*\* /;
/** How each language marks what we decided. */
const OURS = /our ruling|notre décision|nostra decisione/;
/** Where nothing more is said about it, the mark alone says it. */
const ONLY_OURS = / \((?:our ruling|notre décision|nostra decisione)\)/g;

/** What is marked within a line: code, a link, stress, or the id of a rule. */
const MARK =
  /`(?<code>[^`]+)`|\[(?<label>[^\]]+)\]\((?<target>[^)]+)\)|\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|(?<rule>\b(?:CL|AS|C2|S2|S3|SF|SOLO|EX|PO|EC|T)(?:-[A-Z]+)*-[A-Z0-9]+\b)/g;

/** Links to other documents of the rules stay, those to documents for programmers do not. */
function linked(label: string, target: string): Phrase {
  const name = /^([a-z-]+)\.md(?:#|$)/.exec(target)?.[1];
  return name === undefined ? [label] : [{ as: 'link', to: `#/rules/${name}`, of: [label] }];
}

function marked({ code, label, target, strong, em, rule }: Record<string, string | undefined>): Phrase {
  if (code !== undefined) return [{ as: 'code', of: [code] }];
  if (label !== undefined) return linked(label, target!);
  if (strong !== undefined) return [{ as: 'strong', of: phraseOf(strong) }];
  if (em !== undefined) return [{ as: 'em', of: phraseOf(em) }];
  return [{ as: 'link', to: `#/rules/${rule}`, of: [rule!] }];
}

export function phraseOf(markdown: string): Phrase {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of markdown.matchAll(MARK)) {
    pieces.push(markdown.slice(end, match.index), ...marked(match.groups!));
    end = match.index + match[0].length;
  }
  pieces.push(markdown.slice(end));
  return pieces.filter((piece) => piece !== '');
}

function cells(line: string): Phrase[] {
  return line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => phraseOf(cell.trim()));
}

/** The source of one paragraph, list entry or table. */
function block(lines: readonly string[]): Block {
  const [first] = lines;
  if (first.startsWith('|')) {
    const [head, , ...rows] = lines.map(cells);
    return { kind: 'table', head, rows };
  }
  const text = lines.map((line) => line.trim()).join(' ');
  if (!first.startsWith('- ')) return { kind: 'text', text: phraseOf(text) };
  const entry = text.slice(2);
  const id = RULE.exec(entry)?.[1];
  if (id === undefined) return { kind: 'item', text: phraseOf(entry) };
  return { kind: 'rule', id, text: phraseOf(entry.replace(RULE, '').replace(ONLY_OURS, '')), ours: OURS.test(entry) };
}

function foldOf(blocks: readonly Block[]): Fold {
  const ids = blocks.flatMap((each) => (each.kind === 'rule' ? [each.id] : []));
  if (ids.length > 0) {
    if (ids.every((id) => id.startsWith('EC-'))) return 'cases';
    return ids.every((id) => id.startsWith('T-')) ? 'examples' : 'none';
  }
  // Lists of commands begin with a command.
  const asked = blocks.some((each) => {
    const [start] = each.kind === 'table' ? (each.rows[0]?.[0] ?? []) : each.kind === 'item' ? each.text : [];
    return typeof start === 'object' && start.as === 'code';
  });
  return asked ? 'program' : 'none';
}

interface Draft {
  readonly title: string;
  readonly level: number;
  readonly blocks: Block[];
}

/** Every heading with what stands under it, in order. What is said before the first heading is for other readers, its rules not. */
function drafts(lines: readonly string[]): Draft[] {
  const found: Draft[] = [{ title: '', level: 2, blocks: [] }];
  let open: string[] = [];
  const close = () => {
    const { level, title, blocks } = found[found.length - 1];
    if (open.length > 0) {
      const made = block(open);
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
  return found;
}

export function parseRules(markdown: string): RuleDocument {
  const [first, ...lines] = markdown.split('\n');
  const sections: (Section & { parts: Part[] })[] = [];
  for (const { title, level, blocks } of drafts(lines)) {
    const part = { title, fold: foldOf(blocks), blocks };
    if (level === 2) sections.push({ ...part, parts: [] });
    else sections[sections.length - 1].parts.push(part);
  }
  const full = sections.filter(({ blocks, parts }) => blocks.length > 0 || parts.length > 0);
  return {
    title: first.replace(/^# /, ''),
    sections: full.map((section) => ({
      ...section,
      fold: foldOf(
        [section, ...section.parts.filter(({ fold }) => fold !== 'program')].flatMap(({ blocks }) => blocks),
      ),
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
      handler: (source) => ({
        code: `export default JSON.parse(${JSON.stringify(JSON.stringify(parseRules(source)))});`,
        map: null,
      }),
    },
  };
}
