/** The definition of Classic for two with two neutral colours. */
import type { ModeDefinition } from '../definition.ts';
import { NEUTRAL_VERBS } from '../neutral.ts';
import { classicTwoMode, twoOccupy, twoShip } from './classic-two.ts';

declare module '../../game/game.ts' {
  interface Modes extends Record<'classic-two', true> {}
}

declare module '../../steps/step.ts' {
  interface Decisions extends Record<'neutral-ship' | 'neutral-occupy', true> {}
}

declare module '../../game/reasons.ts' {
  interface Reasons extends Record<'must-ship-neutral' | 'must-occupy-neutral' | 'same-region-first', true> {}
}

export const classicTwo: ModeDefinition = {
  mode: classicTwoMode,
  rulebooks: ['classic'],
  document: 'classic-two',
  rules: ['C2'],
  players: 2,
  verbs: NEUTRAL_VERBS,
  steps: [twoShip, twoOccupy],
  stacks: [{ moment: 'activation', steps: 'neutral-ship|neutral-occupy' }],
};
