/** Creates a bot of a level, optionally with a style. */
import { type Game, Random } from '@windrose/engine';
import type { Bot } from './bot.ts';
import { GreedyBot } from './greedy-bot.ts';
import type { Level } from './levels.ts';
import { weightsFor } from './nearest-weights.ts';
import { RandomBot } from './random-bot.ts';
import { HalvingBot } from './search/halving-bot.ts';
import { SearchContext } from './search/search-context.ts';
import { TreeBot } from './search/tree-bot.ts';
import { type Style, withStyle } from './styles.ts';
import type { WeightRows } from './weights.ts';

export interface BotOptions {
  /** Replaces the weights that come with the program. */
  readonly rows?: WeightRows;
  /** Replaces the rollouts per decision of the level. */
  readonly iterations?: number;
  readonly style?: Style;
}

/** Returns a bot of a level for games like this one. Its moves follow from the seed and the budgets. */
export function makeBot(level: Level, like: Game, seed: string, options: BotOptions = {}): Bot {
  const { rows, style, iterations = level.games?.[like.tables.data.rulebook] ?? 1 } = options;
  const random = new Random(seed);
  if (level.method === 'random') return new RandomBot(random);
  const known = rows ?? weightsFor(like);
  const own = style === undefined ? known : withStyle(known, style);
  const context = new SearchContext(like, known, random, { own, horizon: level.horizon, learns: level.learns });
  if (level.method === 'greedy') return new GreedyBot(context, level.noise ?? 0);
  if (level.method === 'halving') return new HalvingBot(like, context, iterations);
  return new TreeBot(like, context, { ...level, iterations });
}
