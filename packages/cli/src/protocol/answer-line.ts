/** Answers one line of the protocol with one line; every mistake gets an answer too. */

import { MAX_LINE } from './lines.ts';
import type { OpenGames } from './open-games.ts';
import { faulty, ProtocolError } from './protocol-error.ts';
import { RequestFields } from './request-fields.ts';
import { REQUESTS } from './requests.ts';

type Id = string | number | null;

/** Returns the answer to a line; null for an empty line. The line is null if it was too long. */
export function answerTo(line: string | null, games: OpenGames): string | null {
  if (line?.trim() === '') return null;
  let id: Id = null;
  try {
    const request = parse(line);
    id = idOf(request);
    return JSON.stringify({ id, ok: true, result: perform(request, games) });
  } catch (error) {
    return JSON.stringify({ id, ok: false, error: describeError(error) });
  }
}

function parse(line: string | null): Record<string, unknown> {
  if (line === null) throw new ProtocolError('line-too-long', `A line has at most ${MAX_LINE} characters.`);
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    throw new ProtocolError('bad-json', `The line is not JSON: ${(error as Error).message}.`);
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new ProtocolError('bad-request', 'A request must be an object.');
  }
  return value as Record<string, unknown>;
}

function idOf({ id }: Record<string, unknown>): string | number {
  if (typeof id === 'string' || typeof id === 'number') return id;
  throw faulty('bad-request', [{ path: 'id', message: 'must be a text or a number' }]);
}

function perform(request: Record<string, unknown>, games: OpenGames): unknown {
  const name = request.do;
  if (typeof name !== 'string' || !Object.hasOwn(REQUESTS, name)) {
    throw faulty('unknown-request', [{ path: 'do', message: `must be one of ${Object.keys(REQUESTS).join(', ')}` }]);
  }
  const { required, optional, run } = REQUESTS[name];
  return run(new RequestFields(request, required, optional), games);
}

function describeError(error: unknown) {
  if (error instanceof ProtocolError) return { code: error.code, message: error.message, ...error.details };
  return { code: 'internal', message: `This is a fault of windrose: ${String(error)}` };
}
