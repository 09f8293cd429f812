/** The moves of bots. Bots that think for a time search in all worker threads, and the threads vote. */
import { levelOfSpec, moveWithMostVotes } from '@windrose/bots';
import { EDITIONS, edition, type Game, type Seat, writePosition } from '@windrose/engine';
import { parseBot } from '../bot-arguments.ts';
import { makeBot } from '../bots.ts';
import type { WorkerPool } from '../workers/pool.ts';

/** True if the game's edition is built in, so that worker threads can load it by its id. */
function isBuiltIn({ tables }: Game): boolean {
  const { id } = tables.data;
  return EDITIONS.includes(id) && edition(id).hash === tables.hash;
}

interface BotTurn {
  readonly game: Game;
  readonly seat: Seat;
  /** Number of moves before this one. */
  readonly decision: number;
  readonly seed: string;
}

/** Returns the number of the bot's move: as a promise if the bot thinks for a time, at once if it counts rollouts. */
export function botMove(
  name: string,
  { game, seat, decision, seed }: BotTurn,
  pool: WorkerPool,
): number | Promise<number> {
  const entrant = parseBot(name);
  const hasTime = entrant?.rollouts === undefined && entrant !== undefined && levelOfSpec(entrant).milliseconds;
  if (!hasTime || !isBuiltIn(game)) return makeBot(name, `${seed}:${seat}:${decision}`)(game);
  const position = writePosition(game);
  const searches = Array.from({ length: pool.size }, (_, i) => ({ position, entrant, seed: `${seed}:${seat}:${i}` }));
  return pool.run('search', searches).then(moveWithMostVotes);
}
