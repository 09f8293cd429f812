/** A game packed for another thread of the same program: its numbers as they are. Positions for other programs are in words (`position.ts`). */
import { edition } from '../edition/edition.ts';
import { withExploits } from '../exploits/index.ts';
import { Game } from '../game/game.ts';
import type { Options } from '../game/options.ts';
import { MODES } from '../modes/index.ts';

/** Plain data of an edition that comes with the engine. */
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

/** Trusts the numbers: the game was packed by the same program. */
export function unpackGame({ edition: id, board, mode, exploits, options, players, state }: PackedGame): Game {
  const tables = edition(id, board);
  const game = new Game(tables, options, withExploits(MODES[mode].mode, exploits, tables, players), players);
  game.state.restore(state);
  return game;
}
