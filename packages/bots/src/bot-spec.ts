/**
 * A bot described as plain data, for messages between threads and for command lines: its level and what differs from
 * it.
 */
import type { Game } from '@windrose/engine';
import { weightsFor } from './all-weights.ts';
import type { Bot } from './bot.ts';
import { type Level, levelOf } from './levels.ts';
import { makeBot } from './make-bot.ts';
import { TreeBot } from './search/tree-bot.ts';
import type { Style } from './styles.ts';
import type { WeightRows } from './weights.ts';

export interface BotSpec {
  readonly name: string;
  /** Name of the level. */
  readonly level: string;
  /** Replaces the number of rollouts of the level. */
  readonly rollouts?: number;
  readonly style?: Style;
  /** Replaces the weights that come with the program. */
  readonly rows?: WeightRows;
}

export function levelOfSpec({ level }: BotSpec): Level {
  const known = levelOf(level);
  if (known === undefined) throw new RangeError(`There is no level ${level}.`);
  return known;
}

/** Returns the bot for games of the same kind as `sample`. Its moves follow from the seed and the budgets. */
export function makeBotFromSpec(spec: BotSpec, sample: Game, seed: string): Bot {
  const { rows, style, rollouts } = spec;
  return makeBot(levelOfSpec(spec), sample, rows ?? weightsFor(sample), seed, {
    ...(style === undefined ? {} : { style }),
    ...(rollouts === undefined ? {} : { rollouts }),
  });
}

/** Returns a bot whose whole search tree can be read. Throws unless its level searches a tree. */
export function makeTreeBotFromSpec(spec: BotSpec, sample: Game, seed: string): TreeBot {
  const bot = makeBotFromSpec(spec, sample, seed);
  if (!(bot instanceof TreeBot)) throw new RangeError(`The level ${spec.level} searches no tree.`);
  return bot;
}
