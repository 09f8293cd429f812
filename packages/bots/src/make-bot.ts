/** Creates a bot of a level, optionally with a style. */
import { type Game, Random } from '@windrose/engine';
import type { Bot } from './bot.ts';
import { GreedyBot } from './greedy-bot.ts';
import type { Level } from './levels.ts';
import { RandomBot } from './random-bot.ts';
import { HalvingBot } from './search/halving-bot.ts';
import { SearchContext } from './search/search-context.ts';
import { TreeBot } from './search/tree-bot.ts';
import { type Style, withStyle } from './styles.ts';
import type { WeightRows } from './weights.ts';

export interface BotOptions {
  /** Replaces the rollouts per decision of the level. */
  readonly rollouts?: number;
  readonly style?: Style;
}

/** Returns a bot of a level for games of the same kind as `sample`. Its moves follow from the seed and the budgets. */
export function makeBot(level: Level, sample: Game, rows: WeightRows, seed: string, options: BotOptions = {}): Bot {
  const { style, rollouts = level.rollouts?.[sample.tables.data.rulebook] ?? 1 } = options;
  const random = new Random(seed);
  if (level.method === 'random') return new RandomBot(random);
  const ownRows = style === undefined ? rows : withStyle(rows, style);
  const context = new SearchContext(sample, rows, random, {
    own: ownRows,
    horizon: level.horizon,
    learns: level.learns,
  });
  if (level.method === 'greedy') return new GreedyBot(context, level.noise ?? 0);
  if (level.method === 'halving') return new HalvingBot(sample, context, rollouts);
  return new TreeBot(sample, context, { ...level, rollouts });
}
