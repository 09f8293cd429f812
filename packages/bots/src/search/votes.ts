/** Combines searches of one position by several workers: the move with the most visits in all of them is played. */
import type { MoveNumber } from '@windrose/engine';
import type { Tree } from './tree.ts';

/** A move and its visits at the root of a tree. */
export interface Vote {
  readonly move: MoveNumber;
  readonly visits: number;
}

export function votesOf({ nodes }: Tree): Vote[] {
  return Array.from({ length: nodes.children[0] }, (_, i) => {
    const child = nodes.firstChild[0] + i;
    // The prior orders moves that were never tried.
    return { move: nodes.move[child], visits: nodes.visits[child] + nodes.prior[child] };
  });
}

/** Returns the move with the most visits in all searches. */
export function moveWithMostVotes(votes: readonly (readonly Vote[])[]): MoveNumber {
  const sums = new Map<MoveNumber, number>();
  for (const { move, visits } of votes.flat()) sums.set(move, (sums.get(move) ?? 0) + visits);
  return [...sums].reduce((best, vote) => (vote[1] > best[1] ? vote : best))[0];
}
