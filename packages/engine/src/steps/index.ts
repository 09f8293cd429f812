/** All steps by number: those of every game, and those that modes and exploits add. */
import { FRAME_FIELDS } from '../game/stack.ts';
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
import { stepNumber } from './step-numbers.ts';
import { turn } from './turn.ts';

/** The steps of the rules that all modes share. */
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

const steps: Step[] = [];

export const STEPS: readonly Step[] = steps;

/** Returns a step by its id. */
export function stepById(id: string): Step {
  return steps[stepNumber(id)];
}

/** Registers steps. Modes may share a step; another step with the same id is refused. */
export function addSteps(more: readonly Step[]): void {
  for (const step of more) {
    const number = stepNumber(step.id);
    if ((steps[number] ?? step) !== step) throw new RangeError(`There are two steps ${step.id}.`);
    if (step.fields.length > FRAME_FIELDS) {
      throw new RangeError(`The step ${step.id} has more than ${FRAME_FIELDS} fields.`);
    }
    steps[number] = step;
  }
}

addSteps(OWN_STEPS);
