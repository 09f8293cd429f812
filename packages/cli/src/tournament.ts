/** A tournament: which tables it has, and its games block by block, each a set-up with all arrangements of its bots. */
import {
  arrangements,
  type Block,
  type Course,
  type Entrant,
  type Match,
  seatings,
  type TableKind,
} from '@windrose/bots';
import type { Crew } from './crew/crew.ts';

export interface Tournament {
  readonly course: Course;
  readonly entrants: readonly Entrant[];
  readonly tables: readonly TableKind[];
  readonly seed: string;
}

interface PlannedBlock {
  readonly table: string;
  readonly matches: readonly Match[];
}

/** All tables of one set-up; its seed is one that no training uses. */
function blocksOf({ course, entrants, tables, seed }: Tournament, number: number): PlannedBlock[] {
  return tables.flatMap((kind) =>
    seatings(kind, entrants.length, course.players, number).map((seats) => ({
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

/** Plays the blocks of set-ups `from` to before `to`; `played` is called after every game. */
export async function playBlocks(
  tournament: Tournament,
  crew: Crew,
  from: number,
  to: number,
  played: () => void,
): Promise<Block[]> {
  const planned: { table: string; start: number; end: number }[] = [];
  // Planned as they are played: a long tournament begins at once.
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
  const results = await crew.run('match', matches(), played);
  return planned.map(({ table, start, end }) => ({ table, results: results.slice(start, end) }));
}

/** Games of so many set-ups: they differ in who sits at their tables, not in how many ways there are to sit. */
export function gamesOf(tournament: Tournament, setups: number): number {
  return setups * blocksOf(tournament, 0).reduce((sum, { matches }) => sum + matches.length, 0);
}
