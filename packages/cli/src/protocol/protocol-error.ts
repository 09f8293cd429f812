/** Why a request of the line protocol was refused; it becomes the answer's `error`. */
import type { Fault, Refusal } from '@windrose/engine';

export type ErrorCode =
  | 'bad-json'
  | 'line-too-long'
  | 'bad-request'
  | 'unknown-request'
  | 'no-such-game'
  | 'too-many-games'
  | 'bad-record'
  | 'bad-position'
  | 'no-such-move'
  | 'illegal-move'
  | 'no-record'
  | 'internal';

/** Where and why, as far as it is known. */
interface Details {
  /** Each with the path to it: `options.phaseOrder`, `line 14`. */
  readonly faults?: readonly Fault[];
  readonly refusal?: Refusal;
}

export class ProtocolError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message);
    this.name = 'ProtocolError';
    this.code = code;
    this.details = details;
  }
}

/** An error that says where: the first fault in words, all of them as data. */
export function faulty(code: ErrorCode, faults: readonly Fault[], details: Details = {}): ProtocolError {
  const [{ path, message }, ...others] = faults;
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  return new ProtocolError(code, `${path}: ${message}${more}`, { faults, ...details });
}
