/** The values of the options that are not on or off, in display order. */
import type { Options } from '@windrose/engine';

/** Options that are not on or off. */
type ChoiceOption = { [K in keyof Options]: Options[K] extends boolean ? never : K }[keyof Options];

export const OPTION_VALUES: { readonly [K in ChoiceOption]: readonly Options[K][] } = {
  phaseOrder: ['byPhase', 'byPlayer'],
  'rulings.sp.trackRemoval': ['shorten', 'emptySpace'],
  'rulings.sp.neutralToken': ['player', 'discard'],
  'rulings.sp.neutralsPerTurn': ['1', 'unlimited'],
  'solo.difficulty': ['easier', 'normal', 'harder'],
  'solo.choices': ['asked', 'worst'],
  'rulings.solo.firstTest': ['firstColour', 'anyColour', 'anyone'],
  'rulings.solo.oppEmptyGovernor': ['0', '3'],
};

/** Returns null for an option that is on or off. */
export function valuesOf(option: keyof Options): readonly string[] | null {
  return option in OPTION_VALUES ? OPTION_VALUES[option as ChoiceOption] : null;
}
