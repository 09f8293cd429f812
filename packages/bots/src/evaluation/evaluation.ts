/** The learned evaluation of a position: the expected final score of a seat, and its lead over the others. */
import { type Game, type Seat, totalScore } from '@windrose/engine';
import { FEATURES, readFeatures } from './features.ts';

/**
 * Returns how much the mean of the other seats' scores counts relative to the own score. It counts fully between two
 * seats; with more seats, harming one of them helps less.
 */
function weightOfOthers(seats: number): number {
  return 2 / seats;
}

/**
 * Returns the row of weights for a position. Rows stand for rounds and are counted from the last round, so that they
 * also fit games with another number of rounds.
 */
export function rowOf({ state, tables }: Game, rows: number): number {
  return Math.max(0, rows - 1 - (tables.data.rounds - state.round));
}

export class Evaluation {
  private readonly rows: readonly Float64Array[];
  private readonly features = new Float64Array(FEATURES.length);

  /** `rows` are the weights of all features, one row per round. */
  constructor(rows: readonly (readonly number[])[]) {
    this.rows = rows.map((row) => Float64Array.from(row));
  }

  /** Returns the expected final glory of a seat, or its exact glory when the game is over. */
  value(game: Game, seat: Seat): number {
    if (game.state.depth === 0) return totalScore(game, seat);
    const { features } = this;
    readFeatures(game, seat, features);
    const row = this.rows[rowOf(game, this.rows.length)];
    let sum = 0;
    for (let i = 0; i < features.length; i++) sum += features[i] * row[i];
    return sum;
  }

  /** Returns the quantity that a seat maximizes: its own expected score minus the weighted mean of the others. */
  advantage(game: Game, seat: Seat): number {
    const { seats } = game.state;
    let others = 0;
    for (let other = 0; other < seats; other++) if (other !== seat) others += this.value(game, other);
    return this.value(game, seat) - (weightOfOthers(seats) * others) / Math.max(1, seats - 1);
  }
}
