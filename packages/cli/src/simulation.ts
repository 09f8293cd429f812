/** Plays many games between bots, without checks and events, and adds up their results. */
import {
  apply,
  createSilentGame,
  dealSetup,
  type ExploitChoice,
  MODES,
  pending,
  type Score,
  score,
  totalScore,
  type VictoryGrade,
  winners,
} from '@windrose/engine';
import { seatBot } from './bots.ts';
import type { SeededOpening } from './opening-arguments.ts';

interface SeatTotals {
  readonly bot: string;
  /** A shared victory counts as its share. */
  wins: number;
  score: number;
  readonly categories: Record<string, number>;
}

export interface Totals {
  games: number;
  moves: number;
  readonly seats: SeatTotals[];
  /** Number of games against the Opposition by grade, and of those won with panache. */
  readonly grades: Partial<Record<VictoryGrade, number>>;
  panache: number;
}

/** Returns the seed of a game, counted from 1. `windrose record` plays the same game from it. */
function seedOfGame(seed: string, number: number): string {
  return `${seed}.${number}`;
}

/** Returns the parts of a score by name, without the total. Exploits that differ from game to game form one part. */
function partsOf(found: Score, choice: ExploitChoice): Record<string, number> {
  const { cities, links, statuses, exploits, total: _, ...others } = found;
  const parts: Record<string, number> = { cities, links, ...statuses, ...others };
  exploits?.forEach((glory, i) => {
    const name = typeof choice === 'string' ? 'exploits' : choice[i];
    parts[name] = (parts[name] ?? 0) + glory;
  });
  return parts;
}

/** Plays the games one after another and calls `after` after each. */
export function playGames(
  { tables, mode, players, options, from: { seed, exploits } }: SeededOpening,
  bots: readonly string[],
  games: number,
  after: (played: number) => void,
): Totals {
  const others = Array<string>(MODES[mode].mode.moreSeats ?? 0).fill('by its rules');
  const seats = [...bots, ...others].map((bot) => ({ bot, wins: 0, score: 0, categories: {} }));
  const totals: Totals = { games, moves: 0, seats, grades: {}, panache: 0 };
  for (let number = 1; number <= games; number++) {
    const gameSeed = seedOfGame(seed, number);
    const setup = dealSetup(tables, players, gameSeed, exploits, mode);
    const game = createSilentGame(tables, players, options, setup, MODES[mode].mode);
    const deciders = bots.map((name, seat) => seatBot(name, gameSeed, seat));
    for (let asked = pending(game); asked !== null; asked = pending(game)) {
      apply(game, deciders[asked.seat](game));
      totals.moves++;
    }
    const best = winners(game);
    totals.seats.forEach((sum, seat) => {
      if (best.includes(seat)) sum.wins += 1 / best.length;
      sum.score += totalScore(game, seat);
      for (const [name, amount] of Object.entries(partsOf(score(game, seat), exploits))) {
        sum.categories[name] = (sum.categories[name] ?? 0) + amount;
      }
    });
    const victory = game.mode.victory?.(game);
    if (victory !== undefined) {
      totals.grades[victory.grade] = (totals.grades[victory.grade] ?? 0) + 1;
      totals.panache += Number(victory.panache);
    }
    after(number);
  }
  return totals;
}
