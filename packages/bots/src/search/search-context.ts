/** What searching bots share: it rates moves by the evaluation, and plays rollouts by the policy. */
import {
  apply,
  decidingSeat,
  type Game,
  listMoves,
  MAX_MOVES,
  MoveList,
  pendingActions,
  type Random,
  type Seat,
} from '@windrose/engine';
import { Evaluation } from '../evaluation/evaluation.ts';
import { MoveScorer } from '../policy/move-scorer.ts';
import { Policy } from '../policy/policy.ts';
import type { WeightRows } from '../weights.ts';
import { Outcome, UTILITY_PER_GLORY } from './outcome.ts';

/** Noise of the policy in rollouts, in glory. */
const TEMPERATURE = 0.4;
/** Evaluating a position takes as long as this many moves of a rollout. */
const WORK_PER_EVALUATION = 8;

export interface SearchOptions {
  /** Weights by which this bot rates moves, if they differ from those of the players in rollouts. */
  readonly own?: WeightRows;
  /** Rounds that a rollout plays, including the present one. The position after them is evaluated by the prospects. */
  readonly horizon?: number | undefined;
  /** True if rollouts update the move statistics that later rollouts use. */
  readonly learns?: boolean | undefined;
}

export class SearchContext {
  /** The evaluation by which moves are compared. */
  readonly evaluation: Evaluation;
  /** The evaluation learned from stronger bots, for rollouts that stop before the end of the game. */
  readonly prospects: Evaluation;
  readonly policy: Policy;
  readonly random: Random;
  private readonly scratch: Game;
  private readonly targetScratch: Game;
  private readonly targets = new MoveList();
  readonly outcome: Outcome;
  private readonly horizon: number;
  private readonly learns: boolean;
  /** Values of the moves of the last rated list. */
  readonly moveValues = new Float64Array(MAX_MOVES);
  private evaluated = 0;

  /** Serves games of the same kind as `sample`; `rows` are the weights of all players in rollouts. */
  constructor(
    sample: Game,
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
      sample,
      new MoveScorer(rows.policy, sample.tables),
      new Evaluation(rows.evaluation),
      random,
      TEMPERATURE,
    );
    this.scratch = sample.clone();
    this.targetScratch = sample.clone();
    this.outcome = new Outcome(sample.state.seats);
  }

  /** Work done so far in moves: a measure of time that is the same on every machine. */
  get work(): number {
    return this.policy.moves + WORK_PER_EVALUATION * this.evaluated;
  }

  /** Searches one ply: writes the advantage of the deciding seat after each move, in glory, to `moveValues`. */
  rateMoves(game: Game, list: MoveList): void {
    const { scratch, evaluation, moveValues } = this;
    const seat = decidingSeat(game);
    this.evaluated += list.count;
    for (let i = 0; i < list.count; i++) {
      scratch.copyFrom(game);
      apply(scratch, list.moves[i]);
      moveValues[i] = this.hasActionToChoose(scratch, seat)
        ? this.bestTarget(seat)
        : evaluation.advantage(scratch, seat);
    }
  }

  /** Does the same and adds the bonus from earlier rollouts. */
  rateMovesWithStatistics(game: Game, list: MoveList): void {
    this.rateMoves(game, list);
    if (!this.learns) return;
    const { statistics } = this.policy;
    const first = statistics.firstIndexOf(game, decidingSeat(game));
    for (let i = 0; i < list.count; i++) this.moveValues[i] += statistics.bonus[first + list.moves[i]];
  }

  /** True if the seat has activated a building or spent a token and must still choose the action. */
  private hasActionToChoose(game: Game, seat: Seat): boolean {
    return game.state.depth > 0 && pendingActions(game) !== 0 && decidingSeat(game) === seat;
  }

  /** Returns the value of the best target of the activation that leads to `scratch`. */
  private bestTarget(seat: Seat): number {
    const { scratch, targetScratch, targets, evaluation } = this;
    listMoves(scratch, targets);
    this.evaluated += targets.count;
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < targets.count; i++) {
      targetScratch.copyFrom(scratch);
      apply(targetScratch, targets.moves[i]);
      best = Math.max(best, evaluation.advantage(targetScratch, seat));
    }
    return best;
  }

  /** Prepares for another position. */
  startPosition(): void {
    if (this.learns) this.policy.statistics.decay();
  }

  /** Plays a rollout to its end or to the horizon and sets `outcome`. */
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

/** Returns the index of the largest of the first `count` numbers. */
export function indexOfLargest(values: Float64Array, count: number): number {
  let best = 0;
  for (let i = 1; i < count; i++) if (values[i] > values[best]) best = i;
  return best;
}
