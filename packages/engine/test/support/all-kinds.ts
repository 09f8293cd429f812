/** Games of every edition, board, mode and exploit, with the fewest and the most players. */
import {
  DEFAULT_OPTIONS,
  EDITIONS,
  EXPLOITS,
  edition,
  GameRecord,
  modesOf,
  type Options,
  playersOf,
} from '../../src/index.ts';

export interface Kind {
  readonly name: string;
  readonly begin: (seed: string) => GameRecord;
}

interface KindOfBoard {
  readonly mode: string;
  readonly players: number;
  readonly options?: Partial<Options>;
  readonly exploits?: readonly string[];
}

function kind(id: string, board: string, { mode, players, options = {}, exploits = [] }: KindOfBoard): Kind {
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
      return [...new Set([least, most])].map((players) => kind(id, board, { mode, players }));
    });
  }),
);

/** Options that change the events or the prompts. */
const WITH_OPTIONS = [
  kind('age-of-sail', 'b', {
    mode: 'silent-fleet',
    players: 2,
    options: { 'sf.limitedOccupation': true, 'sf.causeScarcity': true },
  }),
  kind('classic', 'classic', {
    mode: 'solitaire',
    players: 1,
    options: { 'solo.difficulty': 'harder', 'solo.choices': 'worst' },
  }),
  kind('classic', 'classic', { mode: 'soloplay-two', players: 2, options: { 'rulings.sp.neutralToken': 'discard' } }),
  kind('age-of-sail', 'b', { mode: 'standard', players: 4, options: { phaseOrder: 'byPlayer' } }),
];

/** Three exploits that follow each other in the list, so that each is the first of a game. */
const WITH_EXPLOITS = EXPLOITS.map((_, number) => {
  const ids = [0, 1, 2].map((i) => EXPLOITS[(number + i) % EXPLOITS.length]);
  const players = 2 + (number % 4);
  return kind('age-of-sail', players > 3 ? 'b' : 'a', { mode: 'standard', players, exploits: ids });
});

export const KINDS: readonly Kind[] = [...PLAIN, ...WITH_OPTIONS, ...WITH_EXPLOITS];
