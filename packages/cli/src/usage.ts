/** The texts of `--help`, made from the descriptions of the commands. */
import type { Command } from './command.ts';
import { padEnd, wrap } from './layout.ts';

const WIDTH = 80;

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
    '`windrose COMMAND --help` tells more about a command, `windrose --version` the',
    'version. To begin: windrose play',
    '',
  ].join('\n');
}

export function commandHelp({ name, about, flags, operand, examples }: Command): string {
  const options = Object.entries(flags).map(
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
