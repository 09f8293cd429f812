/** Summarizes the games of a tournament: ratings, scores, shares of wins and times. */
import { comparisonsOf } from './comparison.ts';
import { bootstrap, type Interval, shareInterval } from './intervals.ts';
import type { MatchResult } from './match.ts';
import { ratings } from './plackett-luce.ts';

/** All games of one set-up and one choice of bots, in every arrangement. */
export interface Block {
  readonly format: string;
  readonly results: readonly MatchResult[];
}

interface BotReport {
  readonly rating: number;
  readonly ratingInterval: Interval;
  /** Seats played; several seats in one game count separately. */
  readonly seats: number;
  readonly meanScore: number;
  readonly meanWinningScore: number;
  readonly parts: Readonly<Record<string, number>>;
  readonly millisecondsPerDecision: number;
  readonly longestDecision: number;
}

interface Share {
  readonly winShare: number;
  readonly winInterval: Interval;
}

/** The share of games that one bot has won in one format, with all its seats together. */
interface FormatReport extends Share {
  readonly format: string;
  readonly bot: number;
  readonly games: number;
}

export interface TournamentReport {
  readonly games: number;
  readonly bots: readonly BotReport[];
  readonly formats: readonly FormatReport[];
  /** Victories by place in the turn order of the first round; empty for one player. */
  readonly places: readonly Share[];
}

export function reportOn(blocks: readonly Block[], bots: number, seed: string): TournamentReport {
  const results = blocks.flatMap((block) => block.results);
  const ratingsFrom = (some: readonly Block[]) =>
    ratings(
      some.flatMap(({ results }) => comparisonsOf(results).map(({ ranking }) => ranking)),
      bots,
    );
  const overall = ratingsFrom(blocks);
  const intervals = bootstrap(blocks, `${seed}-bootstrap`, ratingsFrom);
  return {
    games: results.length,
    bots: overall.map((rating, bot) => ({ rating, ratingInterval: intervals[bot], ...botReport(results, bot) })),
    formats: formatReports(blocks),
    places: placeReports(results),
  };
}

function botReport(results: readonly MatchResult[], bot: number): Omit<BotReport, 'rating' | 'ratingInterval'> {
  const sums = { seats: 0, score: 0, wins: 0, winningScore: 0, decisions: 0, milliseconds: 0, longest: 0 };
  const parts: Record<string, number> = {};
  for (const result of results) {
    result.seats.forEach((player, seat) => {
      if (player !== bot) return;
      sums.seats++;
      sums.score += result.totals[seat];
      sums.wins += result.wins[seat];
      sums.winningScore += result.wins[seat] * result.totals[seat];
      sums.decisions += result.decisions[seat];
      sums.milliseconds += result.milliseconds[seat];
      sums.longest = Math.max(sums.longest, result.longest[seat]);
      for (const [name, glory] of Object.entries(result.parts[seat])) parts[name] = (parts[name] ?? 0) + glory;
    });
  }
  const mean = (sum: number, count: number) => (count === 0 ? 0 : sum / count);
  return {
    seats: sums.seats,
    meanScore: mean(sums.score, sums.seats),
    meanWinningScore: mean(sums.winningScore, sums.wins),
    parts: Object.fromEntries(Object.entries(parts).map(([name, glory]) => [name, glory / sums.seats])),
    millisecondsPerDecision: mean(sums.milliseconds, sums.decisions),
    longestDecision: sums.longest,
  };
}

/** Returns the share of a block's comparisons that a bot has won, with all its seats together. */
export function blockShare({ results }: Block, bot: number): number {
  const comparisons = comparisonsOf(results);
  const wins = comparisons.map((comparison) => sumOf(comparison.wins.filter((_, i) => comparison.bots[i] === bot)));
  return sumOf(wins) / comparisons.length;
}

function formatReports(blocks: readonly Block[]): FormatReport[] {
  const tables = [...new Set(blocks.map(({ format }) => format))];
  return tables.flatMap((format) => {
    const ofFormat = blocks.flatMap((block) => (block.format === format ? block.results : []));
    const bots = [...new Set(ofFormat.flatMap(({ seats }) => seats))].sort((a, b) => a - b);
    return bots.map((bot) => {
      const played = ofFormat.filter(({ seats }) => seats.includes(bot));
      const wins = sumOf(played.flatMap((result) => result.wins.filter((_, seat) => result.seats[seat] === bot)));
      const games = played.length;
      return { format, bot, games, winShare: wins / games, winInterval: shareInterval(wins, games) };
    });
  });
}

function placeReports(results: readonly MatchResult[]): Share[] {
  const players = results[0]?.seats.length ?? 0;
  if (players === 1) return [];
  return Array.from({ length: players }, (_, place) => {
    const wins = sumOf(results.map(({ wins, first }) => wins[(first + place) % players]));
    return { winShare: wins / results.length, winInterval: shareInterval(wins, results.length) };
  });
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
