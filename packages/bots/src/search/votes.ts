/** Several searches of one position put together: workers that know nothing of each other vote with their visits. */
import type { Tree } from './tree.ts';

/** How often a move was tried at the root of a tree. */
export interface Vote {
  readonly move: number;
  readonly visits: number;
}

export function votesOf({ nodes }: Tree): Vote[] {
  return Array.from({ length: nodes.children[0] }, (_, i) => {
    const child = nodes.firstChild[0] + i;
    // What was never tried goes by how likely it looked.
    return { move: nodes.move[child], visits: nodes.visits[child] + nodes.prior[child] };
  });
}

/** The move that was tried most often by all together. */
export function mostVotedMove(votes: readonly (readonly Vote[])[]): number {
  const sums = new Map<number, number>();
  for (const { move, visits } of votes.flat()) sums.set(move, (sums.get(move) ?? 0) + visits);
  return [...sums].reduce((most, each) => (each[1] > most[1] ? each : most))[0];
}
