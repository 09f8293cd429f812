/** Compares bots by their results: within a game, or between games for one player with the same set-up. */
import type { MatchResult } from './match.ts';
import { type Ranking, rankingOf } from './plackett-luce.ts';

export interface Comparison {
  /** The bots that are compared. A bot may occur several times. */
  readonly bots: readonly number[];
  /** Share of the victory of each. */
  readonly wins: readonly number[];
  readonly ranking: Ranking;
}

/** Returns the comparisons of games with one set-up: one per game, or a single one over all games for one player. */
export function comparisonsOf(results: readonly MatchResult[]): Comparison[] {
  if (results.some(({ seats }) => seats.length === 1)) return [comparisonOfSoloGames(results)];
  return results.map(({ seats, totals, wins }) => ({ bots: seats, wins, ranking: rankingOf(seats, totals) }));
}

function comparisonOfSoloGames(results: readonly MatchResult[]): Comparison {
  const bots = results.map(({ seats }) => seats[0]);
  const worseGames = results.map((one) => results.filter((other) => isBetter(one, other)).length);
  const ranking = rankingOf(bots, worseGames);
  const [best] = ranking;
  return { bots, wins: bots.map((bot) => (best.includes(bot) ? 1 / best.length : 0)), ranking };
}

/** A victory is better than a defeat; between two victories or two defeats the greater lead is better. */
function isBetter(one: MatchResult, other: MatchResult): boolean {
  return one.wins[0] === other.wins[0] ? one.leads[0] > other.leads[0] : one.wins[0] > other.wins[0];
}
