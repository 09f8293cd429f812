// Finds words outside the project's two vocabularies in file names, comments, declared names and test titles, files without
// a comment at their head, and long lines that the formatter leaves.
import path from 'node:path';
import ts from 'typescript';
import { partsOf } from './parts.ts';

/** The contents of `words.json`. Patterns are regular expressions for whole words. */
export interface WordLists {
  /** Names of components, and names that stay for compatibility. */
  allowed: string[];
  /** For comments and test titles. */
  phrases: { pattern: string; instead: string }[];
  /** For single words of names; with `prefix` only for the first word of several. */
  identifiers: { pattern: string; prefix?: boolean; instead: string }[];
}

export interface Finding {
  line: number;
  kind: 'comment' | 'name' | 'test title' | 'file name' | 'head of the file' | 'line';
  found: string;
  instead: string;
}

type Match = Pick<Finding, 'found' | 'instead'> & { at: number };

const MAX_COLUMNS = 120;
const TEST_FUNCTIONS = new Set(['test', 'it', 'describe', 'scenario']);

/** Returns the function that checks one file. */
export function makeChecker(lists: WordLists): (file: string, text: string) => Finding[] {
  const phrases = compile(lists.phrases, (pattern) => new RegExp(`\\b(?:${pattern})\\b`, 'gi'));
  const identifiers = compile(lists.identifiers, (pattern) => new RegExp(`^(?:${pattern})$`));
  const allowed = new Set(lists.allowed);

  function matchesInText(text: string): Match[] {
    return phrases.flatMap(({ regex, instead }) =>
      [...text.matchAll(regex)].map((match) => ({ found: match[0], at: match.index, instead })),
    );
  }

  function matchesInName(name: string): Match[] {
    if (allowed.has(name)) return [];
    const words = wordsOf(name);
    return words.flatMap((word, index) =>
      identifiers
        .filter(({ regex, prefix }) => regex.test(word) && (!prefix || (index === 0 && words.length > 1)))
        .map(({ instead }) => ({ found: name, at: 0, instead })),
    );
  }

  return (file, text) => {
    const { code, comments, names } = partsOf(file, text);
    const source = ts.createSourceFile(`${file}.ts`, code, ts.ScriptTarget.Latest, true);
    const findings: Finding[] = [];
    const checkedComments = new Set<number>();

    function add(kind: Finding['kind'], start: number, matches: Match[]): void {
      for (const { found, at, instead } of matches) {
        findings.push({ line: source.getLineAndCharacterOfPosition(start + at).line + 1, kind, found, instead });
      }
    }

    function checkComments(ranges: ts.CommentRange[] = []): void {
      for (const { pos, end } of ranges) {
        if (checkedComments.has(pos)) continue;
        checkedComments.add(pos);
        add('comment', pos, matchesInText(code.slice(pos, end)));
      }
    }

    function visit(node: ts.Node): void {
      checkComments(ts.getLeadingCommentRanges(code, node.getFullStart()));
      checkComments(ts.getTrailingCommentRanges(code, node.end));
      if (ts.isIdentifier(node) && isDeclared(node)) add('name', node.getStart(), matchesInName(node.text));
      if (isTestTitle(node)) add('test title', node.getStart(), matchesInText(node.text));
      for (const child of node.getChildren()) visit(child);
    }

    add('file name', 0, matchesInName(path.basename(file).replace(/\..*/, '')));
    if (!/^(\/[/*]|<!--|#!)/.test(text)) {
      findings.push({ line: 1, kind: 'head of the file', found: 'no comment', instead: 'the purpose of the file' });
    }
    visit(source);
    for (const { at, text } of comments) add('comment', at, matchesInText(text));
    for (const { at, text } of names) add('name', at, matchesInName(text));
    if (/\.(svelte|css)$/.test(file)) findings.push(...longLines(text));
    return findings.sort((a, b) => a.line - b.line);
  };
}

function compile<Entry extends { pattern: string }>(entries: Entry[], regex: (pattern: string) => RegExp) {
  return entries.map((entry) => ({ ...entry, regex: regex(entry.pattern) }));
}

/** Returns the lines that the formatter leaves too long: comments and texts. Curves of drawings cannot be broken. */
function longLines(text: string): Finding[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      line.length > MAX_COLUMNS && !/^\s*d="/.test(line)
        ? [{ line: index + 1, kind: 'line', found: `${line.length} columns`, instead: `at most ${MAX_COLUMNS}` }]
        : [],
    );
}

/** Splits `MAX_TABLES`, `tableService` and `table-service` into words in lower case. */
function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.toLowerCase());
}

/** True where a name is declared, false where it is used. */
function isDeclared(node: ts.Identifier): boolean {
  return ts.isPropertyAccessExpression(node.parent) ? false : (node.parent as { name?: ts.Node }).name === node;
}

/** True for the title of a test or of a group of tests. */
function isTestTitle(node: ts.Node): node is ts.StringLiteralLike {
  if (!ts.isStringLiteralLike(node) || !ts.isCallExpression(node.parent) || node.parent.arguments[0] !== node) {
    return false;
  }
  let callee: ts.Expression = node.parent.expression;
  while (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) callee = callee.expression;
  return ts.isIdentifier(callee) && TEST_FUNCTIONS.has(callee.text);
}
