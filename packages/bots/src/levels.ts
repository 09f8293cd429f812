/** The six levels of bots, from Deckhand to Emperor: how each decides, and its default budget. */
import type { Game } from '@windrose/engine';
import type { Budget } from './bot.ts';

type Rulebook = Game['tables']['data']['rulebook'];

export interface Level {
  readonly name: string;
  readonly method: 'random' | 'greedy' | 'halving' | 'tree';
  /** Noise added to the values of moves, in glory. */
  readonly noise?: number;
  /** Rollouts per decision in each rule book. The numbers keep the lead over the level below about equal. */
  readonly rollouts?: Readonly<Record<Rulebook, number>>;
  /** Time per decision; it replaces `rollouts` if there is a clock. */
  readonly milliseconds?: number;
  /** True if the search tree is reused for the next decision. */
  readonly keepsTree?: boolean;
  /** Number of rounds that a rollout plays, including the present one; by default it plays to the end of the game. */
  readonly horizon?: number;
  /** True if rollouts use the move statistics of earlier rollouts. */
  readonly learns?: boolean;
  /** Maximum number of moves for solving an endgame exactly. */
  readonly endgameMoves?: number;
}

export const LEVELS: readonly Level[] = [
  { name: 'deckhand', method: 'random' },
  { name: 'cabin-boy', method: 'greedy', noise: 1.5 },
  { name: 'trader', method: 'greedy' },
  { name: 'captain', method: 'halving', rollouts: { classic: 44, 'age-of-sail': 44 } },
  { name: 'admiral', method: 'tree', rollouts: { classic: 400, 'age-of-sail': 200 }, keepsTree: true },
  {
    name: 'emperor',
    method: 'tree',
    rollouts: { classic: 22_000, 'age-of-sail': 22_000 },
    milliseconds: 1000,
    keepsTree: true,
    horizon: 3,
    learns: true,
    endgameMoves: 100_000,
  },
];

/** Returns the level with a name or a number. */
export function levelOf(nameOrNumber: string): Level | undefined {
  return LEVELS.find(({ name }, number) => name === nameOrNumber || String(number) === nameOrNumber);
}

/** Returns the default budget of a level; `now` returns milliseconds. */
export function defaultBudget({ milliseconds }: Level, now: () => number): Budget {
  if (milliseconds === undefined) return {};
  const end = now() + milliseconds;
  return { rollouts: Number.MAX_SAFE_INTEGER, stop: () => now() >= end };
}
