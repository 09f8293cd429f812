/** The edition that a command line names: a built-in one, or data from a file of the user. */
import { EDITIONS, type EditionTables, edition, loadEdition } from '@windrose/engine';
import type { Arguments, Flags } from './arguments.ts';
import { readFile } from './files.ts';
import { printable } from './player-names.ts';
import { UserError, usageError } from './user-error.ts';

export const DATA_FLAG = {
  data: { value: 'FILE', help: 'edition data of your own, as JSON, in the place of an edition (docs/edition-data.md)' },
} as const satisfies Flags;

/** Removes characters that cannot be printed from the names in a file of the user. */
function withPrintableNames(key: string, value: unknown): unknown {
  return key === 'name' && typeof value === 'string' ? printable(value) : value;
}

/** Returns the tables of `--data`; undefined without it. Invalid data throw an error that lists every fault with its path. */
export function tablesOfData(args: Arguments): EditionTables | undefined {
  const file = args.get('data');
  if (file === undefined) return undefined;
  if (file === '-') throw usageError('--data needs a file, not standard input.');
  const text = readFile(file);
  let value: unknown;
  try {
    value = JSON.parse(text, withPrintableNames);
  } catch (error) {
    throw new UserError(`${file} is not JSON: ${(error as Error).message}.`);
  }
  return loadEdition(value);
}

export function tablesFrom(args: Arguments): EditionTables {
  if (args.has('data') && args.has('edition'))
    throw usageError('--edition cannot be combined with --data, which is an edition itself.');
  return tablesOfData(args) ?? edition(args.oneOf('edition', EDITIONS, EDITIONS[0]));
}
