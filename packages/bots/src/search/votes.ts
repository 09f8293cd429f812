/** Combines several searches of one position: independent workers vote with the visits of their moves. */
import type { MoveNumber } from '@windrose/engine';
import type { Tree } from './tree.ts';

/** How often a move was tried at the root of a tree. */
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
export function moveWithMostVotes(votes: readonly (readonly Vote[])[]): number {
  const sums = new Map<number, number>();
  for (const { move, visits } of votes.flat()) sums.set(move, (sums.get(move) ?? 0) + visits);
  return [...sums].reduce((most, each) => (each[1] > most[1] ? each : most))[0];
}
