/** The sequential test by which a change of a bot is accepted or refused, with as few games as its size allows. */

export interface SprtLimits {
  /** Share of wins that is no improvement, and share that is one worth having. */
  readonly equal: number;
  readonly better: number;
  /** Chance to accept what is equal, and to refuse what is better. */
  readonly falseAccept: number;
  readonly falseRefuse: number;
}

/** Half of the seats each: without a difference each side wins half of the games. */
export const DEFAULT_LIMITS: SprtLimits = { equal: 0.5, better: 0.53, falseAccept: 0.05, falseRefuse: 0.05 };

export interface SprtState {
  readonly verdict: 'accepted' | 'refused' | 'open';
  /** How much more likely the shares are if the change is better than if it is equal, as a logarithm. */
  readonly ratio: number;
  readonly lower: number;
  readonly upper: number;
}

/** Blocks before a verdict: the spread of fewer is not known. */
const MIN_BLOCKS = 8;
/** A spread of nothing would decide everything at once. */
const MIN_VARIANCE = 1e-3;

/** The state of the test after blocks in which the change won these shares; the shares are taken as normally distributed. */
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
