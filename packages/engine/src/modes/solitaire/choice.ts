/** What the Opposition may do: candidates for a step, and how tie-breaks leave fewer and fewer of them. */
import type { OppositionStep, TieBreak } from './events.ts';

export class Choice {
  readonly candidates: readonly number[];
  /** What is left; the player chooses if these are several. */
  options: readonly number[];
  /** The tie-breaks that left something out, in the order they were used. */
  readonly ties: { readonly by: TieBreak; readonly left: readonly number[] }[] = [];

  constructor(candidates: readonly number[]) {
    this.candidates = candidates;
    this.options = candidates;
  }

  /** Leaves those that pass, if any does. */
  prefer(by: TieBreak, passes: (candidate: number) => boolean): boolean {
    const left = this.options.filter(passes);
    if (left.length === 0) return false;
    if (left.length < this.options.length) {
      this.options = left;
      this.ties.push({ by, left });
    }
    return true;
  }

  /** Leaves those with the greatest value. */
  most(by: TieBreak, value: (candidate: number) => number): void {
    const greatest = Math.max(...this.options.map(value));
    this.prefer(by, (candidate) => value(candidate) === greatest);
  }

  /** Leaves those with the least value. */
  least(by: TieBreak, value: (candidate: number) => number): void {
    this.most(by, (candidate) => -value(candidate));
  }
}

/** What the Opposition is about to do: a step of its procedure, and what it may aim at. */
export interface Plan {
  readonly step: OppositionStep;
  readonly choice: Choice;
  /** Targets that a step would have had, but that bring no point (SOLO-OPP-3). */
  readonly passedOver?: readonly number[];
}
