/** How a finished game counts for everybody: not only who has won, but also by how much. */
import { type Game, totalScore } from '@windrose/engine';

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
    const { scores, worths, wins } = this;
    let most = Number.NEGATIVE_INFINITY;
    let winners = 0;
    for (let seat = 0; seat < scores.length; seat++) {
      scores[seat] = totalScore(game, seat);
      if (scores[seat] > most) {
        most = scores[seat];
        winners = 1;
      } else if (scores[seat] === most) winners++;
    }
    for (let seat = 0; seat < scores.length; seat++) {
      let others = Number.NEGATIVE_INFINITY;
      for (let other = 0; other < scores.length; other++) {
        if (other !== seat && scores[other] > others) others = scores[other];
      }
      worths[seat] = worth(scores[seat] - others);
      wins[seat] = scores[seat] === most ? 1 / winners : 0;
    }
  }
}
