/** Every kind of step, at the place of its number. */
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

export const STEPS: readonly Step[] = [
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
