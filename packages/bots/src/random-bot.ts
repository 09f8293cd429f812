/** A bot that plays a random move, but passes only if there is no other move. */
import { type Game, listMoves, MoveList, type MoveNumber, type Random } from '@windrose/engine';
import type { Bot } from './bot.ts';

export class RandomBot implements Bot {
  private readonly random: Random;
  private readonly list = new MoveList();

  constructor(random: Random) {
    this.random = random;
  }

  decide(game: Game): MoveNumber {
    const { list } = this;
    const { pass } = game.tables.catalogue.base;
    listMoves(game, list);
    const last = list.count - 1;
    // If passing is allowed, it is the last move of the list.
    const count = last > 0 && list.moves[last] === pass ? last : list.count;
    return list.moves[this.random.below(count)];
  }
}
