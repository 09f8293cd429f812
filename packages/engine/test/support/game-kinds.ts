/**
 * One game of every kind for tests: both editions, all boards and modes, with and without exploits, with options of
 * each.
 */
import {
  createGame,
  DEFAULT_OPTIONS,
  dealSetup,
  type EditionTables,
  type ExploitChoice,
  edition,
  type Game,
  GameRecord,
  MODES,
  type Options,
  type Setup,
} from '../../src/index.ts';

export interface GameKind {
  readonly name: string;
  readonly tables: EditionTables;
  readonly mode: string;
  readonly players: number;
  readonly options: Options;
  readonly exploits: ExploitChoice;
}

function kind(
  name: string,
  id: string,
  board: string | undefined,
  mode: string,
  players: number,
  options: Partial<Options> = {},
  exploits: ExploitChoice = 'none',
): GameKind {
  return { name, tables: edition(id, board), mode, players, options: { ...DEFAULT_OPTIONS, ...options }, exploits };
}

const RICH = ['spice-trade', 'northwest-passage', 'golden-age-of-piracy'];
const RAIDS = ['brouwer-route', 'mutiny-on-the-bounty', 'spanish-treasure-fleet'];

export const GAME_KINDS: readonly GameKind[] = [
  kind('Classic', 'classic', undefined, 'standard', 3),
  kind('Classic player by player', 'classic', undefined, 'standard', 5, { phaseOrder: 'byPlayer' }),
  kind('Classic for two', 'classic', undefined, 'classic-two', 2),
  kind('SoloPlay for two', 'classic', undefined, 'soloplay-two', 2, { 'rulings.sp.neutralsPerTurn': 'unlimited' }),
  kind('SoloPlay for three', 'classic', undefined, 'soloplay-three', 3, { 'rulings.sp.trackRemoval': 'emptySpace' }),
  kind('Solitaire', 'classic', undefined, 'solitaire', 1, { 'solo.difficulty': 'harder' }),
  kind('Age of Sail', 'age-of-sail', 'a', 'standard', 3, { 'rulings.as.sameRegion': true }),
  kind('Age of Sail on board b', 'age-of-sail', 'b', 'standard', 4, { phaseOrder: 'byPlayer' }),
  kind('Age of Sail with exploits', 'age-of-sail', 'a', 'standard', 2, {}, RICH),
  kind('Age of Sail with others', 'age-of-sail', 'b', 'standard', 5, {}, RAIDS),
  kind('Silent Fleet', 'age-of-sail', 'a', 'silent-fleet', 2, { 'sf.causeScarcity': true }),
  kind('Silent Fleet with exploits', 'age-of-sail', 'a', 'silent-fleet', 2, { 'sf.limitedOccupation': true }, RICH),
];

export function setupOf({ tables, players, exploits, mode }: GameKind, seed: string): Setup {
  return dealSetup(tables, players, seed, exploits, mode);
}

export function gameOf(kind: GameKind, seed: string): Game {
  const { tables, mode, players, options } = kind;
  return createGame(tables, players, options, setupOf(kind, seed), MODES[mode].mode).game;
}

/** Returns a record from a seed, or from the set-up of that seed. */
export function recordOf(kind: GameKind, seed: string, explicit: boolean, names: readonly string[] = []): GameRecord {
  const { tables, mode, players, options, exploits } = kind;
  const from = explicit ? { setup: setupOf(kind, seed) } : { seed, exploits };
  return new GameRecord({ tables, mode, players, options, names, from });
}
