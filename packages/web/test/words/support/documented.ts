/** What the documents of the engine list: the first column of a table in `docs/moves.md`, by the name that marks it. */
import { readFileSync } from 'node:fs';

const DOCUMENT = readFileSync(new URL('../../../../../docs/moves.md', import.meta.url), 'utf8');

function firstColumn(table: string): string[] {
  return [...new Set([...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, id]) => id))];
}

export function documented(name: 'verbs' | 'reasons' | 'events'): string[] {
  const [, table = ''] = DOCUMENT.split(new RegExp(`<!-- /?${name} -->`));
  return firstColumn(table);
}

/** The kinds of decisions, whose table is not marked. */
export function documentedDecisions(): string[] {
  const [, section = ''] = DOCUMENT.split('## Decisions');
  return firstColumn(section.split('\n## ')[0]);
}
