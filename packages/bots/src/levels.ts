/** The six levels, from a deckhand to an emperor: how each decides, and what it may take for that. */
import type { Game } from '@windrose/engine';
import type { Budget } from './bot.ts';

type Rulebook = Game['tables']['data']['rulebook'];

export interface Level {
  readonly name: string;
  readonly method: 'random' | 'greedy' | 'halving' | 'tree';
  /** Noise in the values of moves, in glory. */
  readonly noise?: number;
  /** Games played out a decision. As many make a level further ahead of the one below by one rule book than by the other. */
  readonly games?: Readonly<Record<Rulebook, number>>;
  /** Time a decision, where somebody has a clock; it is then in place of the games. */
  readonly milliseconds?: number;
  /** Whether the search tree is kept from decision to decision. */
  readonly keepsTree?: boolean;
  /** Rounds that a game is played out, the present one included; to its end if not told. */
  readonly horizon?: number;
  /** Whether games played out teach how to play the next. */
  readonly learns?: boolean;
  /** An ending of so many moves in all is solved. */
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

/** A level by its name or its number. */
export function levelOf(nameOrNumber: string): Level | undefined {
  return LEVELS.find(({ name }, number) => name === nameOrNumber || String(number) === nameOrNumber);
}

/** The usual budget of a level by a clock that tells milliseconds. */
export function defaultBudget({ milliseconds }: Level, now: () => number): Budget {
  if (milliseconds === undefined) return {};
  const end = now() + milliseconds;
  return { iterations: Number.MAX_SAFE_INTEGER, stop: () => now() >= end };
}
