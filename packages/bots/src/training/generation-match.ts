/** Plays a generation of weights against the one before, on the same set-ups with exchanged seats. */
import { apply, decidingSeat, Random, type Seat } from '@windrose/engine';
import { type GameKind, newGame } from '../game-kind.ts';
import { GreedyBot } from '../greedy-bot.ts';
import { Outcome } from '../search/outcome.ts';
import { SearchContext } from '../search/search-context.ts';
import type { WeightRows } from '../weights.ts';

export interface GenerationMatch {
  readonly gameKind: GameKind;
  /** The weights of the new generation, and those of the one before. */
  readonly rows: WeightRows;
  readonly rival: WeightRows;
  readonly seed: string;
  /** Number of set-ups. Each is played twice. */
  readonly games: number;
}

/** Returns the lead of `rows` over `rival` summed over all games; positive if they are better. */
export function leadInMatch({ gameKind, rows, rival, seed, games }: GenerationMatch): number {
  const sample = newGame(gameKind, seed);
  const random = new Random(seed);
  const bots = [rows, rival].map((weights) => new GreedyBot(new SearchContext(sample, weights, random), 0));
  const outcome = new Outcome(sample.state.seats);
  let lead = 0;
  for (let number = 0; number < games; number++) {
    for (const exchanged of [0, 1]) {
      const game = newGame(gameKind, `${seed}.${number}`);
      const sideOf = (seat: Seat) => (seat + exchanged) % 2;
      while (game.state.depth > 0) apply(game, bots[sideOf(decidingSeat(game))].decide(game));
      outcome.readFinalScores(game);
      for (let seat = 0; seat < game.state.players; seat++) {
        lead += sideOf(seat) === 0 ? outcome.utilities[seat] : -outcome.utilities[seat];
      }
    }
  }
  return lead;
}
