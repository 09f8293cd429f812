/** Plays many games between bots through the fast door and adds up what came out. */
import {
  apply,
  createGame,
  dealSetup,
  type Opening,
  pending,
  type Score,
  score,
  totalScore,
  winners,
} from '@windrose/engine';
import { seatBot } from './bots.ts';

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
}

/** Seed of one game of a simulation, counted from 1; `windrose record` plays the same game from it. */
function seedOfGame(seed: string, number: number): string {
  return `${seed}.${number}`;
}

/** The score's parts by name, the statuses among them, without the total. */
function flat({ statuses, total: _, ...parts }: Score): Record<string, number> {
  const { cities, links, ...others } = parts;
  return { cities, links, ...statuses, ...others };
}

/** Plays the games one after another; `after` is called after each. */
export function playGames(
  { tables, players, options }: Opening,
  seed: string,
  bots: readonly string[],
  games: number,
  after: (played: number) => void,
): Sums {
  const sums: Sums = { games, moves: 0, seats: bots.map((bot) => ({ bot, wins: 0, score: 0, categories: {} })) };
  for (let number = 1; number <= games; number++) {
    const gameSeed = seedOfGame(seed, number);
    const { game } = createGame(tables, players, options, dealSetup(tables, players, gameSeed));
    const deciders = bots.map((name, seat) => seatBot(name, gameSeed, seat));
    for (let asked = pending(game); asked !== null; asked = pending(game)) {
      apply(game, deciders[asked.seat](game));
      sums.moves++;
    }
    const best = winners(game);
    sums.seats.forEach((sum, seat) => {
      if (best.includes(seat)) sum.wins += 1 / best.length;
      sum.score += totalScore(game, seat);
      for (const [name, amount] of Object.entries(flat(score(game, seat)))) {
        sum.categories[name] = (sum.categories[name] ?? 0) + amount;
      }
    });
    after(number);
  }
  return sums;
}
