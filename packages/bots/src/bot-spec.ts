/**
 * A bot described as plain data, for messages between threads and for command lines: its level and what differs from
 * it.
 */
import type { Game } from '@windrose/engine';
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
  /** Replaces the number of iterations of the level. */
  readonly iterations?: number;
  readonly style?: Style;
  readonly rows?: WeightRows;
}

export function levelOfSpec({ level }: BotSpec): Level {
  const found = levelOf(level);
  if (found === undefined) throw new RangeError(`There is no level ${level}.`);
  return found;
}

/** Returns the bot for games like this one. Its moves follow from the seed and the budgets. */
export function makeBotFromSpec(spec: BotSpec, like: Game, seed: string): Bot {
  const { rows, style, iterations } = spec;
  return makeBot(levelOfSpec(spec), like, seed, {
    ...(rows === undefined ? {} : { rows }),
    ...(style === undefined ? {} : { style }),
    ...(iterations === undefined ? {} : { iterations }),
  });
}

/** Returns a bot whose whole search tree can be read. Throws unless its level searches a tree. */
export function makeTreeBotFromSpec(spec: BotSpec, like: Game, seed: string): TreeBot {
  const bot = makeBotFromSpec(spec, like, seed);
  if (!(bot instanceof TreeBot)) throw new RangeError(`The level ${spec.level} searches no tree.`);
  return bot;
}
