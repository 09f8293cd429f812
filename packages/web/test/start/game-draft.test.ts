/** Drafts of games: the engine accepts the game that results from any sequence of choices. */
import {
  DEFAULT_OPTIONS,
  EDITIONS,
  EXPLOITS,
  edition,
  GameRecord,
  isSeed,
  legalMoves,
  MODES,
  modesOf,
  OPTION_NAMES,
  type Options,
  optionNames,
  readRecord,
  writeRecord,
} from '@windrose/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { optionValues } from '../../../engine/src/game/options.ts';
import {
  adapt,
  adaptedFields,
  boardsOf,
  choose,
  defaultDraft,
  type GameDraft,
  hasExploits,
  isRare,
  modesFor,
  openingOf,
  optionsOf,
  playerNumbers,
  seatsOf,
  seedFrom,
  withExploit,
} from '../../src/start/game-draft.ts';
import { OPTION_VALUES, valuesOf } from '../../src/start/option-values.ts';
import { withSeat } from '../../src/start/seat-plans.ts';

const FIRST = defaultDraft('Ana', 'lisbon');

/** Expects that the game of a draft starts, has moves, and is the same after its record is read. */
function expectGame(draft: GameDraft): void {
  const record = new GameRecord(openingOf(draft));
  expect(legalMoves(record.game).length).toBeGreaterThan(0);
  const { opening } = readRecord(writeRecord(record));
  expect(opening.mode).toBe(draft.mode);
  expect(opening.players).toBe(draft.players);
  expect(opening.tables.board).toBe(draft.board);
  expect(opening.names).toEqual(seatsOf(draft).map(({ name }) => name));
}

describe('the default draft', () => {
  it('is the Classic game for three: one person and two bots', () => {
    expect(FIRST).toMatchObject({ edition: 'classic', mode: 'standard', players: 3, exploits: 'none' });
    expect(seatsOf(FIRST).map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot']);
    expectGame(FIRST);
  });

  it('is consistent', () => {
    expect(adapt(FIRST)).toEqual(FIRST);
  });
});

describe('choices', () => {
  it('every number of players of every edition leads to a game', () => {
    for (const id of EDITIONS) {
      const draft = choose(FIRST, 'edition', id);
      for (const players of playerNumbers(draft)) {
        const chosen = choose(draft, 'players', players);
        expect(chosen.players).toBe(players);
        expectGame(chosen);
      }
    }
  });

  it('every mode on every board leads to a game of that mode and board', () => {
    for (const id of EDITIONS) {
      const draft = choose(FIRST, 'edition', id);
      expect(modesFor(draft).map(({ mode }) => mode)).toEqual(modesOf(edition(id)));
      for (const { mode } of modesFor(draft)) {
        for (const { board } of boardsOf(draft)) {
          const chosen = choose(choose(draft, 'mode', mode), 'board', board);
          expect(chosen).toMatchObject({ edition: id, mode, board });
          expectGame(chosen);
        }
      }
    }
  });

  it('two players or one change the mode in Classic, and a mode changes the number of players', () => {
    expect(choose(FIRST, 'players', 2).mode).toBe('classic-two');
    expect(choose(FIRST, 'players', 1).mode).toBe('solitaire');
    expect(choose(FIRST, 'mode', 'soloplay-two').players).toBe(2);
    const alone = choose(FIRST, 'mode', 'solitaire');
    expect(adaptedFields(FIRST, alone, 'mode')).toEqual(['players']);
    expect(choose(alone, 'players', 4)).toMatchObject({ mode: 'standard', players: 4 });
  });

  it('a number of players that fits the mode keeps it', () => {
    const three = choose(FIRST, 'mode', 'soloplay-three');
    expect(choose(three, 'players', 3).mode).toBe('soloplay-three');
  });

  it('side B of Age of Sail sets four players, and three players set side A', () => {
    const sail = choose(FIRST, 'edition', 'age-of-sail');
    expect(sail).toMatchObject({ board: 'a', players: 3 });
    const other = choose(sail, 'board', 'b');
    expect(other).toMatchObject({ board: 'b', players: 4 });
    expect(adaptedFields(sail, other, 'board')).toEqual(['players']);
    expect(choose(other, 'players', 3)).toMatchObject({ board: 'a', players: 3 });
    expect(choose(other, 'players', 5)).toMatchObject({ board: 'b', players: 5 });
  });

  it('another edition keeps the number of players if possible', () => {
    const fleet = choose(choose(FIRST, 'edition', 'age-of-sail'), 'mode', 'silent-fleet');
    expect(choose(fleet, 'edition', 'classic')).toMatchObject({ mode: 'classic-two', players: 2 });
    expect(choose(choose(FIRST, 'players', 1), 'edition', 'age-of-sail')).toMatchObject({
      mode: 'standard',
      players: 2,
    });
  });

  it('an edition without exploits removes them', () => {
    const sail = choose(choose(FIRST, 'edition', 'age-of-sail'), 'exploits', 'drawn');
    expect(hasExploits(sail)).toBe(true);
    expectGame(sail);
    const back = choose(sail, 'edition', 'classic');
    expect(hasExploits(back)).toBe(false);
    expect(adaptedFields(sail, back, 'edition')).toEqual(['board', 'exploits']);
  });
});

describe('exploits', () => {
  it('are always three different ones', () => {
    let chosen: readonly string[] = FIRST.chosen;
    for (const exploit of EXPLOITS) {
      for (const index of [0, 1, 2]) {
        chosen = withExploit(chosen, index, exploit);
        expect(new Set(chosen).size).toBe(3);
        expect(chosen[index]).toBe(exploit);
      }
    }
  });
});

describe('options', () => {
  it('have the values of the engine', () => {
    for (const name of OPTION_NAMES) {
      const values = valuesOf(name);
      const expected = [...optionValues(name)].sort();
      expect(values === null ? [false, true] : [...values].sort()).toEqual(expected);
    }
    expect(Object.keys(OPTION_VALUES).every((name) => OPTION_NAMES.some((option) => option === name))).toBe(true);
  });

  it('are those of the game, without the order of players for one player', () => {
    expect(optionsOf(FIRST)).toEqual(optionNames('classic', 'standard'));
    expect(optionsOf(choose(FIRST, 'players', 1))).not.toContain('phaseOrder');
  });

  it('are rarely changed if they are readings of the printed rules', () => {
    expect(optionsOf(choose(FIRST, 'players', 1)).filter((name) => !isRare(name))).toEqual([
      'solo.difficulty',
      'solo.choices',
    ]);
  });

  it('that the game does not have are not part of it', () => {
    const draft = choose(FIRST, 'options', { ...DEFAULT_OPTIONS, 'solo.difficulty': 'harder' });
    expect(openingOf(draft).options).toEqual(DEFAULT_OPTIONS);
    expect(openingOf(choose(draft, 'players', 1)).options['solo.difficulty']).toBe('harder');
  });
});

describe('seats', () => {
  it('exchange their colours', () => {
    const seats = withSeat(FIRST.seats, 0, { colour: 2 });
    expect(seats.map(({ colour }) => colour)).toEqual([2, 1, 0, 3, 4]);
  });

  it('without a name get one', () => {
    const draft = choose(FIRST, 'seats', withSeat(FIRST.seats, 1, { name: '  ' }));
    expect(seatsOf(draft)[1].name).toBe('Bao');
  });
});

describe('the seed', () => {
  it('has the valid characters of a text', () => {
    expect(seedFrom('  Île de Ré  ')).toBe('Ile-de-Re');
    expect(seedFrom('大航海')).toBe('');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const seed = seedFrom(text);
        expect(seed === '' || isSeed(seed)).toBe(true);
        expect(seedFrom(seed)).toBe(seed);
      }),
    );
  });
});

