/** Plays many games between bots through the fast door and adds up what came out. */
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
  type Victory,
  winners,
} from '@windrose/engine';
import { seatBot } from './bots.ts';
import type { SeededOpening } from './opening.ts';

interface SeatSum {
  readonly bot: string;
  /** A shared victory counts as its share. */
  wins: number;
  score: number;
  readonly categories: Record<string, number>;
}

export interface Sums {
  games: number;
  moves: number;
  readonly seats: SeatSum[];
  /** How many games against the Opposition ended in each grade, and how many were won with panache. */
  readonly grades: Partial<Record<Victory['grade'], number>>;
  panache: number;
}

/** Seed of one game of a simulation, counted from 1; `windrose record` plays the same game from it. */
function seedOfGame(seed: string, number: number): string {
  return `${seed}.${number}`;
}

/** The score's parts by name, the statuses among them, without the total. Exploits that change from game to game are one part. */
function flat(found: Score, choice: ExploitChoice): Record<string, number> {
  const { cities, links, statuses, exploits, total: _, ...others } = found;
  const parts: Record<string, number> = { cities, links, ...statuses, ...others };
  exploits?.forEach((glory, i) => {
    const name = typeof choice === 'string' ? 'exploits' : choice[i];
    parts[name] = (parts[name] ?? 0) + glory;
  });
  return parts;
}

/** Plays the games one after another; `after` is called after each. */
export function playGames(
  { tables, mode, players, options, from: { seed, exploits } }: SeededOpening,
  bots: readonly string[],
  games: number,
  after: (played: number) => void,
): Sums {
  const others = Array<string>(MODES[mode].mode.moreSeats ?? 0).fill('by its rules');
  const seats = [...bots, ...others].map((bot) => ({ bot, wins: 0, score: 0, categories: {} }));
  const sums: Sums = { games, moves: 0, seats, grades: {}, panache: 0 };
  for (let number = 1; number <= games; number++) {
    const gameSeed = seedOfGame(seed, number);
    const setup = dealSetup(tables, players, gameSeed, exploits, mode);
    const game = createSilentGame(tables, players, options, setup, MODES[mode].mode);
    const deciders = bots.map((name, seat) => seatBot(name, gameSeed, seat));
    for (let asked = pending(game); asked !== null; asked = pending(game)) {
      apply(game, deciders[asked.seat](game));
      sums.moves++;
    }
    const best = winners(game);
    sums.seats.forEach((sum, seat) => {
      if (best.includes(seat)) sum.wins += 1 / best.length;
      sum.score += totalScore(game, seat);
      for (const [name, amount] of Object.entries(flat(score(game, seat), exploits))) {
        sum.categories[name] = (sum.categories[name] ?? 0) + amount;
      }
    });
    const victory = game.mode.victory?.(game);
    if (victory !== undefined) {
      sums.grades[victory.grade] = (sums.grades[victory.grade] ?? 0) + 1;
      sums.panache += Number(victory.panache);
    }
    after(number);
  }
  return sums;
}
