/** How a game counts for everybody: not only who has won, or is going to, but also by how much. */
import { type Game, totalScore } from '@windrose/engine';
import type { Evaluation } from '../evaluation/evaluation.ts';

/** A lead of so many glory is worth as much as a little less than three wins in four. */
const SPREAD = 8;

/** What a lead, or if negative a gap, is worth: from 0 to 1. */
function worth(lead: number): number {
  return 1 / (1 + Math.exp(-lead / SPREAD));
}

/** How much `worth` grows with one glory more in an even game. */
export const WORTH_OF_GLORY = 1 / (4 * SPREAD);

/** One result for every seat, kept for reuse. */
export class Outlook {
  readonly scores: Float64Array;
  readonly worths: Float64Array;
  /** Shares of the victory. */
  readonly wins: Float64Array;

  constructor(seats: number) {
    this.scores = new Float64Array(seats);
    this.worths = new Float64Array(seats);
    this.wins = new Float64Array(seats);
  }

  /** Reads a game that is over. */
  read(game: Game): void {
    const { scores, wins } = this;
    for (let seat = 0; seat < scores.length; seat++) scores[seat] = totalScore(game, seat);
    if (game.mode.winners === undefined) {
      const most = this.most();
      for (let seat = 0; seat < scores.length; seat++) wins[seat] = scores[seat] === most ? 1 : 0;
    } else {
      // The mode has its own word about who has won, and about ties before all.
      wins.fill(0);
      for (const seat of game.mode.winners(game)) wins[seat] = 1;
    }
    this.weigh();
  }

  /** Reads what is to be expected of a game that goes on. */
  expect(game: Game, evaluation: Evaluation): void {
    const { scores, wins } = this;
    for (let seat = 0; seat < scores.length; seat++) scores[seat] = evaluation.value(game, seat);
    const most = this.most();
    for (let seat = 0; seat < scores.length; seat++) wins[seat] = Math.exp((scores[seat] - most) / SPREAD);
    this.weigh();
  }

  private most(): number {
    const { scores } = this;
    let most = scores[0];
    for (let seat = 1; seat < scores.length; seat++) if (scores[seat] > most) most = scores[seat];
    return most;
  }

  /** Victories become shares of one, and scores worth as much as the lead before the best of the others. */
  private weigh(): void {
    const { scores, worths, wins } = this;
    let sum = 0;
    for (let seat = 0; seat < wins.length; seat++) sum += wins[seat];
    for (let seat = 0; seat < scores.length; seat++) {
      wins[seat] /= sum;
      let others = Number.NEGATIVE_INFINITY;
      for (let other = 0; other < scores.length; other++) {
        if (other !== seat && scores[other] > others) others = scores[other];
      }
      worths[seat] = worth(scores[seat] - others);
    }
  }
}
