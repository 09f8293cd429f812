/** What a part of the server throws when it does not do what it was asked, and the HTTP status that goes with it. */
import type { RefusalBody, RefusalCode } from '@windrose/protocol';

/** All that is not here is 409: right in itself, but not now. */
const STATUS: Partial<Record<RefusalCode, number>> = {
  malformed: 400,
  'bad-opening': 400,
  'bad-address': 400,
  'weak-passphrase': 400,
  'wrong-seats': 400,
  'no-session': 401,
  'wrong-passphrase': 401,
  'wrong-code': 401,
  forbidden: 403,
  'wrong-origin': 403,
  'not-your-seat': 403,
  'not-found': 404,
  'no-such-invitation': 404,
  'too-large': 413,
  'illegal-move': 422,
  'too-fast': 429,
  unavailable: 503,
};

export class Refusal extends Error {
  readonly body: RefusalBody;

  constructor(code: RefusalCode, more: Omit<RefusalBody, 'code'> = {}) {
    super(more.detail ?? code);
    this.body = { code, ...more };
  }

  get status(): number {
    return STATUS[this.body.code] ?? 409;
  }
}

/** There was too much of something; there may be more after so many seconds. */
export class TooFast extends Refusal {
  readonly seconds: number;

  constructor(seconds: number) {
    super('too-fast', { detail: `again in ${seconds} s` });
    this.seconds = seconds;
  }
}
