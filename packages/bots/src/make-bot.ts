/** Makes a bot of a level, with a style if it is to have one. */
import { type Game, Random } from '@windrose/engine';
import { Appraiser } from './appraiser.ts';
import type { Bot } from './bot.ts';
import { Deckhand } from './deckhand.ts';
import type { Level } from './levels.ts';
import { Halving } from './search/halving.ts';
import { Mind } from './search/mind.ts';
import { TreeBot } from './search/tree-bot.ts';
import { type Style, styled } from './styles.ts';
import { weightsFor } from './weights/shelf.ts';
import type { Rows } from './weights.ts';

export interface BotOptions {
  /** In place of those that come with the program. */
  readonly rows?: Rows;
  /** Games played out a decision, in place of those of the level. */
  readonly iterations?: number;
  readonly style?: Style;
}

/** A bot of a level for games like this one; what it does follows from the seed and the budgets it is given. */
export function makeBot(level: Level, like: Game, seed: string, options: BotOptions = {}): Bot {
  const { rows, style, iterations = level.games?.[like.tables.data.rulebook] ?? 1 } = options;
  const random = new Random(seed);
  if (level.method === 'random') return new Deckhand(random);
  const known = rows ?? weightsFor(like);
  const own = style === undefined ? known : styled(known, style);
  const mind = new Mind(like, known, random, { own, horizon: level.horizon, learns: level.learns });
  if (level.method === 'appraisal') return new Appraiser(mind, level.noise ?? 0);
  if (level.method === 'halving') return new Halving(like, mind, iterations);
  return new TreeBot(like, mind, { ...level, iterations });
}
