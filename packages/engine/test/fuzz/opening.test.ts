/** Fuzzes set-ups and options: damaged ones are refused, and accepted ones start a valid game. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  createGame,
  DEFAULT_OPTIONS,
  edition,
  inconsistencies,
  MODES,
  OPTION_NAMES,
  parseOptions,
  parseSetup,
} from '../../src/index.ts';
import { fuzzRuns, readOrRefuse, readUntouched } from '../support/fuzz.ts';
import { GAME_KINDS, setupOf } from '../support/game-kinds.ts';
import { anyValue, damagedJson } from '../support/mutate.ts';

const KINDS = GAME_KINDS.filter(({ mode }) => mode === 'standard');

test.each(KINDS)('a damaged set-up of $name is refused, or starts a game with every token in its place', (kind) => {
  const { tables, players, options, mode } = kind;
  const valid = ['a', 'b', 'c'].map((seed) => setupOf(kind, seed));
  let accepted = 0;
  fc.assert(
    fc.property(damagedJson(valid), (value) => {
      const setup = readUntouched(value, (input) => parseSetup(input, tables, players));
      if (setup === null) return;
      accepted++;
      const { game } = createGame(tables, players, options, setup, MODES[mode].mode);
      expect(inconsistencies(game)).toEqual([]);
      const placed = [...game.state.spaceToken, ...game.state.siteToken, ...game.state.linkToken];
      expect(placed.filter((token) => token > 0).length).toBe(95);
      value.tokens.lisbon = 'changed';
      expect(setup.tokens.lisbon).not.toBe('changed');
    }),
    fuzzRuns(150),
  );
  expect(accepted).toBeGreaterThan(20);
});

test('a damaged set-up of solitaire is refused, or starts a consistent game', () => {
  const kind = GAME_KINDS.find(({ mode }) => mode === 'solitaire')!;
  const { tables, players, options, mode } = kind;
  const valid = ['a', 'b', 'c'].map((seed) => setupOf(kind, seed));
  let accepted = 0;
  fc.assert(
    fc.property(damagedJson(valid), (value) => {
      const setup = readUntouched(value, (input) => parseSetup(input, tables, players, mode));
      if (setup === null) return;
      accepted++;
      const { game } = createGame(tables, players, options, setup, MODES[mode].mode);
      expect(inconsistencies(game)).toEqual([]);
    }),
    fuzzRuns(150),
  );
  expect(accepted).toBeGreaterThan(20);
});

test.each(GAME_KINDS)('damaged options of $name are refused, or are complete options', ({ tables, mode, options }) => {
  const changed = Object.entries(options).filter(([name, value]) => Object(DEFAULT_OPTIONS)[name] !== value);
  const valid = [Object.fromEntries(changed), { phaseOrder: 'byPlayer', 'rulings.requireEffect': false }, {}];
  const { rulebook } = tables.data;
  let accepted = 0;
  fc.assert(
    fc.property(damagedJson(valid), (value) => {
      const read = readUntouched(value, (input) => parseOptions(input, rulebook, mode));
      if (read === null) return;
      accepted++;
      expect(Object.keys(read).sort()).toEqual([...OPTION_NAMES].sort());
      for (const name of OPTION_NAMES) expect(typeof read[name]).toBe(typeof DEFAULT_OPTIONS[name]);
    }),
    fuzzRuns(80),
  );
  expect(accepted).toBeGreaterThan(5);
});

test.each(['classic', 'age-of-sail'] as const)('arbitrary values are refused as a set-up or as options of %s', (id) => {
  fc.assert(
    fc.property(anyValue, (value) => {
      expect(readOrRefuse(() => parseSetup(value, edition(id), 3))).toBeNull();
      const options = readOrRefuse(() => parseOptions(value, id, 'standard'));
      if (options !== null) expect(options).toEqual(DEFAULT_OPTIONS);
    }),
    fuzzRuns(250),
  );
});
