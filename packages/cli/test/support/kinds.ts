/** Every kind of game that there is: editions, boards, modes, and games with exploits; as words of a command line and as openings. */
import {
  DEFAULT_OPTIONS,
  EXPLOIT_DATA,
  EXPLOITS,
  type Game,
  type GameEvent,
  GameRecord,
  legalMoves,
  type Move,
  type Options,
  Random,
} from '@windrose/engine';
import { Arguments } from '../../src/arguments.ts';
import { OPENING_FLAGS, openingFrom } from '../../src/opening.ts';

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

/** The game that a command line describes, from its beginning. */
export function begin(argv: readonly string[], seed: string, options: Partial<Options> = {}): GameRecord {
  const opening = openingFrom(new Arguments({ name: 'test', flags: OPENING_FLAGS }, [...argv, '--seed', seed]));
  return new GameRecord({ ...opening, options: { ...DEFAULT_OPTIONS, ...opening.options, ...options } });
}

/** Games with three exploits that follow each other in the list, so that there is one for each. */
export function withExploits(number: number): string[] {
  const ids = [0, 1, 2].map((i) => EXPLOITS[(number + i) % EXPLOITS.length]);
  return [...SAIL, '--players', String(2 + (number % 4)), '--exploits', ids.join(',')];
}

/** Anything, but players who use exploits when they can, go where the first of them is, and seldom rest. */
function choose(game: Game, moves: readonly Move[], random: Random): Move {
  const pick = (from: readonly Move[]) => from[random.below(from.length)];
  const regions = EXPLOIT_DATA.find(({ id }) => id === game.mode.exploits?.[0])?.regions ?? [];
  const there = (id: string | undefined) => regions.includes(id ?? '');
  const { areaIds, siteArea, siteIds, buildingActions, buildingIds } = game.tables;
  const ships = (id: string | undefined) => (buildingActions[buildingIds.indexOf(id ?? '')] & 1) === 1;
  const closed = regions.some((id) => game.state.open[areaIds.indexOf(id)] === 0);
  const wishes: ((move: Move) => boolean)[] = [
    ({ verb }) => verb === 'exploit',
    ({ verb, target }) => closed && verb === 'ship' && there(target) && !game.state.open[areaIds.indexOf(target ?? '')],
    ({ verb, target }) => verb === 'occupy' && there(areaIds[siteArea[siteIds.indexOf(target ?? '')]]),
    ({ verb, target }) => closed && (verb === 'activate' || verb === 'build') && ships(target),
    ({ verb }) => !['pass', 'end', 'decline'].includes(verb),
  ];
  for (const wish of wishes) {
    const wanted = moves.filter(wish);
    if (wanted.length > 0 && random.below(8) > 0) return pick(wanted);
  }
  return pick(moves);
}

/** Plays a game to its end, each position shown to `look` before the next move; returns everything that happened. */
export function playToEnd(record: GameRecord, seed: string, look: (game: Game) => void = () => {}): GameEvent[] {
  const random = new Random(seed);
  const { game } = record;
  const events = [...record.openingEvents];
  for (let moves = legalMoves(game); moves.length > 0; moves = legalMoves(game)) {
    look(game);
    events.push(...record.play(game.mode.exploits ? choose(game, moves, random) : moves[random.below(moves.length)]));
  }
  return events;
}
