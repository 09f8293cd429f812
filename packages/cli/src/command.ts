/** What a command of `windrose` is. */
import type { Arguments, Shape } from './arguments.ts';
import type { Io } from './io.ts';

export interface Command extends Shape {
  /** One line for the list of commands. */
  readonly summary: string;
  /** A paragraph or two for the command's own help. */
  readonly about: readonly string[];
  readonly examples: readonly string[];
  /** Returns the exit code. */
  run(args: Arguments, io: Io): Promise<number>;
}
