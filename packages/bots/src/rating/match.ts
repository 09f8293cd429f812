/** Plays one game of a tournament and reports scores, wins and thinking times. */
import { apply, decidingSeat, listMoves, MoveList, type Score, score, totalScore, winners } from '@windrose/engine';
import { type BotSpec, makeBotFromSpec } from '../bot-spec.ts';
import { type GameKind, newGame } from '../game-kind.ts';

export interface Match {
  readonly gameKind: GameKind;
  readonly seed: string;
  /** The bots of the tournament, and the index of the bot on each seat. */
  readonly entrants: readonly BotSpec[];
  readonly seats: readonly number[];
}

export interface MatchResult {
  readonly seats: readonly number[];
  readonly totals: readonly number[];
  /** The lead of each seat over the best of the other seats, including seats without a player. */
  readonly leads: readonly number[];
  /** Share of the victory of each seat. */
  readonly wins: readonly number[];
  /** Parts of the score of each seat by name. */
  readonly parts: readonly Record<string, number>[];
  /** Number of decisions with a choice, and their time per seat in milliseconds. */
  readonly decisions: readonly number[];
  readonly milliseconds: readonly number[];
  readonly longest: readonly number[];
  /** Seat of the first player of the first round. */
  readonly first: number;
}

/** Plays a match; `now` returns milliseconds. */
export function playMatch({ gameKind, seed, entrants, seats }: Match, now: () => number): MatchResult {
  const game = newGame(gameKind, seed);
  const { first } = game.state;
  const bots = seats.map((number, seat) => makeBotFromSpec(entrants[number], game, `${seed}:${seat}`));
  const decisions = seats.map(() => 0);
  const milliseconds = seats.map(() => 0);
  const longest = seats.map(() => 0);
  const list = new MoveList();
  for (listMoves(game, list); list.count > 0; listMoves(game, list)) {
    const seat = decidingSeat(game);
    const start = now();
    const move = bots[seat].decide(game);
    if (list.count > 1) {
      const time = now() - start;
      decisions[seat]++;
      milliseconds[seat] += time;
      longest[seat] = Math.max(longest[seat], time);
    }
    apply(game, move);
  }
  const scores = seats.map((_, seat) => score(game, seat));
  const best = winners(game);
  const allTotals = Array.from({ length: game.state.seats }, (_, seat) => totalScore(game, seat));
  return {
    seats,
    totals: scores.map(({ total }) => total),
    leads: scores.map(({ total }, seat) => total - Math.max(...allTotals.filter((_, other) => other !== seat))),
    wins: seats.map((_, seat) => (best.includes(seat) ? 1 / best.length : 0)),
    parts: scores.map(partsOf),
    decisions,
    milliseconds,
    longest,
    first,
  };
}

function partsOf({ cities, links, statuses, exploits, total: _, ...others }: Score): Record<string, number> {
  const exploitParts = exploits === undefined ? {} : { exploits: exploits.reduce((sum, glory) => sum + glory, 0) };
  return { cities, links, ...statuses, ...others, ...exploitParts };
}
