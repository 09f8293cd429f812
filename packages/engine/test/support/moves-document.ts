/** Updates the tables of docs/moves.md from the source: verbs with their numbers, reasons with their rules. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { refusal } from '../../src/game/reasons.ts';
import { type EditionTables, edition, type Verb } from '../../src/index.ts';

/** Marks a cell that still needs a text. */
export const OPEN = '?';

interface Table {
  readonly name: string;
  readonly head: readonly string[];
  /** Cells from the source; the others, at the columns of `free`, are kept as they are in the document. */
  readonly rows: readonly (readonly string[])[];
  readonly free: readonly number[];
  /** Columns that identify a row. */
  readonly keys: readonly number[];
}

const CATALOGUES: readonly { title: string; tables: EditionTables }[] = [
  { title: 'Classic', tables: edition('classic') },
  { title: 'Age of Sail, a', tables: edition('age-of-sail', 'a') },
  { title: 'Age of Sail, b', tables: edition('age-of-sail', 'b') },
];

/** Writes `12–19`, `7`, or a dash where the edition has no such moves. */
function numbers({ catalogue }: EditionTables, verb: Verb): string {
  const first = catalogue.verb.indexOf(verb);
  const last = catalogue.verb.lastIndexOf(verb);
  if (first < 0) return '—';
  return first === last ? String(first) : `${first}–${last}`;
}

function verbs(): Table {
  const base = Object.keys(CATALOGUES[0].tables.catalogue.base) as Verb[];
  return {
    name: 'verbs',
    head: ['verb', 'target', 'meaning', ...CATALOGUES.map(({ title }) => title)],
    rows: base.map((verb) => [...[`\`${verb}\``, '', ''], ...CATALOGUES.map(({ tables }) => numbers(tables, verb))]),
    free: [1, 2],
    keys: [0],
  };
}

/** All registered reasons with their rules: first those of the rules in general, then by rule. */
export function reasons(): { code: string; rules: string[] }[] {
  const found = new Map<string, { code: string; rules: string[] }>();
  for (let number = 1; ; number++) {
    try {
      const [classic, ageOfSail] = (['classic', 'age-of-sail'] as const).map((book) => refusal(book, number));
      const rules = [...new Set([classic.rule, ageOfSail.rule])];
      found.set([classic.reason, ...rules].join(), { code: classic.reason, rules });
    } catch {
      break;
    }
  }
  const order = (rule: string) => ['CL', 'PO'].includes(rule.split('-')[0]);
  const list = [...found.values()];
  const own = list.filter(({ rules }) => !order(rules[0]));
  own.sort((a, b) => a.rules[0].localeCompare(b.rules[0], 'en', { numeric: true }) || a.code.localeCompare(b.code));
  return [...list.filter(({ rules }) => order(rules[0])), ...own];
}

function reasonTable(): Table {
  return {
    name: 'reasons',
    head: ['reason', 'rule', 'the move is not legal because', 'parameters'],
    rows: reasons().map(({ code, rules }) => [`\`${code}\``, rules.join(', '), '', '']),
    free: [2, 3],
    keys: [0, 1],
  };
}

export function read(path: string): string {
  return readFileSync(fileURLToPath(new URL(`../../../../${path}`, import.meta.url)), 'utf8');
}

function cells(line: string): string[] {
  return line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
}

const mark = (name: string) => [`<!-- ${name} -->`, `<!-- /${name} -->`];

/** Returns the document with tables from the source; the texts of rows that still exist are kept. */
export function withTables(document: string): string {
  return [verbs(), reasonTable()].reduce((text, table) => {
    const [start, end] = mark(table.name).map((each) => text.indexOf(each));
    if (start < 0 || end < start) throw new Error(`The marks of the table ${table.name} are missing.`);
    const key = (row: readonly string[]) => table.keys.map((column) => row[column]).join();
    const from = start + mark(table.name)[0].length;
    const old = text
      .slice(from, end)
      .split('\n')
      .filter((line) => line.startsWith('|'));
    const known = new Map(old.slice(2).map((line) => [key(cells(line)), cells(line)]));
    const optional = table.head.findIndex((title) => title === 'parameters' || title === 'target');
    const rows = table.rows.map((row) =>
      row.map((cell, column) => {
        if (!table.free.includes(column)) return cell;
        return known.get(key(row))?.[column] ?? (column === optional ? '' : OPEN);
      }),
    );
    const lines = [table.head, table.head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
    return `${text.slice(0, from)}\n${lines.join('\n').replaceAll('|  |', '| |').replaceAll('|  |', '| |')}\n${text.slice(end)}`;
  }, document);
}

/** Lists the faults of a document's tables: missing rows, superfluous rows, and rows without a text. */
export function faultsOf(document: string): string[] {
  const rowsOf = (text: string) => text.split('\n').filter((line) => line.startsWith('| `'));
  const wanted = rowsOf(withTables(document));
  const found = rowsOf(document);
  return [
    ...wanted.filter((row) => !found.includes(row)).map((row) => `missing: ${row}`),
    ...found.filter((row) => !wanted.includes(row)).map((row) => `not in the source: ${row}`),
    ...wanted.filter((row) => cells(row).includes(OPEN)).map((row) => `nothing is written about: ${row}`),
  ];
}
