/** The steps of the Opposition, in the order in which they are tried (SOLO-OPP-4). */
import type { EventOf } from '@windrose/engine';

export const OPPOSITION_STEPS = [
  'occupy-linked',
  'occupy',
  'complete-track',
  'ship',
  'ship-beside',
  'draw',
] as const satisfies readonly EventOf<'opposition-planned'>['step'][];

export type OppositionStep = (typeof OPPOSITION_STEPS)[number];
