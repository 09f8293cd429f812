/** The numbers of the kinds of steps, which the stack stores instead of ids. */

/** Ids in the order of their numbers. */
const ids: string[] = [];

/** Returns the number of a kind of step. A new id gets the next number; numbers exist in memory only. */
export function stepNumber(id: string): number {
  const known = ids.indexOf(id);
  return known >= 0 ? known : ids.push(id) - 1;
}

export const ROUND = stepNumber('round');
export const BUILD_CHOICE = stepNumber('build');
export const SALARY_CHOICE = stepNumber('salary');
export const TURNS = stepNumber('turns');
export const TURN = stepNumber('turn');
export const PERFORM = stepNumber('perform');
export const GOVERNOR_SLOT = stepNumber('governor-slot');
export const DISCARD = stepNumber('discard');
export const ROUND_END = stepNumber('round-end');
export const SET_UP = stepNumber('set-up');
export const START_BUILDING = stepNumber('start-building');
export const DISCARDS = stepNumber('discards');
export const CASUALTY = stepNumber('casualty');
