/** The last decisions of a game, solved by trying everything: each seat does what is best for itself. */
import { apply, decidingSeat, type Game, listMoves, MoveList } from '@windrose/engine';
import { Outlook } from './outlook.ts';

/** What is needed at one depth. */
interface Ply {
  readonly board: Game;
  readonly list: MoveList;
  /** What everybody has if the best move is made. */
  readonly worths: Float64Array;
}

export class Endgame {
  private readonly plies: Ply[] = [];
  private readonly outlook: Outlook;
  private readonly most: number;
  private left = 0;
  private stop: () => boolean = () => false;

  /** For games like this one; gives up after so many moves. */
  constructor(like: Game, most: number) {
    this.most = most;
    this.outlook = new Outlook(like.state.seats);
  }

  /** The best move; null if the game is not in its last round, has too many ways to end, or there is no time for them. */
  solve(game: Game, stop: () => boolean = () => false): number | null {
    if (game.state.round < game.tables.data.rounds) return null;
    this.left = this.most;
    this.stop = stop;
    this.ply(game, 0).board.copyFrom(game);
    const best = this.bestAt(0);
    return this.left < 0 ? null : best;
  }

  private ply(like: Game, depth: number): Ply {
    const known = this.plies[depth];
    if (known !== undefined) return known;
    const made = { board: like.clone(), list: new MoveList(), worths: new Float64Array(like.state.seats) };
    this.plies[depth] = made;
    return made;
  }

  /** The best move on the board of a depth, whose worths are then known; meaningless once too many moves were tried. */
  private bestAt(depth: number): number {
    const { board, list, worths } = this.plies[depth];
    listMoves(board, list);
    if (list.count === 0) {
      this.outlook.read(board);
      worths.set(this.outlook.worths);
      return -1;
    }
    const seat = decidingSeat(board);
    const next = this.ply(board, depth + 1);
    let best = list.moves[0];
    let most = Number.NEGATIVE_INFINITY;
    this.left = this.stop() ? -1 : this.left - list.count;
    for (let i = 0; i < list.count && this.left >= 0; i++) {
      next.board.copyFrom(board);
      apply(next.board, list.moves[i]);
      this.bestAt(depth + 1);
      if (next.worths[seat] <= most) continue;
      most = next.worths[seat];
      best = list.moves[i];
      worths.set(next.worths);
    }
    return best;
  }
}
