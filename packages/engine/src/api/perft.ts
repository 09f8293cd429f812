/** Counts the move sequences of a given length from a position, to compare engines or versions. */
import type { Game } from '../game/game.ts';
import { MoveList } from '../game/moves.ts';
import { apply, listMoves } from './play.ts';

/** A game that ends earlier counts as one sequence. */
export function perft(game: Game, depth: number): number {
  const levels = Array.from({ length: depth }, () => ({ list: new MoveList(), before: game.clone() }));
  const count = (at: number): number => {
    if (at === depth) return 1;
    const { list, before } = levels[at];
    listMoves(game, list);
    if (list.count === 0) return 1;
    if (at === depth - 1) return list.count;
    before.copyFrom(game);
    let sum = 0;
    for (let i = 0; i < list.count; i++) {
      apply(game, list.moves[i]);
      sum += count(at + 1);
      game.copyFrom(before);
    }
    return sum;
  };
  return count(0);
}
