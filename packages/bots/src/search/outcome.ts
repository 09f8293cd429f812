/** How a game counts for everybody: not only who has won, or is going to, but also by how much. */
import { type Game, totalScore } from '@windrose/engine';
import type { Evaluation } from '../evaluation/evaluation.ts';

/** A lead of so many glory is worth as much as a little less than three wins in four. */
const UTILITY_SPREAD = 8;

/** What a lead, or if negative a gap, is worth: from 0 to 1. */
function utility(lead: number): number {
  return 1 / (1 + Math.exp(-lead / UTILITY_SPREAD));
}

/** How much `worth` grows with one glory more in an even game. */
export const UTILITY_PER_GLORY = 1 / (4 * UTILITY_SPREAD);

/** One result for every seat, kept for reuse. */
export class Outcome {
  readonly scores: Float64Array;
  readonly utilities: Float64Array;
  /** Shares of the victory. */
  readonly wins: Float64Array;

  constructor(seats: number) {
    this.scores = new Float64Array(seats);
    this.utilities = new Float64Array(seats);
    this.wins = new Float64Array(seats);
  }

  /** Reads a game that is over. */
  readFinalScores(game: Game): void {
    const { scores, wins } = this;
    for (let seat = 0; seat < scores.length; seat++) scores[seat] = totalScore(game, seat);
    if (game.mode.winners === undefined) {
      const highestScore = this.highestScore();
      for (let seat = 0; seat < scores.length; seat++) wins[seat] = scores[seat] === highestScore ? 1 : 0;
    } else {
      // The mode has its own word about who has won, and about ties before all.
      wins.fill(0);
      for (const seat of game.mode.winners(game)) wins[seat] = 1;
    }
    this.computeUtilities();
  }

  /** Reads what is to be expected of a game that goes on. */
  estimate(game: Game, evaluation: Evaluation): void {
    const { scores, wins } = this;
    for (let seat = 0; seat < scores.length; seat++) scores[seat] = evaluation.value(game, seat);
    const highestScore = this.highestScore();
    for (let seat = 0; seat < scores.length; seat++)
      wins[seat] = Math.exp((scores[seat] - highestScore) / UTILITY_SPREAD);
    this.computeUtilities();
  }

  private highestScore(): number {
    const { scores } = this;
    let most = scores[0];
    for (let seat = 1; seat < scores.length; seat++) if (scores[seat] > most) most = scores[seat];
    return most;
  }

  /** Victories become shares of one, and scores worth as much as the lead before the best of the others. */
  private computeUtilities(): void {
    const { scores, utilities, wins } = this;
    let sum = 0;
    for (let seat = 0; seat < wins.length; seat++) sum += wins[seat];
    for (let seat = 0; seat < scores.length; seat++) {
      wins[seat] /= sum;
      let others = Number.NEGATIVE_INFINITY;
      for (let other = 0; other < scores.length; other++) {
        if (other !== seat && scores[other] > others) others = scores[other];
      }
      utilities[seat] = utility(scores[seat] - others);
    }
  }
}
