/** All kinds of games for tests: every edition, board, mode and number of players, with and without exploits. */

import { optionNames, optionValues } from '../../src/game/options.ts';
import {
  DEFAULT_OPTIONS,
  EDITIONS,
  type EditionTables,
  EXPLOITS,
  type ExploitChoice,
  edition,
  modesOf,
  type Opening,
  type Options,
  playersOf,
} from '../../src/index.ts';
import { Chooser } from './examine.ts';

export interface GameConfiguration {
  /** `age-of-sail-b-silent-fleet-2` */
  readonly name: string;
  readonly tables: EditionTables;
  readonly mode: string;
  readonly players: number;
  readonly exploits: ExploitChoice;
}

function configurationOf(
  tables: EditionTables,
  mode: string,
  players: number,
  exploits: ExploitChoice,
): GameConfiguration {
  const board = tables.data.boards.length > 1 ? [tables.board] : [];
  const more = exploits === 'none' ? [] : ['exploits'];
  return { name: [tables.data.id, ...board, mode, players, ...more].join('-'), tables, mode, players, exploits };
}

function configurationsOn(tables: EditionTables): GameConfiguration[] {
  const choices: ExploitChoice[] = tables.abilityMoves.length > 0 ? ['none', 'drawn'] : ['none'];
  return modesOf(tables).flatMap((mode) => {
    const { least, most } = playersOf(tables, mode);
    const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i);
    return counts.flatMap((players) => choices.map((exploits) => configurationOf(tables, mode, players, exploits)));
  });
}

/** With drawn exploits, where the edition has any. */
export const CONFIGURATIONS_WITH_EXPLOITS: readonly GameConfiguration[] = EDITIONS.flatMap((id) =>
  edition(id).data.boards.flatMap((board) => configurationsOn(edition(id, board.id))),
);

export const CONFIGURATIONS: readonly GameConfiguration[] = CONFIGURATIONS_WITH_EXPLOITS.filter(
  (configuration) => configuration.exploits === 'none',
);

/** Returns the options of the nth game of a kind: first the defaults, then each other value, then all combinations. */
function optionsOf({ tables, mode }: GameConfiguration, n: number): Options {
  const chooser = new Chooser(n + 1);
  const chosen = optionNames(tables.data.rulebook, mode).map((name) => {
    const values = optionValues(name).filter((value) => value !== DEFAULT_OPTIONS[name]);
    const other = n === 1 || (n > 1 && chooser.below(3) === 0);
    return [name, other ? values[chooser.below(values.length)] : DEFAULT_OPTIONS[name]];
  });
  return { ...DEFAULT_OPTIONS, ...Object.fromEntries(chosen) };
}

/** Creates the nth game of a kind, before its first move. */
export function openingOf(configuration: GameConfiguration, n: number): Opening {
  const { tables, mode, players, exploits, name } = configuration;
  const from =
    exploits === 'none' ? { seed: `${name}-${n}` } : { seed: `${name}-${n}`, exploits: exploitsOf(exploits, n) };
  return { tables, mode, players, options: optionsOf(configuration, n), names: [], from };
}

/** Drawn exploits iterate over all, so that a few games include each. */
function exploitsOf(choice: ExploitChoice, n: number): ExploitChoice {
  if (choice !== 'drawn') return choice;
  return [0, 1, 2].map((i) => EXPLOITS[(n * 3 + i) % EXPLOITS.length]);
}

/** A golden game: its name and how it is created. */
export interface GoldenGame {
  readonly name: string;
  readonly opening: Opening;
}

/** Returns one game of every kind with default options, and one for each other value of an option. */
export function goldenGames(): GoldenGame[] {
  return CONFIGURATIONS.flatMap((configuration) => {
    const { tables, mode, players } = configuration;
    const game = (name: string, options: Options): GoldenGame => ({
      name: `${configuration.name}-${name}`,
      opening: { tables, mode, players, options, names: [], from: { seed: `golden-${players}` } },
    });
    const others = optionNames(tables.data.rulebook, mode).flatMap((option) =>
      optionValues(option)
        .filter((value) => value !== DEFAULT_OPTIONS[option])
        .map((value) => game(`${option}-${value}`, { ...DEFAULT_OPTIONS, [option]: value })),
    );
    return [game('default', DEFAULT_OPTIONS), ...others];
  });
}
