/** The error that is thrown for a refused request, with its HTTP status. */
import type { RefusalBody, RefusalCode } from '@windrose/protocol';

/** All other codes have the status 409: the request is valid, but not in the current state. */
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

/** A rate limit was exceeded; the request is possible again after `seconds`. */
export class TooFast extends Refusal {
  readonly seconds: number;

  constructor(seconds: number) {
    super('too-fast', { detail: `again in ${seconds} s` });
    this.seconds = seconds;
  }
}
