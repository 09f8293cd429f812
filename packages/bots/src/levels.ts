/** The six levels, from a deckhand to an emperor, and the styles that any of the thinking ones may have. */
import { type Game, Random } from '@windrose/engine';
import { Appraiser } from './appraiser.ts';
import type { Bot, Budget } from './bot.ts';
import { Deckhand } from './deckhand.ts';
import { Halving } from './search/halving.ts';
import { Mind } from './search/mind.ts';
import { TreeBot } from './search/tree-bot.ts';
import { type Style, styled } from './styles.ts';
import { weightsFor } from './weights/shelf.ts';
import type { Rows } from './weights.ts';

export interface Level {
  readonly name: string;
  readonly method: 'random' | 'appraisal' | 'halving' | 'tree';
  /** Noise in the values of moves, in glory. */
  readonly noise?: number;
  /** Games played out a decision. */
  readonly iterations?: number;
  /** Work a decision at most, in moves. */
  readonly work?: number;
  /** Time a decision, where somebody has a clock; it is then in place of the iterations. */
  readonly milliseconds?: number;
  /** Whether the search tree is kept from decision to decision. */
  readonly keepsTree?: boolean;
  /** An ending of so many moves in all is solved. */
  readonly endgameMoves?: number;
}

export const LEVELS: readonly Level[] = [
  { name: 'deckhand', method: 'random' },
  { name: 'cabin-boy', method: 'appraisal', noise: 1.5 },
  { name: 'trader', method: 'appraisal' },
  { name: 'captain', method: 'halving', iterations: 100 },
  { name: 'admiral', method: 'tree', iterations: 1600, work: 210_000, keepsTree: true },
  { name: 'emperor', method: 'tree', iterations: 8000, milliseconds: 1000, keepsTree: true, endgameMoves: 100_000 },
];

/** A level by its name or its number. */
export function levelOf(nameOrNumber: string): Level | undefined {
  return LEVELS.find(({ name }, number) => name === nameOrNumber || String(number) === nameOrNumber);
}

export interface BotOptions {
  /** In place of those that come with the program. */
  readonly rows?: Rows;
  readonly style?: Style;
}

/** A bot of a level for games like this one; what it does follows from the seed and the budgets it is given. */
export function makeBot(level: Level, like: Game, seed: string, { rows, style }: BotOptions = {}): Bot {
  const random = new Random(seed);
  if (level.method === 'random') return new Deckhand(random);
  const known = rows ?? weightsFor(like);
  const mind = new Mind(like, known, random, style === undefined ? known : styled(known, style));
  if (level.method === 'appraisal') return new Appraiser(mind, level.noise ?? 0);
  if (level.method === 'halving') return new Halving(like, mind, level.iterations ?? 1);
  return new TreeBot(like, mind, level);
}

/** The usual budget of a level by a clock that tells milliseconds. */
export function usualBudget({ milliseconds }: Level, now: () => number): Budget {
  if (milliseconds === undefined) return {};
  const end = now() + milliseconds;
  return { iterations: Number.MAX_SAFE_INTEGER, stop: () => now() >= end };
}