/** Every kind of choice on the page. */
const step: fc.Arbitrary<(draft: GameDraft) => GameDraft> = fc.oneof(
  fc.constantFrom(...EDITIONS).map((id) => (draft: GameDraft) => choose(draft, 'edition', id)),
  fc.nat().map((n) => (draft: GameDraft) => choose(draft, 'players', pick(playerNumbers(draft), n))),
  fc.nat().map((n) => (draft: GameDraft) => choose(draft, 'mode', pick(modesFor(draft), n).mode)),
  fc.nat().map((n) => (draft: GameDraft) => choose(draft, 'board', pick(boardsOf(draft), n).board)),
  fc
    .constantFrom('none' as const, 'drawn' as const, 'chosen' as const)
    .map((kind) => (draft: GameDraft) => (hasExploits(draft) ? choose(draft, 'exploits', kind) : draft)),
  fc.tuple(fc.nat(2), fc.constantFrom(...EXPLOITS)).map(
    ([index, id]) =>
      (draft: GameDraft) =>
        choose(draft, 'chosen', withExploit(draft.chosen, index, id)),
  ),
  fc.tuple(fc.nat(), fc.nat()).map(([n, m]) => (draft: GameDraft) => {
    const name = pick(optionsOf(draft), n);
    return choose(draft, 'options', { ...draft.options, [name]: pick(optionValues(name), m) } as Options);
  }),
  fc.tuple(fc.nat(4), fc.nat(4), fc.string({ maxLength: 24 })).map(
    ([seat, colour, name]) =>
      (draft: GameDraft) =>
        choose(draft, 'seats', withSeat(draft.seats, seat, { colour, name })),
  ),
);

function pick<T>(list: readonly T[], n: number): T {
  return list[n % list.length];
}

describe('every reachable draft', () => {
  it('yields a game that the engine accepts', () => {
    const reached = new Set<string>();
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const draft = steps.reduce((each, change) => change(each), FIRST);
        reached.add(draft.mode);
        expect(adapt(draft)).toEqual(draft);
        expect(new Set(draft.seats.map(({ colour }) => colour)).size).toBe(draft.seats.length);
        expectGame(draft);
      }),
      { numRuns: 300, seed: 7 },
    );
    expect([...reached].sort()).toEqual(Object.keys(MODES).sort());
  });
});
