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

/** Options that change the events or the prompts. */
const WITH_OPTIONS = [
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

export const KINDS: readonly Kind[] = [...PLAIN, ...WITH_OPTIONS, ...WITH_EXPLOITS];
