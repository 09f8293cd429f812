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
  readonly gameKind: GameKind;
  readonly entrants: readonly BotSpec[];
  readonly formats: readonly Format[];
  readonly seed: string;
}

interface PlannedBlock {
  /** The format, and the bots except in a pool. */
  readonly format: string;
  readonly matches: readonly Match[];
}

/** Returns the blocks of one set-up, with a seed that no training uses. */
function blocksOf({ gameKind, entrants, formats, seed }: Tournament, number: number): PlannedBlock[] {
  return formats.flatMap((format) =>
    lineUps(format, entrants.length, gameKind.players, number).map((seats) => ({
      format: format === 'pool' ? format : `${format}: ${entrants[0].name}, ${entrants[seats[seats.length - 1]].name}`,
      matches: arrangements(seats, gameKind.players).map((arrangement) => ({
        gameKind,
        seed: `held-out-${seed}-${number}`,
        entrants,
        seats: arrangement,
      })),
    })),
  );
}

/** Plays the blocks of the set-ups from `from` up to, but not including, `to`. Calls `onGame` after every game. */
export async function playBlocks(
  tournament: Tournament,
  pool: WorkerPool,
  from: number,
  to: number,
  onGame: () => void,
): Promise<Block[]> {
  const planned: { format: string; start: number; end: number }[] = [];
  // Blocks are planned when their turn comes, so that a long tournament starts without delay.
  function* matches(): Generator<Match> {
    let end = 0;
    for (let number = from; number < to; number++) {
      for (const block of blocksOf(tournament, number)) {
        const start = end;
        end += block.matches.length;
        planned.push({ format: block.format, start, end });
        yield* block.matches;
      }
    }
  }
  const results = await pool.run('match', matches(), onGame);
  return planned.map(({ format, start, end }) => ({ format, results: results.slice(start, end) }));
}

/** Returns the number of games of a number of set-ups. Every set-up has as many arrangements as the first. */
export function gamesOf(tournament: Tournament, setups: number): number {
  return setups * blocksOf(tournament, 0).reduce((sum, { matches }) => sum + matches.length, 0);
}
