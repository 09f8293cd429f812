/** A bot in words that travel between threads and stand on command lines: its level, and how it differs from the usual. */
import type { Game } from '@windrose/engine';
import type { Bot } from './bot.ts';
import { type Level, levelOf } from './levels.ts';
import { makeBot } from './make-bot.ts';
import { TreeBot } from './search/tree-bot.ts';
import type { Style } from './styles.ts';
import type { WeightRows } from './weights.ts';

export interface BotSpec {
  readonly name: string;
  /** Name of its level. */
  readonly level: string;
  /** In place of what is usual for the level. */
  readonly iterations?: number;
  readonly style?: Style;
  readonly rows?: WeightRows;
}

export function levelOfSpec({ level }: BotSpec): Level {
  const found = levelOf(level);
  if (found === undefined) throw new RangeError(`There is no level ${level}.`);
  return found;
}

/** The bot for games like this one; what it does follows from the seed and the budgets it is given. */
export function makeBotFromSpec(spec: BotSpec, like: Game, seed: string): Bot {
  const { rows, style, iterations } = spec;
  return makeBot(levelOfSpec(spec), like, seed, {
    ...(rows === undefined ? {} : { rows }),
    ...(style === undefined ? {} : { style }),
    ...(iterations === undefined ? {} : { iterations }),
  });
}

/** A bot that tells more than its move: the whole tree that it has searched. Its level must be one that searches a tree. */
export function makeTreeBotFromSpec(spec: BotSpec, like: Game, seed: string): TreeBot {
  const bot = makeBotFromSpec(spec, like, seed);
  if (!(bot instanceof TreeBot)) throw new RangeError(`The level ${spec.level} searches no tree.`);
  return bot;
}
