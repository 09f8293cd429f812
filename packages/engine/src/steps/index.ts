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
import type { Decision, Procedure, Step } from './step.ts';
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

/** Steps as they were registered. */
const sources: Step[] = [];
const steps: Step[] = [];

export const STEPS: readonly Step[] = steps;

/** Returns a step by its id. */
export function stepById(id: string): Step {
  return steps[stepNumber(id)];
}

/**
 * Copies a step with the fields of both kinds of steps, so that all steps have one hidden class: the main loop reads
 * them at every move, and random games are 4 % faster.
 */
function withAllFields(step: Step): Step {
  const known = step as Partial<Omit<Procedure, 'asks' | 'id'> & Omit<Decision, 'asks' | 'id'>>;
  return {
    id: step.id,
    asks: step.asks,
    fields: step.fields,
    seatAsked: known.seatAsked,
    problems: known.problems,
    run: known.run,
    ready: known.ready,
    list: known.list,
    whyNot: known.whyNot,
    play: known.play,
    behalfOf: known.behalfOf,
    mayForce: known.mayForce,
  } as Step;
}

/** Registers steps. Modes may share a step; another step with the same id is refused. */
export function addSteps(more: readonly Step[]): void {
  for (const step of more) {
    const number = stepNumber(step.id);
    if ((sources[number] ?? step) !== step) throw new RangeError(`There are two steps ${step.id}.`);
    if (step.fields.length > FRAME_FIELDS) {
      throw new RangeError(`The step ${step.id} has more than ${FRAME_FIELDS} fields.`);
    }
    sources[number] = step;
    steps[number] = withAllFields(step);
  }
}

addSteps(OWN_STEPS);
