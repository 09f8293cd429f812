/** A bot that takes the move after which the position looks best, as far as the noise in its eyes allows. */
import { type Game, listMoves, MoveList } from '@windrose/engine';
import type { Bot } from './bot.ts';
import { indexOfLargest, type SearchContext } from './search/search-context.ts';

/** Noise shifts a value by at most so many times its size, so that no blunder is ever made. */
const MAX_NOISE = 2;

export class GreedyBot implements Bot {
  private readonly context: SearchContext;
  private readonly noise: number;
  private readonly list = new MoveList();

  constructor(context: SearchContext, noise: number) {
    this.context = context;
    this.noise = noise;
  }

  decide(game: Game): number {
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
