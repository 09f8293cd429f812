/** The allowed orders of steps on the stack: those of every game, and those that modes and exploits add. */

/**
 * The moment at which a mode pushes steps of its own: during the set-up, before the first Build Phase of a round, during or
 * after an activation, or between the turns and the end of the Action Phase.
 */
export type Moment = 'set-up' | 'before-build' | 'activation' | 'turns';

/** Steps that a mode or the exploits push at a moment. */
export interface StackPattern {
  readonly moment: Moment;
  /** The ids of the steps, separated by spaces, as part of a regular expression. */
  readonly steps: string;
}

/** The steps below those of a mode. */
const BELOW: Readonly<Record<Moment, string>> = {
  'set-up': 'set-up ',
  'before-build': 'round ',
  activation: 'round-end (discards )?turns (perform )?',
  turns: 'round-end turns ',
};

const OWN_STACKS: readonly RegExp[] = [
  /^set-up start-building$/,
  /^round (build|salary)$/,
  /^round-end (discards )?turns (turn|perform)$/,
  /^round-end (discards )?turns (perform )?casualty( casualty)?$/,
  /^round-end (turns )?discard( governor-slot)?$/,
  /^round-end discards discard( governor-slot)?$/,
];

const added: { readonly moment: Moment; readonly stack: RegExp }[] = [];

export function addStacks(patterns: readonly StackPattern[]): void {
  for (const { moment, steps } of patterns) {
    added.push({ moment, stack: new RegExp(`^${BELOW[moment]}(${steps})$`) });
  }
}

/** Returns whether steps, listed from the bottom, may be on the stack in this order. */
export function canStack(ids: readonly string[]): boolean {
  return OWN_STACKS.some((stack) => stack.test(ids.join(' '))) || momentOf(ids) !== null;
}

/** Returns the moment at which the uppermost steps were pushed by a mode; null if they are steps of every game. */
export function momentOf(ids: readonly string[]): Moment | null {
  return added.find(({ stack }) => stack.test(ids.join(' ')))?.moment ?? null;
}
