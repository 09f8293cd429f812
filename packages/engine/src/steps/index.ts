/** Every kind of step, at the place of its number: the engine's own, and those of the modes and exploits that are at hand. */
import { build } from './build.ts';
import { discard } from './discard.ts';
import { discards } from './discards.ts';
import { governorSlot } from './governor-slot.ts';
import { casualty } from './memorial.ts';
import { perform } from './perform.ts';
import { round, roundEnd, turns } from './round.ts';
import { salaryChoice } from './salary.ts';
import { setUp, startBuilding } from './start-building.ts';
import type { Step } from './step.ts';
import { turn } from './turn.ts';

/** Those of every game. */
export const OWN_STEPS: readonly Step[] = [
  round,
  build,
  salaryChoice,
  turns,
  turn,
  perform,
  governorSlot,
  discard,
  roundEnd,
  setUp,
  startBuilding,
  discards,
  casualty,
];

const steps: Step[] = [...OWN_STEPS];

export const STEPS: readonly Step[] = steps;

/** Steps of a mode or of the exploits, with consecutive numbers. */
export function addSteps(first: number, more: readonly Step[]): void {
  more.forEach((step, i) => {
    steps[first + i] = step;
  });
}
