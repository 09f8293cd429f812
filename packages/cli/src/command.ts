/** The interface of a command of `windrose`. */
import type { Arguments, CommandSyntax } from './arguments.ts';
import type { Io } from './io.ts';

export interface Command extends CommandSyntax {
  /** One line for the list of commands. */
  readonly summary: string;
  /** Paragraphs of the command's own help. */
  readonly about: readonly string[];
  readonly examples: readonly string[];
  /** Returns the exit code. */
  run(args: Arguments, io: Io): Promise<number>;
}
