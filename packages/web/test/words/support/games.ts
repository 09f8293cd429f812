/** Every kind of game that there is: editions, boards, modes, numbers of players and exploits, played at random. */
import {
  DEFAULT_OPTIONS,
  EDITIONS,
  EXPLOIT_DATA,
  EXPLOITS,
  edition,
  type Game,
  type GameEvent,
  GameRecord,
  legalMoves,
  type Move,
  modesOf,
  type Options,
  playersOf,
  Random,
} from '@windrose/engine';

export interface Kind {
  readonly name: string;
  readonly begin: (seed: string) => GameRecord;
}

function kind(
  id: string,
  board: string,
  mode: string,
  players: number,
  options: Partial<Options> = {},
  exploits: readonly string[] = [],
): Kind {
  return {
    name: [id, board, mode, players, ...Object.keys(options), ...exploits].join(' '),
    begin: (seed) =>
      new GameRecord({
        tables: edition(id, board),
        mode,
        players,
        options: { ...DEFAULT_OPTIONS, ...options },
        names: [],
        from: { seed, ...(exploits.length > 0 ? { exploits } : {}) },
      }),
  };
}

/** Each edition on each of its boards in each of its modes, with the fewest and the most players. */
const PLAIN = EDITIONS.flatMap((id) =>
  edition(id).data.boards.flatMap(({ id: board }) => {
    const tables = edition(id, board);
    return modesOf(tables).flatMap((mode) => {
      const { least, most } = playersOf(tables, mode);
      return [...new Set([least, most])].map((players) => kind(id, board, mode, players));
    });
  }),
);

/** Options that change what is told. */
const OTHERWISE = [
  kind('age-of-sail', 'b', 'silent-fleet', 2, { 'sf.limitedOccupation': true, 'sf.causeScarcity': true }),
  kind('classic', 'classic', 'solitaire', 1, { 'solo.difficulty': 'harder', 'solo.choices': 'worst' }),
  kind('classic', 'classic', 'soloplay-two', 2, { 'rulings.sp.neutralToken': 'discard' }),
  kind('age-of-sail', 'b', 'standard', 4, { phaseOrder: 'byPlayer' }),
];

/** Three exploits that follow each other in the list, so that each is the first of a game. */
const WITH_EXPLOITS = EXPLOITS.map((_, number) => {
  const ids = [0, 1, 2].map((i) => EXPLOITS[(number + i) % EXPLOITS.length]);
  const players = 2 + (number % 4);
  return kind('age-of-sail', players > 3 ? 'b' : 'a', 'standard', players, {}, ids);
});

export const KINDS: readonly Kind[] = [...PLAIN, ...OTHERWISE, ...WITH_EXPLOITS];

/** Anything, but players who use exploits when they can, go where the first of them is, and seldom rest. */
export function choose(game: Game, moves: readonly Move[], random: Random): Move {
  const pick = (from: readonly Move[]) => from[random.below(from.length)];
  const regions = EXPLOIT_DATA.find(({ id }) => id === game.mode.exploits?.[0])?.regions ?? [];
  const there = (id = '') => regions.includes(id);
  const { areaIds, siteArea, siteIds, buildingActions, buildingIds } = game.tables;
  const ships = (id = '') => (buildingActions[buildingIds.indexOf(id)] & 1) === 1;
  const isClosed = (id = '') => game.state.open[areaIds.indexOf(id)] === 0;
  const closed = regions.some(isClosed);
  const wishes: ((move: Move) => boolean)[] = [
    ({ verb }) => verb === 'exploit',
    ({ verb, target }) => closed && verb === 'ship' && there(target) && isClosed(target),
    ({ verb, target = '' }) => verb === 'occupy' && there(areaIds[siteArea[siteIds.indexOf(target)]]),
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
    events.push(...record.play(choose(game, moves, random)));
  }
  return events;
}
