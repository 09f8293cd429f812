/** The weights of all editions, which come with the program. */
import type { Game } from '@windrose/engine';
import { WEIGHTS as AGE_OF_SAIL } from '../weights/age-of-sail-weights.ts';
import { WEIGHTS as CLASSIC } from '../weights/classic-weights.ts';
import { nearestWeights } from './nearest-weights.ts';
import type { Weights } from './weights.ts';

export const WEIGHTS: readonly Weights[] = [...AGE_OF_SAIL, ...CLASSIC];

/** Returns the weights of the nearest kind of game of any edition. */
export function weightsFor(game: Game): Weights {
  return nearestWeights(game, WEIGHTS);
}
