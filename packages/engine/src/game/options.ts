/** The choices that a table makes before a game begins, apart from the edition and the number of players. */
import { at, Faults } from '../faults.ts';

const PHASE_ORDERS = ['byPhase', 'byPlayer'] as const;
type PhaseOrder = (typeof PHASE_ORDERS)[number];

export const MODES = ['standard'] as const;
export type Mode = (typeof MODES)[number];

export interface Options {
  /** Everybody finishes a phase before the next begins, or each player does build, growth and salary in a row (PO-1). */
  readonly phaseOrder: PhaseOrder;
  /** An activation or token must produce at least one performed action (CL-ACT-8, EC-01). */
  readonly 'rulings.requireEffect': boolean;
}

export const DEFAULT_OPTIONS: Options = Object.freeze({ phaseOrder: 'byPhase', 'rulings.requireEffect': true });

export const OPTION_NAMES = Object.keys(DEFAULT_OPTIONS) as (keyof Options)[];

/** Options as values of any kind, complete or in part, from JSON. */
export function readOptions(value: unknown, path: string, faults: Faults): Options {
  const given = value === undefined ? {} : faults.object(value, path, [], OPTION_NAMES);
  const options = { ...DEFAULT_OPTIONS };
  if (given.phaseOrder !== undefined) {
    Object.assign(options, { phaseOrder: faults.oneOf(given.phaseOrder, at(path, 'phaseOrder'), PHASE_ORDERS) });
  }
  const requireEffect = given['rulings.requireEffect'];
  if (requireEffect !== undefined) {
    Object.assign(options, { 'rulings.requireEffect': faults.yesNo(requireEffect, at(path, 'rulings.requireEffect')) });
  }
  return Object.freeze(options);
}

/** One option as the two words of a record or a command line, ready for `readOptions`. */
export function optionFromWords(name: string, value: string): Record<string, unknown> {
  return { [name]: value === 'true' ? true : value === 'false' ? false : value };
}

/** Options from outside, complete or in part; throws an `InputError`. */
export function parseOptions(value: unknown): Options {
  const faults = new Faults();
  const options = readOptions(value, 'options', faults);
  faults.throwIfAny('The options cannot be used:');
  return options;
}
