/** The engine's own steps and those of all modes, at the places of their numbers. */
import { followingAbility, followingAction } from '../exploits/follow-up.ts';
import { MODE_STEPS } from '../modes/index.ts';
import { STEPS } from '../steps/index.ts';
import type { Step } from '../steps/step.ts';

export const ALL_STEPS: readonly Step[] = [...STEPS, ...MODE_STEPS, followingAction, followingAbility];
