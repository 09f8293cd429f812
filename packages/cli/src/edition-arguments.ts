/** The edition that a command line names: a built-in one, or data from a file of the user. */
import { EDITIONS, type EditionTables, edition, loadEdition } from '@windrose/engine';
import type { Arguments, Flags } from './arguments.ts';
import { readFile } from './files.ts';
import { UserError, usageError } from './user-error.ts';

export const DATA_FLAG = {
  data: { value: 'FILE', help: 'edition data of your own, as JSON, in the place of an edition (docs/edition-data.md)' },
} as const satisfies Flags;

/** Returns the tables of `--data`; undefined without it. Invalid data throw an error that lists every fault with its path. */
export function tablesOfData(args: Arguments): EditionTables | undefined {
  const file = args.get('data');
  if (file === undefined) return undefined;
  if (file === '-') throw usageError('--data needs a file, not standard input.');
  const text = readFile(file);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new UserError(`${file} is not JSON: ${(error as Error).message}.`);
  }
  return loadEdition(value);
}

export function tablesFrom(args: Arguments): EditionTables {
  if (args.has('data') && args.has('edition'))
    throw usageError('--edition cannot go with --data: the data are the edition.');
  return tablesOfData(args) ?? edition(args.oneOf('edition', EDITIONS, EDITIONS[0]));
}
