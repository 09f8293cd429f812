/** What every thinking bot has: evaluations, a policy for playing games out, and boards to try things on. */
import {
  apply,
  decidingSeat,
  type Game,
  listMoves,
  MAX_MOVES,
  MoveList,
  pendingActions,
  type Random,
} from '@windrose/engine';
import { Evaluation } from '../evaluation/evaluation.ts';
import { MoveScorer } from '../policy/move-scorer.ts';
import { Policy } from '../policy/policy.ts';
import type { WeightRows } from '../weights.ts';
import { Outcome, UTILITY_PER_GLORY } from './outcome.ts';

/** Noise of the policy that plays games out, in glory. */
const TEMPERATURE = 0.4;
/** Appraising a position takes as long as so many moves of a game played out. */
const WORK_PER_EVALUATION = 8;

export interface SearchOptions {
  /** Weights with which moves are appraised, if not those that everybody plays by. */
  readonly own?: WeightRows;
  /** Rounds that a game is played out, the present one included; what comes after them is left to its prospects. */
  readonly horizon?: number | undefined;
  /** Whether games played out teach how to play the next. */
  readonly learns?: boolean | undefined;
}

export class SearchContext {
  /** What is seen of a position, by which moves are compared. */
  readonly evaluation: Evaluation;
  /** What is to be expected of it among players who think ahead, where a game is not played out to its end. */
  readonly prospects: Evaluation;
  readonly policy: Policy;
  readonly random: Random;
  private readonly board: Game;
  private readonly targetBoard: Game;
  private readonly targets = new MoveList();
  readonly outcome: Outcome;
  private readonly horizon: number;
  private readonly learns: boolean;
  /** Appraisals of the moves of a list. */
  readonly moveValues = new Float64Array(MAX_MOVES);
  private evaluated = 0;

  /** For games like this one; `rows` are the weights that everybody plays by. */
  constructor(
    like: Game,
    rows: WeightRows,
    random: Random,
    { own = rows, horizon = Number.POSITIVE_INFINITY, learns = false }: SearchOptions = {},
  ) {
    this.random = random;
    this.horizon = horizon;
    this.learns = learns;
    this.evaluation = new Evaluation(own.evaluation);
    this.prospects = new Evaluation(own.prospects);
    this.policy = new Policy(
      like,
      new MoveScorer(rows.policy, like.tables),
      new Evaluation(rows.evaluation),
      random,
      TEMPERATURE,
    );
    this.board = like.clone();
    this.targetBoard = like.clone();
    this.outcome = new Outcome(like.state.seats);
  }

  /** All that was thought so far, as a number of moves: a measure of time that is the same on every machine. */
  get work(): number {
    return this.policy.moves + WORK_PER_EVALUATION * this.evaluated;
  }

  /** One ply: the advantage of whoever decides after each move of the list, in glory, into `appraisals`. */
  rateMoves(game: Game, list: MoveList): void {
    const { board, evaluation, moveValues } = this;
    const seat = decidingSeat(game);
    this.evaluated += list.count;
    for (let i = 0; i < list.count; i++) {
      board.copyFrom(game);
      apply(board, list.moves[i]);
      moveValues[i] = this.hasActionToChoose(board, seat) ? this.bestTarget(seat) : evaluation.advantage(board, seat);
    }
  }

  /** The same, with what is known from games played out. */
  rateMovesWithStatistics(game: Game, list: MoveList): void {
    this.rateMoves(game, list);
    if (!this.learns) return;
    const { statistics } = this.policy;
    const place = statistics.firstIndexOf(game, decidingSeat(game));
    for (let i = 0; i < list.count; i++) this.moveValues[i] += statistics.bonus[place + list.moves[i]];
  }

  /** The seat has activated a building or spent a token, and has still to choose what for. */
  private hasActionToChoose(board: Game, seat: number): boolean {
    return board.state.depth > 0 && pendingActions(board) !== 0 && decidingSeat(board) === seat;
  }

  /** The best that the move on the board can be made of. */
  private bestTarget(seat: number): number {
    const { board, targetBoard, targets, evaluation } = this;
    listMoves(board, targets);
    this.evaluated += targets.count;
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < targets.count; i++) {
      targetBoard.copyFrom(board);
      apply(targetBoard, targets.moves[i]);
      best = Math.max(best, evaluation.advantage(targetBoard, seat));
    }
    return best;
  }

  /** Another position is thought about. */
  startPosition(): void {
    if (this.learns) this.policy.statistics.decay();
  }

  /** Plays a game out, to its end or as far as the horizon; the outlook is then that from there. */
  playOut(game: Game): void {
    const { policy, outcome } = this;
    policy.playOut(game, game.state.round + this.horizon);
    if (game.state.depth === 0) outcome.readFinalScores(game);
    else {
      this.evaluated++;
      outcome.estimate(game, this.prospects);
    }
    if (this.learns) policy.statistics.addResult(outcome.utilities, 1 / UTILITY_PER_GLORY);
  }
}

/** Place of the largest of the first numbers. */
export function indexOfLargest(values: Float64Array, count: number): number {
  let best = 0;
  for (let i = 1; i < count; i++) if (values[i] > values[best]) best = i;
  return best;
}
