/** Plays the games of a tournament in blocks: one set-up with every arrangement of the bots. */
import {
  arrangements,
  type Block,
  type BotSpec,
  type Format,
  type GameKind,
  lineUps,
  type Match,
} from '@windrose/bots';
import type { WorkerPool } from './workers/pool.ts';

export interface Tournament {
  readonly course: GameKind;
  readonly entrants: readonly BotSpec[];
  readonly tables: readonly Format[];
  readonly seed: string;
}

interface PlannedBlock {
  readonly table: string;
  readonly matches: readonly Match[];
}

/** Returns the blocks of one set-up, with a seed that no training uses. */
function blocksOf({ course, entrants, tables, seed }: Tournament, number: number): PlannedBlock[] {
  return tables.flatMap((kind) =>
    lineUps(kind, entrants.length, course.players, number).map((seats) => ({
      table: kind === 'pool' ? kind : `${kind}: ${entrants[0].name}, ${entrants[seats[seats.length - 1]].name}`,
      matches: arrangements(seats, course.players).map((arranged) => ({
        course,
        seed: `held-out-${seed}-${number}`,
        entrants,
        seats: arranged,
      })),
    })),
  );
}

/** Plays the blocks of the set-ups from `from` up to, but not including, `to`. Calls `played` after every game. */
export async function playBlocks(
  tournament: Tournament,
  pool: WorkerPool,
  from: number,
  to: number,
  played: () => void,
): Promise<Block[]> {
  const planned: { table: string; start: number; end: number }[] = [];
  // Blocks are planned when their turn comes, so that a long tournament starts without delay.
  function* matches(): Generator<Match> {
    let end = 0;
    for (let number = from; number < to; number++) {
      for (const block of blocksOf(tournament, number)) {
        const start = end;
        end += block.matches.length;
        planned.push({ table: block.table, start, end });
        yield* block.matches;
      }
    }
  }
  const results = await pool.run('match', matches(), played);
  return planned.map(({ table, start, end }) => ({ table, results: results.slice(start, end) }));
}

/** Returns the number of games of a number of set-ups. Every set-up has as many arrangements as the first. */
export function gamesOf(tournament: Tournament, setups: number): number {
  return setups * blocksOf(tournament, 0).reduce((sum, { matches }) => sum + matches.length, 0);
}
