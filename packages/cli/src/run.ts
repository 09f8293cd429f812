/** Runs a command line: finds the command, prints its help, and prints errors of the user as sentences. */
import { InputError } from '@windrose/engine';
import manifest from '../package.json' with { type: 'json' };
import { Arguments } from './arguments.ts';
import type { Command } from './command.ts';
import { analyse } from './commands/analyse.ts';
import { engine } from './commands/engine.ts';
import { perft } from './commands/perft.ts';
import { play } from './commands/play.ts';
import { rate } from './commands/rate.ts';
import { record } from './commands/record.ts';
import { show } from './commands/show.ts';
import { simulate } from './commands/simulate.ts';
import { train } from './commands/train.ts';
import { verify } from './commands/verify.ts';
import { type Io, write } from './io.ts';
import { commandHelp, generalHelp } from './usage.ts';
import { BAD_INPUT, UserError, usageError } from './user-error.ts';

const COMMANDS: readonly Command[] = [play, simulate, record, verify, show, perft, analyse, train, rate, engine];

const HELP = new Set(['--help', '-h']);

/** Runs `windrose` with these arguments and returns the exit code. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  try {
    return await dispatch(argv, io);
  } catch (error) {
    if (error instanceof UserError) {
      await write(io.errors, `windrose: ${error.message}\n`);
      return error.exitCode;
    }
    if (error instanceof InputError) {
      await write(io.errors, `windrose: ${error.message}\n`);
      return BAD_INPUT;
    }
    throw error;
  }
}

async function dispatch(argv: readonly string[], io: Io): Promise<number> {
  const [word, ...rest] = argv;
  if (word === '--version') {
    await write(io.output, `windrose ${manifest.version}\n`);
    return 0;
  }
  if (word === undefined || HELP.has(word) || (word === 'help' && rest.length === 0)) {
    await write(io.output, generalHelp(COMMANDS, manifest.version));
    return 0;
  }
  const command = find(word === 'help' ? rest[0] : word);
  if (word === 'help' || rest.some((each) => HELP.has(each))) {
    await write(io.output, commandHelp(command));
    return 0;
  }
  return await command.run(new Arguments(command, rest), io);
}

function find(word: string): Command {
  const command = COMMANDS.find(({ name }) => name === word);
  if (command !== undefined) return command;
  const names = COMMANDS.map(({ name }) => name).join(', ');
  const what = word.startsWith('-') ? 'option' : 'command';
  throw usageError(`there is no ${what} ${word}; the commands are ${names} (see windrose --help).`);
}
