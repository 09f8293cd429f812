/**
 * The outcome of a game for every seat: scores, shares of the victory, and utilities, which also count the size of the
 * lead.
 */
import { type Game, totalScore } from '@windrose/engine';
import type { Evaluation } from '../evaluation/evaluation.ts';

/** A lead of this much glory has a utility of about 0.73. */
const UTILITY_SPREAD = 8;

/** Returns the utility of a lead, or of a gap if it is negative: from 0 to 1. */
function utility(lead: number): number {
  return 1 / (1 + Math.exp(-lead / UTILITY_SPREAD));
}

/** The slope of `utility` in an even game. */
export const UTILITY_PER_GLORY = 1 / (4 * UTILITY_SPREAD);

/** One result for every seat, reused between games. */
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

  /** Reads the scores of a finished game. */
  readFinalScores(game: Game): void {
    const { scores, wins } = this;
    for (let seat = 0; seat < scores.length; seat++) scores[seat] = totalScore(game, seat);
    if (game.mode.winners === undefined) {
      const highestScore = this.highestScore();
      for (let seat = 0; seat < scores.length; seat++) wins[seat] = scores[seat] === highestScore ? 1 : 0;
    } else {
      // The mode decides who has won, in particular about ties.
      wins.fill(0);
      for (const seat of game.mode.winners(game)) wins[seat] = 1;
    }
    this.computeUtilities();
  }

  /** Estimates the outcome of an unfinished game. */
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
    let highest = scores[0];
    for (let seat = 1; seat < scores.length; seat++) if (scores[seat] > highest) highest = scores[seat];
    return highest;
  }

  /** Scales `wins` to a sum of 1 and computes utilities from the lead over the best other seat. */
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
