/** The six levels, from a deckhand to an emperor, and the styles that any of the thinking ones may have. */
import { type Game, listMoves, MoveList, Random } from '@windrose/engine';
import type { Bot, Budget } from './bot.ts';
import { Halving } from './search/halving.ts';
import { largest, Mind } from './search/mind.ts';
import { TreeBot } from './search/tree-bot.ts';
import { type Style, styled } from './styles.ts';
import { weightsFor } from './weights/index.ts';
import type { Rows } from './weights.ts';

export interface Level {
  readonly name: string;
  readonly method: 'random' | 'appraisal' | 'halving' | 'tree';
  /** Noise in the values of moves, in glory. */
  readonly noise?: number;
  /** Games played out a decision. */
  readonly iterations?: number;
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
  { name: 'admiral', method: 'tree', iterations: 1000 },
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
  const iterations = level.iterations ?? 1;
  if (level.method === 'halving') return new Halving(like, mind, iterations);
  return new TreeBot(like, mind, iterations, level.keepsTree ?? false, level.endgameMoves);
}

/** The usual budget of a level by a clock that tells milliseconds. */
export function usualBudget({ milliseconds }: Level, now: () => number): Budget {
  if (milliseconds === undefined) return {};
  const end = now() + milliseconds;
  return { iterations: Number.MAX_SAFE_INTEGER, stop: () => now() >= end };
}

/** Any move, but no pass while there is something else to do. */
class Deckhand implements Bot {
  private readonly random: Random;
  private readonly list = new MoveList();

  constructor(random: Random) {
    this.random = random;
  }

  decide(game: Game): number {
    const { list } = this;
    const { pass } = game.tables.catalogue.base;
    listMoves(game, list);
    const last = list.count - 1;
    // Where one may pass, that is the last move of the list.
    const count = last > 0 && list.moves[last] === pass ? last : list.count;
    return list.moves[this.random.below(count)];
  }
}

/** Noise shifts a value by at most so many times its size, so that no blunder is ever made. */
const MOST_NOISE = 2;

/** The move after which the position looks best, as far as the noise in its eyes allows. */
class Appraiser implements Bot {
  private readonly mind: Mind;
  private readonly noise: number;
  private readonly list = new MoveList();

  constructor(mind: Mind, noise: number) {
    this.mind = mind;
    this.noise = noise;
  }

  decide(game: Game): number {
    const { list, mind, noise } = this;
    listMoves(game, list);
    if (list.count === 1) return list.moves[0];
    mind.appraise(game, list);
    const { appraisals, random } = mind;
    for (let i = 0; i < list.count && noise > 0; i++) {
      appraisals[i] += noise * MOST_NOISE * (random.next() / 0x80000000 - 1);
    }
    return list.moves[largest(appraisals, list.count)];
  }
}
