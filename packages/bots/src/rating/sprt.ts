/** The sequential probability ratio test that accepts or refuses a change of a bot with as few games as possible. */

export interface SprtLimits {
  /** Share of wins of a change without effect, and of a change that is worth having. */
  readonly equal: number;
  readonly better: number;
  /** Chance to accept a change without effect, and to refuse a better one. */
  readonly falseAccept: number;
  readonly falseRefuse: number;
}

/** Each side has half of the seats: without a difference it wins half of the games. */
export const DEFAULT_LIMITS: SprtLimits = { equal: 0.5, better: 0.53, falseAccept: 0.05, falseRefuse: 0.05 };

export interface SprtState {
  readonly verdict: 'accepted' | 'refused' | 'open';
  /** Logarithm of the likelihood ratio of "better" to "equal". */
  readonly ratio: number;
  readonly lower: number;
  readonly upper: number;
}

/** Minimum number of blocks before a verdict; the variance of fewer is unknown. */
const MIN_BLOCKS = 8;
/** A variance of zero would decide the test at once. */
const MIN_VARIANCE = 1e-3;

/**
 * Returns the state of the test after blocks in which the change won these shares, assuming that shares are normally
 * distributed.
 */
export function sprt(shares: readonly number[], limits: SprtLimits = DEFAULT_LIMITS): SprtState {
  const { equal, better, falseAccept, falseRefuse } = limits;
  const lower = Math.log(falseRefuse / (1 - falseAccept));
  const upper = Math.log((1 - falseRefuse) / falseAccept);
  const count = shares.length;
  if (count < MIN_BLOCKS) return { verdict: 'open', ratio: 0, lower, upper };
  const mean = shares.reduce((sum, share) => sum + share, 0) / count;
  const squares = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0);
  const variance = Math.max(MIN_VARIANCE, squares / (count - 1));
  const ratio = (count * (better - equal) * (2 * mean - equal - better)) / (2 * variance);
  const verdict = ratio >= upper ? 'accepted' : ratio <= lower ? 'refused' : 'open';
  return { verdict, ratio, lower, upper };
}
