/** The occasions on which the Opposition acts, in the order of their numbers on the stack. */
import type { OppositionOccasion } from '../../game/events.ts';

export const OCCASIONS: readonly OppositionOccasion[] = ['action', 'token', 'bonus-draw', 'settle', 'clear'];
