/** The values of the options that are not simply on or off, in the order in which they are offered. */
import type { Options } from '@windrose/engine';

/** Names of the options with values of their own. */
type Valued = { [K in keyof Options]: Options[K] extends boolean ? never : K }[keyof Options];

export const OPTION_VALUES: { readonly [K in Valued]: readonly Options[K][] } = {
  phaseOrder: ['byPhase', 'byPlayer'],
  'rulings.sp.trackRemoval': ['shorten', 'emptySpace'],
  'rulings.sp.neutralToken': ['player', 'discard'],
  'rulings.sp.neutralsPerTurn': ['1', 'unlimited'],
  'solo.difficulty': ['easier', 'normal', 'harder'],
  'solo.choices': ['asked', 'worst'],
  'rulings.solo.firstTest': ['firstColour', 'anyColour', 'anyone'],
  'rulings.solo.oppEmptyGovernor': ['0', '3'],
};

/** Null for an option that is on or off. */
export function valuesOf(option: keyof Options): readonly string[] | null {
  return option in OPTION_VALUES ? OPTION_VALUES[option as Valued] : null;
}
