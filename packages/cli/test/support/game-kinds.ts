/** Every kind of game: editions, boards, modes and exploits, as arguments of a command line. */
import { DEFAULT_OPTIONS, EXPLOITS, type Game, type GameEvent, GameRecord, type Options } from '@windrose/engine';
import { chooseAny, chooseLively, playToEnd as play } from '../../../engine/test/support/lively-games.ts';
import { Arguments } from '../../src/arguments.ts';
import { OPENING_FLAGS, openingFrom } from '../../src/opening-arguments.ts';

interface Kind {
  readonly name: string;
  readonly argv: readonly string[];
  /** Columns of its table of scores. */
  readonly seats: number;
}

const SAIL = ['--edition', 'age-of-sail'];

export const KINDS: readonly Kind[] = [
  { name: 'Classic', argv: [], seats: 3 },
  { name: 'Classic for two', argv: ['--mode', 'classic-two'], seats: 2 },
  { name: 'SoloPlay for two', argv: ['--mode', 'soloplay-two'], seats: 2 },
  { name: 'SoloPlay for three', argv: ['--mode', 'soloplay-three'], seats: 3 },
  { name: 'Solitaire', argv: ['--mode', 'solitaire'], seats: 2 },
  {
    name: 'Solitaire, harder and without questions',
    argv: ['--mode', 'solitaire', '--option', 'solo.difficulty=harder', '--option', 'solo.choices=worst'],
    seats: 2,
  },
  { name: 'Age of Sail', argv: SAIL, seats: 3 },
  { name: 'Age of Sail for two', argv: [...SAIL, '--players', '2'], seats: 2 },
  { name: 'Age of Sail, side B', argv: [...SAIL, '--side', 'B', '--players', '5'], seats: 5 },
  { name: 'Age of Sail with exploits', argv: [...SAIL, '--exploits', '--players', '4'], seats: 4 },
  { name: 'the Silent Fleet', argv: [...SAIL, '--mode', 'silent-fleet'], seats: 2 },
  {
    name: 'the Silent Fleet with all its options and exploits, side B',
    argv: [
      ...[...SAIL, '--mode', 'silent-fleet', '--side', 'b', '--exploits'],
      'golden-age-of-piracy,northwest-passage,spice-trade',
      ...['--option', 'sf.limitedOccupation=true', '--option', 'sf.causeScarcity=true'],
    ],
    seats: 2,
  },
];

/** Starts the game that a command line describes. */
export function begin(argv: readonly string[], seed: string, options: Partial<Options> = {}): GameRecord {
  const opening = openingFrom(new Arguments({ name: 'test', flags: OPENING_FLAGS }, [...argv, '--seed', seed]));
  return new GameRecord({ ...opening, options: { ...DEFAULT_OPTIONS, ...opening.options, ...options } });
}

/** Returns the arguments of a game with three consecutive exploits of the list, so that all numbers cover all exploits. */
export function withExploits(number: number): string[] {
  const ids = [0, 1, 2].map((i) => EXPLOITS[(number + i) % EXPLOITS.length]);
  return [...SAIL, '--players', String(2 + (number % 4)), '--exploits', ids.join(',')];
}

/** Plays a game to its end with random moves; with exploits, moves that use them are preferred. */
export function playToEnd(record: GameRecord, seed: string, look?: (game: Game) => void): GameEvent[] {
  return play(record, seed, look, record.game.mode.exploits ? chooseLively : chooseAny);
}
