/** 95 % confidence intervals of shares, and of any number that is computed from blocks of games. */
import { Random } from '@windrose/engine';

export type Interval = readonly [low: number, high: number];

const NORMAL_95 = 1.959964;

/** Returns Wilson's interval of a share of wins. */
export function shareInterval(wins: number, games: number): Interval {
  if (games === 0) return [0, 1];
  const z2 = NORMAL_95 ** 2;
  const share = wins / games;
  const middle = (share + z2 / (2 * games)) / (1 + z2 / games);
  const half = (NORMAL_95 / (1 + z2 / games)) * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games ** 2));
  // Rounding errors must not exclude the share itself.
  return [Math.max(0, Math.min(share, middle - half)), Math.min(1, Math.max(share, middle + half))];
}

const RESAMPLES = 200;

/** Returns bootstrap intervals of the numbers that `compute` returns, by resampling the blocks with replacement. */
export function bootstrap<T>(blocks: readonly T[], seed: string, compute: (blocks: T[]) => number[]): Interval[] {
  const random = new Random(seed);
  const samples = Array.from({ length: RESAMPLES }, () =>
    compute(Array.from({ length: blocks.length }, () => blocks[random.below(blocks.length)])),
  );
  return samples[0].map((_, i) => {
    const sorted = samples.map((numbers) => numbers[i]).sort((a, b) => a - b);
    return [sorted[Math.floor(RESAMPLES * 0.025)], sorted[Math.ceil(RESAMPLES * 0.975) - 1]] as const;
  });
}
