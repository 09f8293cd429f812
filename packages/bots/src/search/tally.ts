/** Several searches of one position put together: workers that know nothing of each other vote with their visits. */
import type { Tree } from './tree.ts';

/** How often a move was tried at the root of a tree, and what it was worth to whoever decides. */
export interface Tally {
  readonly move: number;
  readonly visits: number;
  readonly worth: number;
  readonly isSolved: boolean;
}

export function tallies({ nodes }: Tree): Tally[] {
  return Array.from({ length: nodes.children[0] }, (_, i) => {
    const child = nodes.firstChild[0] + i;
    const visits = nodes.visits[child];
    return {
      move: nodes.move[child],
      visits,
      worth: visits === 0 ? 0 : nodes.worth(child, nodes.seat[0]),
      isSolved: nodes.solved[child] === 1,
    };
  });
}

/** The move that was tried most often by all together; if somebody knows the results of all moves, the best of them. */
export function best(votes: readonly (readonly Tally[])[]): number {
  const solved = votes.find((vote) => vote.every(({ isSolved }) => isSolved));
  const sums = new Map<number, number>();
  for (const vote of solved === undefined ? votes : [solved]) {
    for (const { move, visits, worth } of vote) {
      sums.set(move, (sums.get(move) ?? 0) + (solved === undefined ? visits : worth));
    }
  }
  return [...sums].reduce((most, each) => (each[1] > most[1] ? each : most))[0];
}
