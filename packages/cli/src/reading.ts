/** Games from text: a record, or a position as JSON. What is wrong with it is told with its place and, for a move, the reason. */
import {
  EDITIONS,
  type EditionTables,
  edition,
  type Game,
  type GameRecord,
  InputError,
  onBoard,
  type Refusal,
  readPosition,
  readRecord,
} from '@windrose/engine';
import { boardIds } from './boards.ts';
import { Failure } from './failure.ts';
import { Names } from './words/names.ts';
import { refusalInWords } from './words/refusals.ts';

const EDITION_LINE = /^\s*edition\s+(\S+)\s*$/m;
const NOT_LEGAL = ' is not legal';

/** Replays a record through the checked door; `tables` are those of data that do not come with the program. */
export function recordFrom(text: string, tables?: EditionTables): GameRecord {
  try {
    return readRecord(text, tables);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new Failure(error.refusal === undefined ? error.message : refusedMove(error, text, tables));
  }
}

/** The engine names the reason by its code; here it is put into words. */
function refusedMove(
  { faults: [{ path, message }], refusal }: InputError,
  text: string,
  tables?: EditionTables,
): string {
  const names = new Names(tables ?? edition(EDITION_LINE.exec(text)?.[1] ?? EDITIONS[0]));
  const move = message.slice(0, message.indexOf(NOT_LEGAL));
  return `The record cannot be used:\n  ${path}: ${move}${NOT_LEGAL}. ${refusalInWords(refusal as Refusal, names)}`;
}

/** Whether a text is meant as JSON rather than as a record. */
export function isJson(text: string): boolean {
  return text.trimStart().startsWith('{');
}

/** The board that a position names; its own check tells what is wrong with it otherwise. */
export function onBoardOf(tables: EditionTables, position: unknown): EditionTables {
  const board = (position as { board?: unknown } | null)?.board;
  return typeof board === 'string' && boardIds(tables).includes(board) ? onBoard(tables, board) : tables;
}

export function positionFrom(text: string, tables?: EditionTables): Game {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Failure(`The position is not JSON: ${(error as Error).message}.`);
  }
  const id = (value as { edition?: unknown }).edition;
  if (tables === undefined && (typeof id !== 'string' || !EDITIONS.includes(id))) {
    throw new Failure(`The position must name its edition, one of ${EDITIONS.join(', ')}, not ${JSON.stringify(id)}.`);
  }
  return readPosition(value, onBoardOf(tables ?? edition(String(id)), value));
}
