/** Solves the last decisions of a game by trying every move: each seat maximizes its own result. */
import { apply, decidingSeat, type Game, listMoves, MoveList, type MoveNumber } from '@windrose/engine';
import { Outcome } from './outcome.ts';

/** Buffers for one depth of the search. */
interface Ply {
  readonly game: Game;
  readonly list: MoveList;
  /** The utility for each seat if the best move is made. */
  readonly utilities: Float64Array;
}

export class Endgame {
  private readonly plies: Ply[] = [];
  private readonly outcome: Outcome;
  private movesLeft = 0;
  private stop: () => boolean = () => false;

  /** Solves games of the same kind as `sample`. */
  constructor(sample: Game) {
    this.outcome = new Outcome(sample.state.seats);
  }

  /**
   * Returns the best move; null before the last round, if solving takes more than `maxMoves` moves, or when `stop`
   * returns true.
   */
  solve(game: Game, maxMoves: number, stop: () => boolean = () => false): MoveNumber | null {
    if (game.state.round < game.tables.data.rounds) return null;
    this.movesLeft = maxMoves;
    this.stop = stop;
    this.plyAt(game, 0).game.copyFrom(game);
    const best = this.bestAt(0);
    return this.movesLeft < 0 ? null : best;
  }

  private plyAt(sample: Game, depth: number): Ply {
    const existing = this.plies[depth];
    if (existing !== undefined) return existing;
    const ply = { game: sample.clone(), list: new MoveList(), utilities: new Float64Array(sample.state.seats) };
    this.plies[depth] = ply;
    return ply;
  }

  /**
   * Returns the best move in the position at a depth and sets its utilities. The result is meaningless once the moves are
   * used up.
   */
  private bestAt(depth: number): MoveNumber {
    const { game, list, utilities } = this.plies[depth];
    listMoves(game, list);
    if (list.count === 0) {
      this.outcome.readFinalScores(game);
      utilities.set(this.outcome.utilities);
      return -1;
    }
    const seat = decidingSeat(game);
    const next = this.plyAt(game, depth + 1);
    let best = list.moves[0];
    let highest = Number.NEGATIVE_INFINITY;
    this.movesLeft = this.stop() ? -1 : this.movesLeft - list.count;
    for (let i = 0; i < list.count && this.movesLeft >= 0; i++) {
      next.game.copyFrom(game);
      apply(next.game, list.moves[i]);
      this.bestAt(depth + 1);
      if (next.utilities[seat] <= highest) continue;
      highest = next.utilities[seat];
      best = list.moves[i];
      utilities.set(next.utilities);
    }
    return best;
  }
}
