/** The occasions on which the Opposition acts, and their numbers in the frames of pending steps. */

import { frameField } from '../../game/stack.ts';
import type { State } from '../../game/state.ts';
import type { OppositionOccasion } from './events.ts';
import type { Occasion } from './plan.ts';

/** Occasions in the order of their numbers in frames. */
export const OCCASIONS: readonly OppositionOccasion[] = ['action', 'token', 'bonus-draw', 'settle', 'clear'];

// The fields in the frame of an action of the Opposition.
const OCCASION = 0;
const COLOUR = 1;
const TOKEN = 2;
const AREA = 3;

/** Returns the occasion of the Opposition's action at this depth of the stack. */
export function occasionAt(state: State, depth: number): Occasion {
  return {
    kind: OCCASIONS[frameField(state, OCCASION, depth)],
    colour: frameField(state, COLOUR, depth),
    token: frameField(state, TOKEN, depth),
    area: frameField(state, AREA, depth),
  };
}
