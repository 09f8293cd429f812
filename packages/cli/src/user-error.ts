/** Errors that the user can correct: a sentence and an exit code, without a stack trace. */

import type { Language } from '@windrose/narration';

/** A file, a record or a position is wrong. */
export const BAD_INPUT = 1;
/** The command line is wrong. */
const BAD_USAGE = 2;

export class UserError extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode: number = BAD_INPUT) {
    super(message);
    this.name = 'UserError';
    this.exitCode = exitCode;
  }
}

export function usageError(message: string): UserError {
  return new UserError(message, BAD_USAGE);
}

/** An error about a game or a file of the user, with its text in every language. */
export class TranslatedError extends UserError {
  readonly textIn: (language: Language) => string;

  constructor(textIn: (language: Language) => string) {
    super(textIn('en'));
    this.textIn = textIn;
  }
}
