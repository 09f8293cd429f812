/**
 * Statistics of moves in previous rollouts. The policy prefers moves that did better than average, which adapts
 * rollouts to the current position.
 */
import type { Game, Seat } from '@windrose/engine';

/** Number of imaginary average games added to the games of each move. */
const PRIOR_GAMES = 20;
/** The average of a seat is computed over about this many games. */
const MEAN_GAMES = 300;
/** Factors by which statistics about earlier positions are kept when the position changes. */
const DECAY = 0.5;
const MEAN_DECAY = 0.1;
/** Upper bound of the moves of a game. */
const MAX_MOVES = 4096;

export class MoveStatistics {
  /** How much better than average a move did, in glory, at index `firstIndexOf(game, seat) + move`. */
  readonly bonus: Float64Array;
  private readonly sums: Float64Array;
  private readonly counts: Float64Array;
  private readonly means: Float64Array;
  private readonly games: Float64Array;
  private readonly rounds: number;
  private readonly moves: number;
  /** Indices of the moves of the current game. */
  private readonly indices = new Int32Array(MAX_MOVES);
  private count = 0;

  constructor({ state, tables }: Game) {
    this.rounds = tables.data.rounds + 1;
    this.moves = tables.catalogue.target.length;
    const places = state.seats * this.rounds * this.moves;
    this.bonus = new Float64Array(places);
    this.sums = new Float64Array(places);
    this.counts = new Float64Array(places);
    this.means = new Float64Array(state.seats);
    this.games = new Float64Array(state.seats);
  }

  /** Returns the index of a seat's first move in the present round. */
  firstIndexOf({ state }: Game, seat: Seat): number {
    return (seat * this.rounds + state.round) * this.moves;
  }

  /** Starts recording a game. */
  startGame(): void {
    this.count = 0;
  }

  /** Records a move of the current game. */
  addMove(place: number): void {
    this.indices[this.count++] = place;
  }

  /** Adds the result of the current game. `glory` converts utilities to glory. */
  addResult(utilities: Float64Array, glory: number): void {
    const { indices, sums, counts, bonus, means, games } = this;
    for (let seat = 0; seat < means.length; seat++) {
      games[seat] = Math.min(games[seat] + 1, MEAN_GAMES);
      means[seat] += (utilities[seat] - means[seat]) / games[seat];
    }
    const ofSeat = this.rounds * this.moves;
    for (let i = 0; i < this.count; i++) {
      const place = indices[i];
      const seat = Math.floor(place / ofSeat);
      counts[place]++;
      sums[place] += (utilities[seat] - means[seat]) * glory;
      bonus[place] = sums[place] / (counts[place] + PRIOR_GAMES);
    }
  }

  /** Reduces the weight of all statistics because another position is searched. */
  decay(): void {
    const { sums, counts, bonus, games } = this;
    for (let place = 0; place < sums.length; place++) {
      sums[place] *= DECAY;
      counts[place] *= DECAY;
      bonus[place] = sums[place] / (counts[place] + PRIOR_GAMES);
    }
    for (let seat = 0; seat < games.length; seat++) games[seat] *= MEAN_DECAY;
  }
}
