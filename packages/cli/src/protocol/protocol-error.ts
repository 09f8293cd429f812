/** The errors of the line protocol: codes, messages and details. */
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

/** Fields of an error besides its code and message. */
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

/** Returns an error with the first fault in its message and all faults as data. */
export function faulty(code: ErrorCode, faults: readonly Fault[], details: Details = {}): ProtocolError {
  const [{ path, message }, ...others] = faults;
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  return new ProtocolError(code, `${path}: ${message}${more}`, { faults, ...details });
}
