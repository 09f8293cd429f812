/** The sequential probability ratio test that accepts or rejects a change of a bot with as few games as possible. */

export interface SprtLimits {
  /** Share of wins of a change without effect. */
  readonly equal: number;
  /** Share of wins of a change that is worth having. */
  readonly better: number;
  /** Probability to accept a change without effect. */
  readonly falseAccept: number;
  /** Probability to reject a change that is worth having. */
  readonly falseReject: number;
}

/** Each side has half of the seats: without a difference it wins half of the games. */
export const DEFAULT_LIMITS: SprtLimits = { equal: 0.5, better: 0.53, falseAccept: 0.05, falseReject: 0.05 };

export interface SprtState {
  readonly verdict: 'accepted' | 'rejected' | 'open';
  /** Logarithm of the likelihood ratio of "better" to "equal". */
  readonly ratio: number;
  /** At this ratio or below, the change is rejected. */
  readonly lower: number;
  /** At this ratio or above, the change is accepted. */
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
  const { equal, better, falseAccept, falseReject } = limits;
  const lower = Math.log(falseReject / (1 - falseAccept));
  const upper = Math.log((1 - falseReject) / falseAccept);
  const count = shares.length;
  if (count < MIN_BLOCKS) return { verdict: 'open', ratio: 0, lower, upper };
  const mean = shares.reduce((sum, share) => sum + share, 0) / count;
  const squares = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0);
  const variance = Math.max(MIN_VARIANCE, squares / (count - 1));
  const ratio = (count * (better - equal) * (2 * mean - equal - better)) / (2 * variance);
  const verdict = ratio >= upper ? 'accepted' : ratio <= lower ? 'rejected' : 'open';
  return { verdict, ratio, lower, upper };
}
