/**
 * Statistics of moves in previous rollouts. The policy prefers moves that did better than average, which adapts
 * rollouts to the current position.
 */
import type { Game, Seat } from '@windrose/engine';

/** Number of imaginary average rollouts added to those of each move. */
const PRIOR_ROLLOUTS = 20;
/** The average of a seat is computed over about this many rollouts. */
const MEAN_ROLLOUTS = 300;
/** Factors by which statistics about earlier positions are kept when the position changes. */
const DECAY = 0.5;
const MEAN_DECAY = 0.1;
/** Later moves of a rollout are not counted. Games have a few hundred moves. */
const MAX_MOVES_PER_GAME = 4096;

export class MoveStatistics {
  /** How much better than average a move did, in glory, at index `firstIndexOf(game, seat) + move`. */
  readonly bonus: Float64Array;
  private readonly sums: Float64Array;
  private readonly counts: Float64Array;
  private readonly means: Float64Array;
  private readonly rollouts: Float64Array;
  private readonly rounds: number;
  private readonly moves: number;
  /** Indices of the moves of the current rollout. */
  private readonly indices = new Int32Array(MAX_MOVES_PER_GAME);
  private count = 0;

  constructor({ state, tables }: Game) {
    this.rounds = tables.data.rounds + 1;
    this.moves = tables.catalogue.target.length;
    const size = state.seats * this.rounds * this.moves;
    this.bonus = new Float64Array(size);
    this.sums = new Float64Array(size);
    this.counts = new Float64Array(size);
    this.means = new Float64Array(state.seats);
    this.rollouts = new Float64Array(state.seats);
  }

  /** Returns the index of a seat's first move in the present round. */
  firstIndexOf({ state }: Game, seat: Seat): number {
    return (seat * this.rounds + state.round) * this.moves;
  }

  /** Starts recording a rollout. */
  startRollout(): void {
    this.count = 0;
  }

  /** Records a move of the current rollout. */
  addMove(index: number): void {
    if (this.count < MAX_MOVES_PER_GAME) this.indices[this.count++] = index;
  }

  /** Adds the result of the current rollout. */
  addResult(utilities: Float64Array, gloryPerUtility: number): void {
    const { indices, sums, counts, bonus, means, rollouts } = this;
    for (let seat = 0; seat < means.length; seat++) {
      rollouts[seat] = Math.min(rollouts[seat] + 1, MEAN_ROLLOUTS);
      means[seat] += (utilities[seat] - means[seat]) / rollouts[seat];
    }
    const movesPerSeat = this.rounds * this.moves;
    for (let i = 0; i < this.count; i++) {
      const index = indices[i];
      const seat = Math.floor(index / movesPerSeat);
      counts[index]++;
      sums[index] += (utilities[seat] - means[seat]) * gloryPerUtility;
      bonus[index] = sums[index] / (counts[index] + PRIOR_ROLLOUTS);
    }
  }

  /** Reduces the weight of all statistics because another position is searched. */
  decay(): void {
    const { sums, counts, bonus, rollouts } = this;
    for (let index = 0; index < sums.length; index++) {
      sums[index] *= DECAY;
      counts[index] *= DECAY;
      bonus[index] = sums[index] / (counts[index] + PRIOR_ROLLOUTS);
    }
    for (let seat = 0; seat < rollouts.length; seat++) rollouts[seat] *= MEAN_DECAY;
  }
}
