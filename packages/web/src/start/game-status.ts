/** How a game stands, from its record; loaded after the first screen is there, because the rules come with it. */
import { InputError, pending, readRecord } from '@windrose/engine';
import { type Result, resultOf } from '../play/result.ts';

/** Where the game is and who decides, or how it came out. */
export type GameStatus =
  | { readonly round: number; readonly rounds: number; readonly seat: number; readonly result?: undefined }
  | { readonly result: Result };

/** Null if the record cannot be used. */
export function gameStatus(record: string): GameStatus | null {
  try {
    const { game } = readRecord(record);
    const asked = pending(game);
    if (asked === null) return { result: resultOf(game) };
    return { round: game.state.round, rounds: game.tables.data.rounds, seat: asked.seat };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return null;
  }
}
