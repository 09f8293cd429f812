/** The targets that the Opposition may choose from: candidates for a step, reduced by tie-breaks. */
import type { OppositionStep, TieBreak } from './events.ts';

export class Choice {
  readonly candidates: readonly number[];
  /** The remaining targets; the player chooses between several. */
  options: readonly number[];
  /** The tie-breaks that excluded targets, in the order of their use. */
  readonly ties: { readonly by: TieBreak; readonly left: readonly number[] }[] = [];

  constructor(candidates: readonly number[]) {
    this.candidates = candidates;
    this.options = candidates;
  }

  /** Keeps the candidates that pass, if any does. */
  prefer(by: TieBreak, passes: (candidate: number) => boolean): boolean {
    const left = this.options.filter(passes);
    if (left.length === 0) return false;
    if (left.length < this.options.length) {
      this.options = left;
      this.ties.push({ by, left });
    }
    return true;
  }

  /** Keeps the candidates with the greatest value. */
  most(by: TieBreak, value: (candidate: number) => number): void {
    const greatest = Math.max(...this.options.map(value));
    this.prefer(by, (candidate) => value(candidate) === greatest);
  }

  /** Keeps the candidates with the smallest value. */
  least(by: TieBreak, value: (candidate: number) => number): void {
    this.most(by, (candidate) => -value(candidate));
  }
}

/** The next action of the Opposition: a step of its procedure, and its possible targets. */
export interface Plan {
  readonly step: OppositionStep;
  readonly choice: Choice;
  /** Targets that the step skips because they gain nothing (SOLO-OPP-3). */
  readonly passedOver?: readonly number[];
}
