/** The six levels, from Deckhand to Emperor: the method of each and its default budget. */
import type { Game } from '@windrose/engine';
import type { Budget } from './bot.ts';

type Rulebook = Game['tables']['data']['rulebook'];

export interface Level {
  readonly name: string;
  readonly method: 'random' | 'greedy' | 'halving' | 'tree';
  /** Noise added to the values of moves, in glory. */
  readonly noise?: number;
  /** Rollouts per decision. The number for each rule book keeps a level equally far ahead of the level below. */
  readonly games?: Readonly<Record<Rulebook, number>>;
  /** Time per decision where a clock is available; it then replaces `games`. */
  readonly milliseconds?: number;
  /** True if the search tree is reused for the next decision. */
  readonly keepsTree?: boolean;
  /** Rounds that a rollout plays, including the present one. Without it a rollout plays to the end of the game. */
  readonly horizon?: number;
  /** True if rollouts update the move statistics that later rollouts use. */
  readonly learns?: boolean;
  /** An endgame of up to this many moves is solved exactly. */
  readonly endgameMoves?: number;
}

export const LEVELS: readonly Level[] = [
  { name: 'deckhand', method: 'random' },
  { name: 'cabin-boy', method: 'greedy', noise: 1.5 },
  { name: 'trader', method: 'greedy' },
  { name: 'captain', method: 'halving', games: { classic: 44, 'age-of-sail': 44 } },
  { name: 'admiral', method: 'tree', games: { classic: 400, 'age-of-sail': 200 }, keepsTree: true },
  {
    name: 'emperor',
    method: 'tree',
    games: { classic: 22_000, 'age-of-sail': 22_000 },
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
  return { iterations: Number.MAX_SAFE_INTEGER, stop: () => now() >= end };
}
