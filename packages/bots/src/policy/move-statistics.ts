/**
 * What moves have brought in the games played out so far: one that did better than usual is preferred in the next games, so
 * that they are played by what is true of this position and not only by what is true of most.
 */
import type { Game } from '@windrose/engine';

/** So many games that know nothing are counted to those in which a move was made. */
const PRIOR_GAMES = 20;
/** What is usual for a seat is the mean of about so many games. */
const MEAN_GAMES = 300;
/** What was learned about another position counts less, and what was usual there hardly anything. */
const DECAY = 0.5;
const MEAN_DECAY = 0.1;
/** No game has so many moves. */
const MAX_MOVES = 4096;

export class MoveStatistics {
  /** By how much a move did better than usual, in glory, at `placeOf` its seat and round plus its number. */
  readonly bonus: Float64Array;
  private readonly sums: Float64Array;
  private readonly counts: Float64Array;
  private readonly means: Float64Array;
  private readonly games: Float64Array;
  private readonly rounds: number;
  private readonly moves: number;
  /** The moves of the present game, as places. */
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

  /** Where the moves of a seat begin in the present round. */
  firstIndexOf({ state }: Game, seat: number): number {
    return (seat * this.rounds + state.round) * this.moves;
  }

  /** A game begins. */
  startGame(): void {
    this.count = 0;
  }

  /** A move was made in it. */
  addMove(place: number): void {
    this.indices[this.count++] = place;
  }

  /** It has ended, and was worth so much to each seat, in glory. */
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

  /** Another position is thought about. */
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
