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

interface KindOfEdition extends Partial<Omit<GameKind, 'name' | 'tables' | 'options'>> {
  readonly players: number;
  readonly board?: string;
  readonly options?: Partial<Options>;
}

function kind(name: string, id: string, { board, options, ...more }: KindOfEdition): GameKind {
  const tables = edition(id, board);
  return { name, tables, mode: 'standard', exploits: 'none', ...more, options: { ...DEFAULT_OPTIONS, ...options } };
}

const RICH = ['spice-trade', 'northwest-passage', 'golden-age-of-piracy'];
const RAIDS = ['brouwer-route', 'mutiny-on-the-bounty', 'spanish-treasure-fleet'];

export const GAME_KINDS: readonly GameKind[] = [
  kind('Classic', 'classic', { players: 3 }),
  kind('Classic player by player', 'classic', { players: 5, options: { phaseOrder: 'byPlayer' } }),
  kind('Classic for two', 'classic', { mode: 'classic-two', players: 2 }),
  kind('SoloPlay for two', 'classic', {
    mode: 'soloplay-two',
    players: 2,
    options: { 'rulings.sp.neutralsPerTurn': 'unlimited' },
  }),
  kind('SoloPlay for three', 'classic', {
    mode: 'soloplay-three',
    players: 3,
    options: { 'rulings.sp.trackRemoval': 'emptySpace' },
  }),
  kind('Solitaire', 'classic', { mode: 'solitaire', players: 1, options: { 'solo.difficulty': 'harder' } }),
  kind('Age of Sail', 'age-of-sail', { board: 'a', players: 3, options: { 'rulings.as.sameRegion': true } }),
  kind('Age of Sail on board b', 'age-of-sail', { board: 'b', players: 4, options: { phaseOrder: 'byPlayer' } }),
  kind('Age of Sail with exploits', 'age-of-sail', { board: 'a', players: 2, exploits: RICH }),
  kind('Age of Sail with others', 'age-of-sail', { board: 'b', players: 5, exploits: RAIDS }),
  kind('Silent Fleet', 'age-of-sail', {
    board: 'a',
    mode: 'silent-fleet',
    players: 2,
    options: { 'sf.causeScarcity': true },
  }),
  kind('Silent Fleet with exploits', 'age-of-sail', {
    board: 'a',
    mode: 'silent-fleet',
    players: 2,
    options: { 'sf.limitedOccupation': true },
    exploits: RICH,
  }),
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
