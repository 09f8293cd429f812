/** Reads the records and positions of requests. Their faults become errors of the protocol. */
import {
  EDITIONS,
  type EditionTables,
  edition,
  type Game,
  type GameRecord,
  IllegalRecordMove,
  InputError,
  readPosition,
  readRecord,
} from '@windrose/engine';
import { onBoardOf } from '../read-games.ts';
import { faulty } from './protocol-error.ts';

export function readRecordText(text: string, tables?: EditionTables): GameRecord {
  try {
    return readRecord(text, tables);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw faulty('bad-record', error.faults, error instanceof IllegalRecordMove ? { refusal: error.refusal } : {});
  }
}

export function readPositionValue(value: unknown, tables?: EditionTables): Game {
  const id = (value as { edition?: unknown } | null)?.edition;
  if (tables === undefined && (typeof id !== 'string' || !EDITIONS.includes(id))) {
    throw faulty('bad-position', [{ path: 'edition', message: `must be one of ${EDITIONS.join(', ')}` }]);
  }
  try {
    return readPosition(value, onBoardOf(tables ?? edition(String(id)), value));
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw faulty('bad-position', error.faults);
  }
}
