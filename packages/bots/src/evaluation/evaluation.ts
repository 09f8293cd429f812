/** The learned evaluation: what a seat will probably score in the end, and how far ahead of the others that is. */
import { type Game, totalScore } from '@windrose/engine';
import { FEATURES, readFeatures } from './features.ts';

/**
 * How much the mean of the others' prospects counts beside one's own. Between two seats it counts in full; the more there
 * are, the less it helps to take from one of them.
 */
function weightOfOthers(seats: number): number {
  return 2 / seats;
}

/** Row of weights for a position: one a round, counted from the last, so that other numbers of rounds fit as well. */
export function rowOf({ state, tables }: Game, rows: number): number {
  return Math.max(0, rows - 1 - (tables.data.rounds - state.round));
}

export class Evaluation {
  private readonly rows: readonly Float64Array[];
  private readonly features = new Float64Array(FEATURES.length);

  /** `rows` are weights of all features, one row a round. */
  constructor(rows: readonly (readonly number[])[]) {
    this.rows = rows.map((row) => Float64Array.from(row));
  }

  /** Expected final glory of a seat; the true one when the game is over. */
  value(game: Game, seat: number): number {
    if (game.state.depth === 0) return totalScore(game, seat);
    const { features } = this;
    readFeatures(game, seat, features);
    const row = this.rows[rowOf(game, this.rows.length)];
    let sum = 0;
    for (let i = 0; i < features.length; i++) sum += features[i] * row[i];
    return sum;
  }

  /** What a seat wants to make large: its own prospects, and those of the others small. */
  advantage(game: Game, seat: number): number {
    const { seats } = game.state;
    let others = 0;
    for (let other = 0; other < seats; other++) if (other !== seat) others += this.value(game, other);
    return this.value(game, seat) - (weightOfOthers(seats) * others) / Math.max(1, seats - 1);
  }
}
