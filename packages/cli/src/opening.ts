/** The part of a command line that several commands share: which game it is about. */
import { randomBytes } from 'node:crypto';
import {
  DEFAULT_OPTIONS,
  EDITIONS,
  edition,
  InputError,
  isSeed,
  MODES,
  type Mode,
  OPTION_NAMES,
  type Opening,
  type Options,
  optionFromWords,
  parseOptions,
} from '@windrose/engine';
import type { Arguments, Flags } from './arguments.ts';
import { misuse } from './failure.ts';

export const OPENING_FLAGS = {
  edition: { value: 'NAME', help: `edition of the game: ${EDITIONS.join(', ')} (default ${EDITIONS[0]})` },
  mode: { value: 'NAME', help: `mode of play: ${MODES.join(', ')} (default ${MODES[0]})` },
  players: { value: 'N', help: 'number of players (default: the fewest that the edition allows)' },
  seed: { value: 'S', help: 'text that the set-up is dealt from: letters, digits and _ . : - (default: a new one)' },
  option: {
    value: 'NAME=VALUE',
    help: `option of the rules, may be repeated: ${OPTION_NAMES.map((name) => `${name} (default ${DEFAULT_OPTIONS[name]})`).join(', ')}`,
    repeatable: true,
  },
} as const satisfies Flags;

/** The opening that a command line describes, with a new seed if it names none; players have no names yet. */
export function openingFrom(args: Arguments, usualPlayers?: number): Opening & { from: { seed: string } } {
  const tables = edition(args.oneOf('edition', EDITIONS, EDITIONS[0]));
  const mode = args.oneOf('mode', MODES, MODES[0]) as Mode;
  const { least, most } = tables.data.players;
  const players = args.whole('players', least, most, clamp(usualPlayers ?? least, least, most));
  return { tables, mode, players, options: optionsFrom(args), names: [], from: { seed: seedFrom(args) } };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

function seedFrom(args: Arguments): string {
  const seed = args.get('seed');
  if (seed === undefined) return randomBytes(4).toString('hex');
  if (!isSeed(seed)) {
    throw misuse(`--seed must be made of letters, digits and _ . : - (at most 64), not "${seed}".`);
  }
  return seed;
}

function optionsFrom(args: Arguments): Options {
  const given: Record<string, unknown> = {};
  for (const pair of args.all('option')) {
    const [name, ...rest] = pair.split('=');
    const known = OPTION_NAMES.find((option) => option === name);
    if (known === undefined || rest.length === 0) {
      throw misuse(`--option must be one of ${OPTION_NAMES.map((option) => `${option}=…`).join(', ')}, not "${pair}".`);
    }
    if (Object.hasOwn(given, known)) throw misuse(`--option ${known} is given twice.`);
    Object.assign(given, optionFromWords(known, rest.join('=')));
  }
  try {
    return parseOptions(given);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const [{ path, message }] = error.faults;
    throw misuse(`--option ${path.replace('options.', '')} ${message}.`);
  }
}
