/** Several searches of one position put together: workers that know nothing of each other vote with their visits. */
import type { Tree } from './tree.ts';

/** How often a move was tried at the root of a tree. */
export interface Tally {
  readonly move: number;
  readonly visits: number;
}

export function tallies({ nodes }: Tree): Tally[] {
  return Array.from({ length: nodes.children[0] }, (_, i) => {
    const child = nodes.firstChild[0] + i;
    // What was never tried goes by how likely it looked.
    return { move: nodes.move[child], visits: nodes.visits[child] + nodes.prior[child] };
  });
}

/** The move that was tried most often by all together. */
export function favourite(votes: readonly (readonly Tally[])[]): number {
  const sums = new Map<number, number>();
  for (const { move, visits } of votes.flat()) sums.set(move, (sums.get(move) ?? 0) + visits);
  return [...sums].reduce((most, each) => (each[1] > most[1] ? each : most))[0];
}
