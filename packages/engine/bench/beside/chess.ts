/** Plays random chess with chessops, as a measure of how fast the machine is at the moment. */
import { Chess } from 'chessops/chess';
import type { NormalMove } from 'chessops/types';

const FIFTY_MOVES = 100;

/**
 * Plays a random game in the way of the benchmark of the engine: lists the moves and plays one until the game is over.
 */
export function randomChess(below: (bound: number) => number): void {
  const position = Chess.default();
  for (;;) {
    const context = position.ctx();
    if (position.isEnd(context) || position.halfmoves >= FIFTY_MOVES) return;
    const moves: NormalMove[] = [];
    for (const [from, targets] of position.allDests(context)) for (const to of targets) moves.push({ from, to });
    const move = moves[below(moves.length)];
    const lastRank = move.to < 8 || move.to >= 56;
    if (lastRank && position.board.pawn.has(move.from)) move.promotion = 'queen';
    position.play(move);
  }
}
