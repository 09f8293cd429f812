/** The options that describe a game, which several commands share. */
import { randomBytes } from 'node:crypto';
import {
  DEFAULT_OPTIONS,
  EDITIONS,
  type EditionTables,
  type ExploitChoice,
  Faults,
  InputError,
  isSeed,
  MODES,
  modesOf,
  OPTION_NAMES,
  type Opening,
  type Options,
  onBoard,
  optionFromWords,
  optionNames,
  parseOptions,
  readExploits,
} from '@windrose/engine';
import type { Arguments, Flags } from './arguments.ts';
import { DATA_FLAG, tablesFrom } from './edition-arguments.ts';
import { count } from './layout.ts';
import { boardChoices, boardIds, formatRange, playerRange } from './player-counts.ts';
import { usageError } from './user-error.ts';

const STANDARD = 'standard';
const DRAWN = 'drawn';
/** Number of players unless the mode or the board requires another. */
const DEFAULT_PLAYERS = 3;

export const OPENING_FLAGS = {
  edition: { value: 'NAME', help: `edition of the game: ${EDITIONS.join(', ')} (default ${EDITIONS[0]})` },
  ...DATA_FLAG,
  mode: { value: 'NAME', help: `mode of play: ${Object.keys(MODES).join(', ')} (default ${STANDARD})` },
  players: {
    value: 'N',
    help: `number of players (default: what the mode or board asks for, else ${DEFAULT_PLAYERS})`,
  },
  side: { value: 'A|B', help: 'side of the board in Age of Sail (default: the first that is for so many players)' },
  exploits: {
    value: '[A,B,C]',
    help: 'play Age of Sail with exploits: the three that are named, or three drawn from the seed',
    fallback: DRAWN,
  },
  seed: { value: 'S', help: 'text that the set-up is dealt from: letters, digits and _ . : - (default: a new one)' },
  option: {
    value: 'NAME=VALUE',
    help: `option of the rules, may be repeated: ${OPTION_NAMES.map((name) => `${name} (default ${DEFAULT_OPTIONS[name]})`).join(', ')}`,
    repeatable: true,
  },
} as const satisfies Flags;

export type SeededOpening = Opening & { readonly from: { readonly seed: string; readonly exploits: ExploitChoice } };

/** Returns the opening that a command line describes, with a new seed by default and without names of players. */
export function openingFrom(args: Arguments, defaultPlayers: number = DEFAULT_PLAYERS): SeededOpening {
  const tables = tablesFrom(args);
  const mode = modeFrom(args, tables);
  const side = sideFrom(args, tables);
  const players = playersFrom(args, tables, mode, side, defaultPlayers);
  return {
    tables: onBoard(tables, boardFrom(tables, mode, players, side)),
    mode,
    players,
    options: optionsFrom(args, tables, mode),
    names: [],
    from: { seed: seedFrom(args), exploits: exploitsFrom(args, tables) },
  };
}

/** Returns a game in one line: `classic, soloplay-two, 2 players, seed x`. */
export function describeOpening({ tables, mode, players, from }: SeededOpening): string {
  const { exploits } = from;
  return [
    tables.data.id,
    ...(tables.data.boards.length > 1 ? [`board ${tables.board}`] : []),
    ...(mode === STANDARD ? [] : [mode]),
    count(players, 'player'),
    ...(exploits === 'none' ? [] : [`exploits ${exploits === DRAWN ? DRAWN : exploits.join(', ')}`]),
    `seed ${from.seed}`,
  ].join(', ');
}

function modeFrom(args: Arguments, tables: EditionTables): string {
  const given = args.get('mode') ?? STANDARD;
  const modes = modesOf(tables);
  const mode = modes.find((id) => id === given);
  if (mode === undefined) {
    throw usageError(`--mode must be one of ${modes.join(', ')} in the ${tables.data.id} edition, not "${given}".`);
  }
  return mode;
}

/** Returns the board that `--side` names; undefined without it. */
function sideFrom(args: Arguments, tables: EditionTables): string | undefined {
  const side = args.get('side');
  if (side === undefined) return undefined;
  const boards = boardIds(tables);
  if (boards.length === 1) throw usageError(`--side is for editions with two boards, and ${tables.data.id} has one.`);
  const board = boards.find((id) => id.toLowerCase() === side.toLowerCase());
  if (board !== undefined) return board;
  throw usageError(`--side must be one of ${boards.map((id) => id.toUpperCase()).join(', ')}, not "${side}".`);
}

function playersFrom(
  args: Arguments,
  tables: EditionTables,
  mode: string,
  side: string | undefined,
  defaultPlayers: number,
): number {
  const { data } = tables;
  const { least, most } = playerRange(tables, mode, side);
  const given = args.get('players');
  const preferred = Math.min(most, Math.max(least, defaultPlayers));
  // A number that another side allows gets an error about the side, any other an error about the range.
  if (side !== undefined && given !== undefined) {
    const range = playerRange(tables, mode);
    const players = args.whole('players', range.least, range.most, preferred);
    if (players >= least && players <= most) return players;
    const board = `side ${side.toUpperCase()} of ${data.id}`;
    throw usageError(
      `--players ${given} cannot be combined with --side: ${board} is for ${formatRange({ least, most })} players.`,
    );
  }
  if (least === most && given !== undefined && given !== String(least)) {
    throw usageError(`--players must be ${least} in the mode ${mode}, not "${given}".`);
  }
  return args.whole('players', least, most, preferred);
}

function boardFrom(tables: EditionTables, mode: string, players: number, side: string | undefined): string {
  const boards = boardChoices(tables, mode, players);
  if (boards.length === 0) throw usageError(`The ${tables.data.id} edition has no board for ${players} players.`);
  return side ?? boards[0];
}

function seedFrom(args: Arguments): string {
  const seed = args.get('seed');
  if (seed === undefined) return randomBytes(4).toString('hex');
  if (!isSeed(seed)) {
    throw usageError(`--seed must be made of letters, digits and _ . : - (at most 64), not "${seed}".`);
  }
  return seed;
}

function exploitsFrom(args: Arguments, tables: EditionTables): ExploitChoice {
  const ids = args.list('exploits');
  if (ids === undefined) return 'none';
  if (tables.abilityMoves.length === 0)
    throw usageError(`--exploits needs an edition with exploits, and ${tables.data.id} has none.`);
  if (ids.length === 1 && ids[0] === DRAWN) return DRAWN;
  const faults = new Faults();
  const exploits = readExploits(ids, tables, 'exploits', faults);
  const [fault] = faults.list;
  if (fault !== undefined) throw usageError(`--exploits: ${fault.message}.`);
  return exploits;
}

function optionsFrom(args: Arguments, tables: EditionTables, mode: string): Options {
  const { rulebook, id } = tables.data;
  const names = optionNames(rulebook, mode);
  const given: Record<string, unknown> = {};
  for (const pair of args.all('option')) {
    const [name, ...rest] = pair.split('=');
    const known = names.find((option) => option === name);
    if (known === undefined || rest.length === 0) {
      const where = OPTION_NAMES.some((option) => option === name) ? ` in the ${mode} game of ${id}` : '';
      throw usageError(
        `--option must be one of ${names.map((option) => `${option}=…`).join(', ')}${where}, not "${pair}".`,
      );
    }
    if (Object.hasOwn(given, known)) throw usageError(`--option ${known} is given twice.`);
    Object.assign(given, optionFromWords(known, rest.join('=')));
  }
  try {
    return parseOptions(given, rulebook, mode);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const [{ path, message }] = error.faults;
    throw usageError(`--option ${path.replace('options.', '')} ${message}.`);
  }
}
