/** Why the server does not do what it was asked. The client says it in the reader's words. */

export const REFUSALS = [
  /** The message or body is not one: `where` tells the place, `detail` what is wrong there. */
  'malformed',
  'too-large',
  'too-fast',
  /** Nobody has come in yet. */
  'no-session',
  'forbidden',
  'not-found',
  /** The page belongs to another site. */
  'wrong-origin',
  'not-your-seat',
  'not-your-turn',
  /** The game has moved on since. */
  'stale',
  /** `rule` and `detail` say which rule forbids the move. */
  'illegal-move',
  'not-open',
  'not-playing',
  'not-over',
  'seat-taken',
  'seats-free',
  'already-there',
  'invitation-used',
  'no-such-invitation',
  /** The record's head cannot be used: `detail` says why. */
  'bad-opening',
  'wrong-seats',
  'nothing-to-undo',
  'undo-forbidden',
  'question-open',
  'no-question',
  'name-taken',
  'wrong-passphrase',
  'weak-passphrase',
  'no-mail',
  'wrong-code',
  'bad-address',
  'already-played',
  'too-many',
  /** The server is stopping, or its database is away: the same message may be sent again. */
  'unavailable',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

export interface RefusalBody {
  readonly code: RefusalCode;
  readonly where?: string | undefined;
  readonly rule?: string | undefined;
  readonly detail?: string | undefined;
}
