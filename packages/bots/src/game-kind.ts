/** A kind of game as plain data, for messages between threads and for weights files: edition, board, mode, players. */
import { createSilentGame, DEFAULT_OPTIONS, dealSetup, edition, type Game, MODES } from '@windrose/engine';

export interface GameKind {
  readonly edition: string;
  readonly board: string;
  readonly mode: string;
  readonly players: number;
  /** True if three exploits are drawn for every game. */
  readonly exploits?: boolean;
}

/** Returns the game of a seed before its first decision. */
export function newGame({ edition: id, board, mode, players, exploits }: GameKind, seed: string): Game {
  const tables = edition(id, board);
  const setup = dealSetup(tables, players, seed, exploits ? 'drawn' : 'none', mode);
  return createSilentGame(tables, players, DEFAULT_OPTIONS, setup, MODES[mode].mode);
}

/** Returns the kind of an existing game. */
export function gameKindOf({ tables, mode, state }: Game): GameKind {
  return { edition: tables.data.id, board: tables.board, mode: mode.id, players: state.players };
}
