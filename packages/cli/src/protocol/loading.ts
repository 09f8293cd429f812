/** Records and positions that come in by a request; what is wrong with them becomes the answer's error. */
import { EDITIONS, edition, type Game, type GameRecord, InputError, readPosition, readRecord } from '@windrose/engine';
import { refusedMove } from '../reading.ts';
import { faulty } from './protocol-error.ts';

export function readRecordText(text: string): GameRecord {
  try {
    return readRecord(text);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const refusal = refusedMove(text, error)?.refusal;
    throw faulty('bad-record', error.faults, refusal === undefined ? {} : { refusal });
  }
}

export function readPositionValue(value: unknown): Game {
  const id = (value as { edition?: unknown } | null)?.edition;
  if (typeof id !== 'string' || !EDITIONS.includes(id)) {
    throw faulty('bad-position', [{ path: 'edition', message: `must be one of ${EDITIONS.join(', ')}` }]);
  }
  try {
    return readPosition(value, edition(id));
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw faulty('bad-position', error.faults);
  }
}
