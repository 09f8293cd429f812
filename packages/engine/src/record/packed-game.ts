/**
 * A game packed for another thread of the same program, as plain numbers. For other programs `position.ts` writes
 * positions in the words of the game.
 */
import { edition } from '../edition/edition.ts';
import { withExploits } from '../exploits/index.ts';
import { Game } from '../game/game.ts';
import type { Options } from '../game/options.ts';
import { MODES } from '../modes/index.ts';

/** A game of a built-in edition as plain data. */
export interface PackedGame {
  readonly edition: string;
  readonly board: string;
  readonly mode: string;
  readonly exploits: readonly string[];
  readonly options: Options;
  readonly players: number;
  readonly state: Int16Array;
}

export function packGame({ tables, mode, options, state }: Game): PackedGame {
  return {
    edition: tables.data.id,
    board: tables.board,
    mode: mode.id,
    exploits: mode.exploits ?? [],
    options,
    players: state.players,
    state: state.save(),
  };
}

/** Unpacks a game without checks, because the same program packed it. */
export function unpackGame({ edition: id, board, mode, exploits, options, players, state }: PackedGame): Game {
  const tables = edition(id, board);
  const game = new Game(tables, options, withExploits(MODES[mode].mode, exploits, tables, players), players);
  game.state.restore(state);
  return game;
}
