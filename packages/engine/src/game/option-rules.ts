/**
 * The rules of options: the values that each can have. Apart from `options.ts`, because declarations cannot name types of
 * a module that they extend.
 */
import type { Rulebook } from '../edition/data.ts';

/** The values that an option can have; the first is the default. */
export interface OptionRule<Value extends string | boolean> {
  readonly values: readonly [Value, ...Value[]];
  /** The rule book whose games have the option; if absent, all games have it. */
  readonly rulebook?: Rulebook;
}

export type OptionRules = Readonly<Record<string, OptionRule<string | boolean>>>;

/** The type of the options that rules describe. */
export type OptionValues<Rules extends OptionRules> = {
  readonly [Name in keyof Rules]: Rules[Name]['values'][number];
};

/** Returns an option that is on or off. */
export function flag(value: boolean, rulebook?: Rulebook): OptionRule<boolean> {
  return { values: [value, !value], ...(rulebook === undefined ? {} : { rulebook }) };
}

/** Returns an option with named values; the first is the default. */
export function choice<const Value extends string>(...values: [Value, ...Value[]]): OptionRule<Value> {
  return { values };
}
