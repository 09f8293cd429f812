/** A kind of game, in words that travel between threads and stand in files of weights: edition, board, mode, players. */
import { createSilentGame, DEFAULT_OPTIONS, dealSetup, edition, type Game, MODES } from '@windrose/engine';

export interface Course {
  readonly edition: string;
  readonly board: string;
  readonly mode: string;
  readonly players: number;
  /** Three exploits are drawn for every game. */
  readonly exploits?: boolean;
}

/** The game of a seed, before its first decision. */
export function gameOf({ edition: id, board, mode, players, exploits }: Course, seed: string): Game {
  const tables = edition(id, board);
  const setup = dealSetup(tables, players, seed, exploits ? 'drawn' : 'none', mode);
  return createSilentGame(tables, players, DEFAULT_OPTIONS, setup, MODES[mode].mode);
}

/** The kind of game that a game is. */
export function courseOf({ tables, mode, state }: Game): Course {
  return { edition: tables.data.id, board: tables.board, mode: mode.id, players: state.players };
}
