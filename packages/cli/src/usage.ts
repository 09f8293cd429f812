/** The texts of `--help`, made from the descriptions of the commands. */
import type { Flags } from './arguments.ts';
import type { Command } from './command.ts';
import { LANG_FLAG } from './language.ts';
import { padEnd, wrap } from './layout.ts';

const WIDTH = 80;

const ENGLISH = 'Help, mistakes in the command line, faults of files, statistics and the line protocol are in English.';

function entries(pairs: readonly (readonly [string, string])[]): string[] {
  const column = Math.max(...pairs.map(([name]) => name.length)) + 4;
  return pairs.flatMap(([name, text]) => {
    const [first, ...rest] = wrap(text, WIDTH - column, 0);
    return [padEnd(`  ${name}`, column) + first, ...rest.map((line) => ' '.repeat(column) + line)];
  });
}

export function generalHelp(commands: readonly Command[], version: string): string {
  return [
    `windrose ${version}: an open, unofficial edition of a board game about sea trade`,
    '',
    'Usage: windrose COMMAND [OPTIONS]',
    '',
    'Commands:',
    ...entries(commands.map(({ name, summary }) => [name, summary] as const)),
    '',
    'Options of every command:',
    ...entries([[`--lang ${LANG_FLAG.lang.value}`, LANG_FLAG.lang.help]]),
    '',
    ...wrap(ENGLISH, WIDTH),
    '',
    '`windrose COMMAND --help` tells more about a command, `windrose --version` the',
    'version. To begin: windrose serve, or in the terminal windrose play',
    '',
  ].join('\n');
}

/** Returns the options of a command, with those that every command has. */
export function flagsOf({ flags }: Command): Flags {
  return { ...flags, ...LANG_FLAG };
}

export function commandHelp(command: Command): string {
  const { name, about, operand, examples } = command;
  const options = Object.entries(flagsOf(command)).map(
    ([flag, { value, help }]) => [value === undefined ? `--${flag}` : `--${flag} ${value}`, help] as const,
  );
  return [
    `Usage: windrose ${name}${operand === undefined ? '' : ` ${operand}`} [OPTIONS]`,
    ...about.flatMap((paragraph) => ['', ...wrap(paragraph, WIDTH)]),
    '',
    'Options:',
    ...entries([...options, ['--help', 'this text']]),
    '',
    examples.length === 1 ? 'Example:' : 'Examples:',
    ...examples.map((example) => `  ${example}`),
    '',
  ].join('\n');
}
