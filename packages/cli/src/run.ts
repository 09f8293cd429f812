/** Runs a command line: finds the command, prints its help, and prints errors of the user as sentences. */
import { InputError } from '@windrose/engine';
import type { Language } from '@windrose/narration';
import manifest from '../../../package.json' with { type: 'json' };
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
import { backup, restore, serve } from './commands/site.ts';
import { train } from './commands/train.ts';
import { verify } from './commands/verify.ts';
import { type Io, write } from './io.ts';
import { LANG_FLAG, languageFrom, splitLanguage } from './language.ts';
import { commandHelp, flagsOf, generalHelp } from './usage.ts';
import { BAD_INPUT, TranslatedError, UserError, usageError } from './user-error.ts';

const GAMES: readonly Command[] = [play, simulate, record, verify, show, perft, analyse, train, rate, engine];
const COMMANDS: readonly Command[] = [serve, ...GAMES, backup, restore];

const HELP = new Set(['--help', '-h']);

/** A command line that was understood. */
interface Task {
  readonly language: Language;
  /** Returns the exit code. */
  run(): Promise<number>;
}

/** Runs `windrose` with these arguments and returns the exit code. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  // Mistakes in the command line are in English.
  let language: Language = 'en';
  try {
    const task = taskFrom(argv, io);
    language = task.language;
    return await task.run();
  } catch (error) {
    if (!(error instanceof UserError || error instanceof InputError)) throw error;
    const text = error instanceof TranslatedError ? error.textIn(language) : error.message;
    await write(io.errors, `windrose: ${text}\n`);
    return error instanceof UserError ? error.exitCode : BAD_INPUT;
  }
}

/** Returns the task of printing a text. */
function printed(language: Language, text: string, { output }: Io): Task {
  return {
    language,
    async run() {
      await write(output, text);
      return 0;
    },
  };
}

/** Finds the command and reads its arguments. Every command accepts `--lang`, before or behind its name. */
function taskFrom(argv: readonly string[], io: Io): Task {
  const { language: leading, rest: words } = splitLanguage(argv);
  const language = languageFrom(new Arguments({ name: '', flags: LANG_FLAG }, leading), io);
  const [word = serve.name, ...rest] = words;
  if (word === '--version') return printed(language, `windrose ${manifest.version}\n`, io);
  const isHelp = word === 'help';
  if (HELP.has(word) || (isHelp && rest.length === 0)) {
    return printed(language, generalHelp(COMMANDS, manifest.version), io);
  }
  const command = find(isHelp ? rest[0] : word);
  if (isHelp || rest.some((each) => HELP.has(each))) return printed(language, commandHelp(command), io);
  const args = new Arguments({ ...command, flags: flagsOf(command) }, [...rest, ...leading]);
  return { language: languageFrom(args, io), run: () => command.run(args, io) };
}

function find(word: string): Command {
  const command = COMMANDS.find(({ name }) => name === word);
  if (command !== undefined) return command;
  const names = COMMANDS.map(({ name }) => name).join(', ');
  const what = word.startsWith('-') ? 'option' : 'command';
  throw usageError(`there is no ${what} ${word}; the commands are ${names} (see windrose --help).`);
}
