/** A bot that plays the move after which the evaluation of the position is best, with optional noise. */
import { type Game, listMoves, MoveList, type MoveNumber } from '@windrose/engine';
import type { Bot } from './bot.ts';
import { indexOfLargest, type SearchContext } from './search/search-context.ts';

/** Bounds the noise to this multiple of its size, so that the bot never makes a gross mistake. */
const MAX_NOISE = 2;

export class GreedyBot implements Bot {
  private readonly context: SearchContext;
  private readonly noise: number;
  private readonly list = new MoveList();

  constructor(context: SearchContext, noise: number) {
    this.context = context;
    this.noise = noise;
  }

  decide(game: Game): MoveNumber {
    const { list, context, noise } = this;
    listMoves(game, list);
    if (list.count === 1) return list.moves[0];
    context.rateMoves(game, list);
    const { moveValues, random } = context;
    for (let i = 0; i < list.count && noise > 0; i++) {
      moveValues[i] += noise * MAX_NOISE * (random.next() / 0x80000000 - 1);
    }
    return list.moves[indexOfLargest(moveValues, list.count)];
  }
}
