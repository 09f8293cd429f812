/** Reads records and positions from text. Errors name the line or field and, for an illegal move, the rule. */
import {
  EDITIONS,
  type EditionTables,
  edition,
  type Game,
  type GameRecord,
  IllegalRecordMove,
  onBoard,
  readPosition,
  readRecord,
} from '@windrose/engine';
import { boardIds } from './player-counts.ts';
import { reasonIn } from './refusals.ts';
import { terminalSay } from './texts/languages.ts';
import { TranslatedError, UserError } from './user-error.ts';

/** Replays a record and checks every move. `tables` belong to `--data`. */
export function recordFrom(text: string, tables?: EditionTables): GameRecord {
  try {
    return readRecord(text, tables);
  } catch (error) {
    throw error instanceof IllegalRecordMove ? inWords(error) : error;
  }
}

/** Returns the error about an illegal move with the engine's reason as a sentence. */
function inWords({ line, number, move, refusal, tables }: IllegalRecordMove): UserError {
  return new TranslatedError((language) =>
    terminalSay(language)('recordIllegal', {
      line,
      number,
      move: move.text,
      reason: reasonIn(language, { tables }, refusal),
      rule: refusal.rule,
    }),
  );
}

/** True if a text is JSON rather than a record. */
export function isJson(text: string): boolean {
  return text.trimStart().startsWith('{');
}

/** Returns the tables for the board that a position names. Reading the position reports an invalid name. */
export function onBoardOf(tables: EditionTables, position: unknown): EditionTables {
  const board = (position as { board?: unknown } | null)?.board;
  return typeof board === 'string' && boardIds(tables).includes(board) ? onBoard(tables, board) : tables;
}

export function positionFrom(text: string, tables?: EditionTables): Game {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new UserError(`The position is not JSON: ${(error as Error).message}.`);
  }
  const id = (value as { edition?: unknown }).edition;
  if (tables === undefined && (typeof id !== 'string' || !EDITIONS.includes(id))) {
    throw new UserError(
      `The position must name its edition, one of ${EDITIONS.join(', ')}, not ${JSON.stringify(id)}.`,
    );
  }
  return readPosition(value, onBoardOf(tables ?? edition(String(id)), value));
}
