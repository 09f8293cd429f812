/** How a game stands, from its record; loaded after the first screen is there, because the rules come with it. */
import { InputError, pending, readRecord } from '@windrose/engine';
import { fetchParts } from '@windrose/engine/parts';
import { headOf } from './record-head.ts';

export interface Standing {
  readonly round: number;
  readonly rounds: number;
  /** Who decides; null at the end. */
  readonly seat: number | null;
}

/** Null if the record cannot be used. */
export async function standingOf(record: string): Promise<Standing | null> {
  await fetchParts(headOf(record) ?? {});
  try {
    const { game } = readRecord(record);
    return { round: game.state.round, rounds: game.tables.data.rounds, seat: pending(game)?.seat ?? null };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return null;
  }
}
