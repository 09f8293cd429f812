/** Games from text: a record, or a position as JSON. What is wrong with it is told with its place and, for a move, the reason. */
import {
  EDITIONS,
  edition,
  type Game,
  type GameRecord,
  InputError,
  type Move,
  type Refusal,
  readPosition,
  readRecord,
  type Tables,
  whyNot,
} from '@windrose/engine';
import { Failure } from './failure.ts';
import { Names } from './words/names.ts';
import { refusalInWords } from './words/refusals.ts';

/** A move of a record that is not legal where it stands. */
interface RefusedMove {
  readonly tables: Tables;
  readonly line: number;
  /** Counted from 1. */
  readonly number: number;
  readonly move: Move;
  readonly refusal: Refusal;
}

/** Replays a record through the checked door. */
export function recordFrom(text: string): GameRecord {
  try {
    return readRecord(text);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const refused = refusedMove(text, error);
    if (refused === null) throw new Failure(error.message);
    const { tables, line, number, move, refusal } = refused;
    const reason = refusalInWords(refusal, new Names(tables));
    throw new Failure(
      `The record cannot be used:\n  line ${line}: move ${number}, ${move.text}, is not legal. ${reason}`,
    );
  }
}

/** The engine tells a refused move by the code of its reason; the position before that line gives the rest. Null for other faults. */
export function refusedMove(text: string, { faults: [fault] }: InputError): RefusedMove | null {
  const line = Number(/^line (\d+)$/.exec(fault.path)?.[1]);
  const lines = text.split(/\r\n|\n|\r/);
  let before: GameRecord;
  try {
    before = readRecord(lines.slice(0, line - 1).join('\n'));
  } catch {
    return null;
  }
  const { tables } = before.opening;
  const move = tables.catalogue.byText.get(lines[line - 1].trim().replace(/\s+/g, ' '));
  const refusal = move === undefined ? null : whyNot(before.game, move);
  return move === undefined || refusal === null
    ? null
    : { tables, line, number: before.moves.length + 1, move, refusal };
}

/** Whether a text is meant as JSON rather than as a record. */
export function isJson(text: string): boolean {
  return text.trimStart().startsWith('{');
}

export function positionFrom(text: string): Game {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Failure(`The position is not JSON: ${(error as Error).message}.`);
  }
  const id = (value as { edition?: unknown }).edition;
  if (typeof id !== 'string' || !EDITIONS.includes(id)) {
    throw new Failure(`The position must name its edition, one of ${EDITIONS.join(', ')}, not ${JSON.stringify(id)}.`);
  }
  return readPosition(value, edition(id));
}
