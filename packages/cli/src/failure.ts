/** A failure that the user can do something about: one sentence and an exit code, never a stack trace. */

/** What the command was given is wrong: a file, a record, a position. */
export const BAD_INPUT = 1;
/** The command line itself is wrong. */
const BAD_USAGE = 2;

export class Failure extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode: number = BAD_INPUT) {
    super(message);
    this.name = 'Failure';
    this.exitCode = exitCode;
  }
}

export function misuse(message: string): Failure {
  return new Failure(message, BAD_USAGE);
}
