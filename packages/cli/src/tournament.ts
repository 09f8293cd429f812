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
      matches: arrangements(seats).map((arranged) => ({
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
  const planned = Array.from({ length: to - from }, (_, i) => blocksOf(tournament, from + i)).flat();
  const results = await crew.run(
    'match',
    planned.flatMap(({ matches }) => matches),
    played,
  );
  const ends = planned.map((_, i) => planned.slice(0, i + 1).reduce((sum, { matches }) => sum + matches.length, 0));
  return planned.map(({ table, matches }, i) => ({ table, results: results.slice(ends[i] - matches.length, ends[i]) }));
}

export function gamesOf(tournament: Tournament, setups: number): number {
  return Array.from({ length: setups }, (_, number) => blocksOf(tournament, number))
    .flat()
    .reduce((sum, { matches }) => sum + matches.length, 0);
}
