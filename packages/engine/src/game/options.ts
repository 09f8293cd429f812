/** The choices that a table makes before a game begins, apart from the edition, the board, the mode and the number of players. */
import type { Rulebook } from '../edition/data.ts';
import { at, Faults } from '../faults.ts';

/** Everybody finishes a phase before the next begins, or each player does build, growth and salary in a row (PO-1). */
const PHASE_ORDERS = ['byPhase', 'byPlayer'] as const;
type PhaseOrder = (typeof PHASE_ORDERS)[number];

export interface Options {
  readonly phaseOrder: PhaseOrder;
  /** An activation or token must produce at least one performed action (CL-ACT-8, EC-01). */
  readonly 'rulings.requireEffect': boolean;
  /** One building of the highest level for each player, where the edition states no limit. */
  readonly 'rulings.as.level5Limit': boolean;
  /** Both actions of a double building in one region, where the edition does not ask for it. */
  readonly 'rulings.as.sameRegion': boolean;
  /** What becomes of a track space whose token was removed before the game (S2-SET-6). */
  readonly 'rulings.sp.trackRemoval': 'shorten' | 'emptySpace';
  /** Who takes the token of a space to which a neutral disc goes (S2-NEU-9). */
  readonly 'rulings.sp.neutralToken': 'player' | 'discard';
  /** How many neutral discs may be played in one turn (S2-NEU-8). */
  readonly 'rulings.sp.neutralsPerTurn': '1' | 'unlimited';
  /** How hard the Opposition is (SOLO-DIF). */
  readonly 'solo.difficulty': 'normal' | 'easier' | 'harder';
  /** Who chooses for the Opposition where its rules leave a choice: the player is asked, or it takes what is worst for the player. */
  readonly 'solo.choices': 'asked' | 'worst';
  /** Whose being able to occupy a city lets the Opposition go first (SOLO-FIRST-3). */
  readonly 'rulings.solo.firstTest': 'firstColour' | 'anyColour' | 'anyone';
  /** Whether the Build Level limits what may be taken from the grid (SOLO-BLD-2). */
  readonly 'rulings.solo.industryGate': boolean;
  /** Whether the Opposition also occupies ordinary cities that complete no link (SOLO-OPP-B). */
  readonly 'rulings.solo.occupyOneGlory': boolean;
  /** Glory of the Opposition for an empty free-Governor slot (SOLO-END-4). */
  readonly 'rulings.solo.oppEmptyGovernor': '0' | '3';
  /** The Silent Fleet's answer to an Occupy stays in the same area (SF-OPT-1). */
  readonly 'sf.limitedOccupation': boolean;
  /** The Silent Fleet does not answer tokens (SF-OPT-2). */
  readonly 'sf.noTokenReaction': boolean;
  /** The player without the Crown discards a building each round (SF-OPT-3). */
  readonly 'sf.causeScarcity': boolean;
}

export const DEFAULT_OPTIONS: Options = Object.freeze({
  phaseOrder: 'byPhase',
  'rulings.requireEffect': true,
  'rulings.as.level5Limit': false,
  'rulings.as.sameRegion': false,
  'rulings.sp.trackRemoval': 'shorten',
  'rulings.sp.neutralToken': 'player',
  'rulings.sp.neutralsPerTurn': '1',
  'solo.difficulty': 'normal',
  'solo.choices': 'asked',
  'rulings.solo.firstTest': 'firstColour',
  'rulings.solo.industryGate': true,
  'rulings.solo.occupyOneGlory': true,
  'rulings.solo.oppEmptyGovernor': '0',
  'sf.limitedOccupation': false,
  'sf.noTokenReaction': false,
  'sf.causeScarcity': false,
});

/** Values of the options that are not simply on or off. */
const CHOICES: { readonly [name: string]: readonly string[] } = {
  phaseOrder: PHASE_ORDERS,
  'rulings.sp.trackRemoval': ['shorten', 'emptySpace'],
  'rulings.sp.neutralToken': ['player', 'discard'],
  'rulings.sp.neutralsPerTurn': ['1', 'unlimited'],
  'solo.difficulty': ['normal', 'easier', 'harder'],
  'solo.choices': ['asked', 'worst'],
  'rulings.solo.firstTest': ['firstColour', 'anyColour', 'anyone'],
  'rulings.solo.oppEmptyGovernor': ['0', '3'],
};

/** What an option concerns, by how its name begins: a rule book, or modes. Others concern all games. */
const CONCERNS: readonly {
  readonly prefix: string;
  readonly rulebook?: Rulebook;
  readonly modes?: readonly string[];
}[] = [
  { prefix: 'rulings.as.', rulebook: 'age-of-sail' },
  { prefix: 'rulings.sp.', modes: ['soloplay-two', 'soloplay-three'] },
  { prefix: 'solo.', modes: ['solitaire'] },
  { prefix: 'rulings.solo.', modes: ['solitaire'] },
  { prefix: 'sf.', modes: ['silent-fleet'] },
];

/** Everything that an option can be. */
export function optionValues(name: keyof Options): readonly (string | boolean)[] {
  return CHOICES[name] ?? [false, true];
}

export const OPTION_NAMES = Object.keys(DEFAULT_OPTIONS) as (keyof Options)[];

/** Names of the options that games of a rule book and mode have. */
export function optionNames(rulebook: Rulebook, mode: string): (keyof Options)[] {
  return OPTION_NAMES.filter((name) => {
    const concern = CONCERNS.find(({ prefix }) => name.startsWith(prefix));
    if (concern === undefined) return true;
    return concern.rulebook === undefined ? concern.modes?.includes(mode) : concern.rulebook === rulebook;
  });
}

/** Options as values of any kind, complete or in part, from JSON. */
export function readOptions(value: unknown, path: string, faults: Faults, rulebook: Rulebook, mode: string): Options {
  const given = value === undefined ? {} : faults.object(value, path, [], optionNames(rulebook, mode));
  const options: Record<string, unknown> = { ...DEFAULT_OPTIONS };
  for (const [name, setting] of Object.entries(given)) {
    if (setting === undefined) continue;
    const choices = CHOICES[name];
    const where = at(path, name);
    options[name] = choices === undefined ? faults.boolean(setting, where) : faults.oneOf(setting, where, choices);
  }
  return Object.freeze(options) as unknown as Options;
}

/** Only what differs from the defaults, so that an option that is added one day changes nothing that was written before. */
export function changedOptions(options: Options): Partial<Options> {
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) => DEFAULT_OPTIONS[name as keyof Options] !== value),
  );
}

/** One option as the two words of a record or a command line, ready for `readOptions`. */
export function optionFromWords(name: string, value: string): Record<string, unknown> {
  return { [name]: value === 'true' ? true : value === 'false' ? false : value };
}

/** Options from outside, complete or in part; throws an `InputError`. */
export function parseOptions(value: unknown, rulebook: Rulebook, mode: string): Options {
  const faults = new Faults();
  const options = readOptions(value, 'options', faults, rulebook, mode);
  faults.throwIfAny('The options cannot be used:');
  return options;
}
