/**
 * A bot that uses sequential halving: it plays rollouts of the best-looking moves equally often, drops the worse half,
 * and repeats.
 */
import { apply, decidingSeat, type Game, listMoves, MoveList, type MoveNumber, type Seat } from '@windrose/engine';
import type { Bot, Budget } from '../bot.ts';
import { UTILITY_PER_GLORY } from './outcome.ts';
import { indexOfLargest, type SearchContext } from './search-context.ts';

/** Maximum number of moves for which rollouts are played. */
const MAX_CANDIDATES = 8;
/** The evaluation of a move counts as much as this number of rollouts. */
const PRIOR_ROLLOUTS = 8;

interface Candidate {
  readonly move: MoveNumber;
  /** Utility according to the evaluation. */
  readonly prior: number;
  rollouts: number;
  sum: number;
}

function meanOf({ prior, rollouts, sum }: Candidate): number {
  return (PRIOR_ROLLOUTS * prior + sum) / (PRIOR_ROLLOUTS + rollouts);
}

export class HalvingBot implements Bot {
  private readonly context: SearchContext;
  private readonly rollouts: number;
  private readonly list = new MoveList();
  private readonly game: Game;

  constructor(sample: Game, context: SearchContext, rollouts: number) {
    this.context = context;
    this.rollouts = rollouts;
    this.game = sample.clone();
  }

  decide(
    game: Game,
    { rollouts = this.rollouts, work = Number.POSITIVE_INFINITY, stop = () => false }: Budget = {},
  ): MoveNumber {
    const { list, context } = this;
    const end = context.work + work;
    listMoves(game, list);
    if (list.count === 1) return list.moves[0];
    let candidates = this.candidates(game);
    const seat = decidingSeat(game);
    const stages = Math.ceil(Math.log2(candidates.length));
    let stopped = false;
    for (let stage = 0; stage < stages && !stopped && context.work < end; stage++) {
      const rolloutsEach = Math.max(1, Math.floor(rollouts / stages / candidates.length));
      // The work limit ends the search only between rounds over all candidates, so that all have equally many rollouts.
      // `stop` ends it at once.
      for (let i = 0; i < rolloutsEach && !stopped && context.work < end; i++) {
        for (const candidate of candidates) {
          stopped = stop();
          if (stopped) break;
          this.playOut(game, seat, candidate);
        }
      }
      candidates.sort((a, b) => meanOf(b) - meanOf(a));
      candidates = candidates.slice(0, Math.ceil(candidates.length / 2));
    }
    return candidates[0].move;
  }

  /** Returns the best-looking moves, best first. */
  private candidates(game: Game): Candidate[] {
    const { list, context } = this;
    context.rateMoves(game, list);
    const { moveValues } = context;
    const best = moveValues[indexOfLargest(moveValues, list.count)];
    return list
      .toArray()
      .map((move, i) => ({ move, prior: 0.5 + (moveValues[i] - best) * UTILITY_PER_GLORY, rollouts: 0, sum: 0 }))
      .sort((a, b) => b.prior - a.prior)
      .slice(0, MAX_CANDIDATES);
  }

  private playOut(from: Game, seat: Seat, candidate: Candidate): void {
    this.game.copyFrom(from);
    apply(this.game, candidate.move);
    this.context.playOut(this.game);
    candidate.rollouts++;
    candidate.sum += this.context.outcome.utilities[seat];
  }
}
