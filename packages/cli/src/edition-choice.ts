/** The edition that a command line names: one that comes with the program, or data from a file of the user. */
import { EDITIONS, type EditionTables, edition, loadEdition } from '@windrose/engine';
import type { Arguments, Flags } from './arguments.ts';
import { Failure, misuse } from './failure.ts';
import { readFile } from './files.ts';

export const DATA_FLAG = {
  data: { value: 'FILE', help: 'edition data of your own, as JSON, in the place of an edition (docs/edition-data.md)' },
} as const satisfies Flags;

/** The tables of `--data`, undefined without it; all that is wrong with the data is told with its path. */
export function tablesOfData(args: Arguments): EditionTables | undefined {
  const file = args.get('data');
  if (file === undefined) return undefined;
  if (file === '-') throw misuse('--data needs a file, not standard input.');
  const text = readFile(file);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Failure(`${file} is not JSON: ${(error as Error).message}.`);
  }
  return loadEdition(value);
}

export function tablesFrom(args: Arguments): EditionTables {
  if (args.has('data') && args.has('edition'))
    throw misuse('--edition cannot go with --data: the data are the edition.');
  return tablesOfData(args) ?? edition(args.oneOf('edition', EDITIONS, EDITIONS[0]));
}
