/** The definition of Classic for two with two neutral colours. */
import type { ModeDefinition } from '../definition.ts';
import { NEUTRAL_VERBS } from '../neutral.ts';
import { classicTwoMode, twoOccupy, twoShip } from './classic-two.ts';

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
