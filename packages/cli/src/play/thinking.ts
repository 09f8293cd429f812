/** Bots that think by the clock, with all processors: each thread searches for itself, and they vote. */
import { favourite, levelOfEntrant } from '@windrose/bots';
import { EDITIONS, edition, type Game, writePosition } from '@windrose/engine';
import { makeBot } from '../bots.ts';
import type { Crew } from '../crew/crew.ts';
import { entrantFrom } from '../entrants.ts';

/** Does a game use an edition as it comes with the program, which threads have too? */
function isBuiltIn({ tables }: Game): boolean {
  const { id } = tables.data;
  return EDITIONS.includes(id) && edition(id).hash === tables.hash;
}

/** The move of a bot; a promise if it has a time to think rather than a number of iterations. */
export function think(
  name: string,
  game: Game,
  seed: string,
  seat: number,
  decision: number,
  crew: Crew,
): number | Promise<number> {
  const entrant = entrantFrom(name);
  const hasTime = entrant?.iterations === undefined && entrant !== undefined && levelOfEntrant(entrant).milliseconds;
  if (!hasTime || !isBuiltIn(game)) return makeBot(name, `${seed}:${seat}:${decision}`)(game);
  const position = writePosition(game);
  const searches = Array.from({ length: crew.size }, (_, i) => ({ position, entrant, seed: `${seed}:${seat}:${i}` }));
  return crew.run('search', searches).then(favourite);
}
