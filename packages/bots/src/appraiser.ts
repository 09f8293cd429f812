/** A bot that takes the move after which the position looks best, as far as the noise in its eyes allows. */
import { type Game, listMoves, MoveList } from '@windrose/engine';
import type { Bot } from './bot.ts';
import { largest, type Mind } from './search/mind.ts';

/** Noise shifts a value by at most so many times its size, so that no blunder is ever made. */
const MAX_NOISE = 2;

export class Appraiser implements Bot {
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
      appraisals[i] += noise * MAX_NOISE * (random.next() / 0x80000000 - 1);
    }
    return list.moves[largest(appraisals, list.count)];
  }
}
