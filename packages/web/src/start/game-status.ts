/** Tells from a record where a game stands. */
import { InputError, pending, readRecord } from '@windrose/engine';
import { type Result, resultOf } from '../play/result.ts';

/** The round and the seat that decides, or the result of a finished game. */
export type GameStatus =
  | { readonly round: number; readonly rounds: number; readonly seat: number; readonly result?: undefined }
  | { readonly result: Result };

/** Returns null if the record is invalid. */
export function gameStatus(record: string): GameStatus | null {
  try {
    const { game } = readRecord(record);
    const decision = pending(game);
    if (decision === null) return { result: resultOf(game) };
    return { round: game.state.round, rounds: game.tables.data.rounds, seat: decision.seat };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return null;
  }
}
