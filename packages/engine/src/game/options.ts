/** The options of a game: choices of the players in addition to edition, board, mode and number of players. */
import type { Rulebook } from '../edition/data.ts';
import { at, Faults } from '../faults.ts';
import { choice, flag, type OptionRule, type OptionRules, type OptionValues } from './option-rules.ts';

const OWN_OPTIONS = {
  /** Whether all players finish a phase before the next begins, or each player does build, growth and salary in a row (PO-1). */
  phaseOrder: choice('byPhase', 'byPlayer'),
  /** An activation or token must produce at least one performed action (CL-ACT-8, EC-01). */
  'rulings.requireEffect': flag(true),
  /** One building of the highest level for each player, where the edition states no limit. */
  'rulings.as.level5Limit': flag(false, 'age-of-sail'),
  /** Both actions of a double building in one region, where the edition does not require it. */
  'rulings.as.sameRegion': flag(false, 'age-of-sail'),
};

type OwnOptions = OptionValues<typeof OWN_OPTIONS>;

/** The value of every option. Modes extend this interface with their options. */
export interface Options extends OwnOptions {}

/** The options that only games of some modes have. */
export type ModeOption = Exclude<keyof Options, keyof OwnOptions>;

/** A registered option; an option of a mode belongs to the games of certain modes. */
interface OptionEntry extends OptionRule<string | boolean> {
  readonly modes?: string[];
}

const entries = new Map<string, OptionEntry>();
const defaults: Record<string, string | boolean> = {};
const names: string[] = [];

/** The default of every option. */
export const DEFAULT_OPTIONS: Options = defaults as unknown as Options;

/** The names of all options, in the order in which records state them. */
export const OPTION_NAMES = names as readonly (keyof Options)[];

/** Registers options; those of a mode are part of its games only. Modes may share an option. */
export function addOptions(rules: OptionRules, mode?: string): void {
  for (const [name, rule] of Object.entries(rules)) {
    const known = entries.get(name);
    if (known === undefined) {
      entries.set(name, mode === undefined ? rule : { ...rule, modes: [mode] });
      defaults[name] = rule.values[0];
      names.push(name);
    } else if (mode === undefined || known.modes === undefined || known.values !== rule.values) {
      throw new RangeError(`There are two options ${name}.`);
    } else known.modes.push(mode);
  }
}

addOptions(OWN_OPTIONS);

function entryOf(name: string): OptionEntry {
  const entry = entries.get(name);
  if (entry === undefined) throw new RangeError(`There is no option ${name}.`);
  return entry;
}

/** Returns the values that an option can have; the first is the default. */
export function optionValues(name: keyof Options): readonly (string | boolean)[] {
  return entryOf(name).values;
}

/** Returns the names of the options that games of a rule book and mode have. */
export function optionNames(rulebook: Rulebook, mode: string): (keyof Options)[] {
  return OPTION_NAMES.filter((name) => {
    const entry = entryOf(name);
    return (entry.rulebook ?? rulebook) === rulebook && (entry.modes === undefined || entry.modes.includes(mode));
  });
}

/** Reads options from JSON, all or some of them. */
export function readOptions(value: unknown, path: string, faults: Faults, rulebook: Rulebook, mode: string): Options {
  const given = value === undefined ? {} : faults.object(value, path, [], optionNames(rulebook, mode));
  const options: Record<string, unknown> = { ...DEFAULT_OPTIONS };
  for (const [name, setting] of Object.entries(given)) {
    if (setting === undefined) continue;
    const { values } = entryOf(name);
    const where = at(path, name);
    options[name] =
      typeof values[0] === 'boolean'
        ? faults.boolean(setting, where)
        : faults.oneOf(setting, where, values as readonly string[]);
  }
  return Object.freeze(options) as unknown as Options;
}

/** Returns the options that differ from their defaults, so that an option that is added later does not change older records. */
export function changedOptions(options: Options): Partial<Options> {
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) => DEFAULT_OPTIONS[name as keyof Options] !== value),
  );
}

/** Returns one option from the two words of a record or a command line, for `readOptions`. */
export function optionFromWords(name: string, value: string): Record<string, unknown> {
  return { [name]: value === 'true' ? true : value === 'false' ? false : value };
}

/** Reads all or some options from outside; throws an `InputError`. */
export function parseOptions(value: unknown, rulebook: Rulebook, mode: string): Options {
  const faults = new Faults();
  const options = readOptions(value, 'options', faults, rulebook, mode);
  faults.throwIfAny('The options cannot be used:');
  return options;
}
