/** The codes of refused requests and commands, which the client translates. */

export const REFUSALS = [
  /** The message or body is invalid: `where` names the place and `detail` the fault. */
  'malformed',
  'too-large',
  'too-fast',
  /** There is no session. */
  'no-session',
  'forbidden',
  'not-found',
  /** The page belongs to another site. */
  'wrong-origin',
  'not-your-seat',
  'not-your-turn',
  /** The game has continued since the message was sent. */
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
  /** The head of the record cannot be used: `detail` says why. */
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
  /** The server is stopping or its database is unavailable. The message may be repeated. */
  'unavailable',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

export interface RefusalBody {
  readonly code: RefusalCode;
  readonly where?: string | undefined;
  readonly rule?: string | undefined;
  readonly detail?: string | undefined;
}
