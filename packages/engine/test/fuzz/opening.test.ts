/** Set-ups and options from outside: damaged ones are refused, and what is accepted begins a game. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  createGame,
  DEFAULT_OPTIONS,
  dealSetup,
  edition,
  inconsistencies,
  OPTION_NAMES,
  parseOptions,
  parseSetup,
} from '../../src/index.ts';
import { readOrRefuse, readUntouched, runs } from '../support/fuzz.ts';
import { anything, damaged } from '../support/mutate.ts';

const tables = edition('classic');

test('a damaged set-up is refused, or begins a game with every token in its place', () => {
  const valid = [3, 4, 5].flatMap((players) => ['a', 'b'].map((seed) => dealSetup(tables, players, seed)));
  let accepted = 0;
  fc.assert(
    fc.property(damaged(valid), fc.integer({ min: 3, max: 5 }), (value, players) => {
      const setup = readUntouched(value, (input) => parseSetup(input, tables, players));
      if (setup === null) return;
      accepted++;
      const { game } = createGame(tables, players, DEFAULT_OPTIONS, setup);
      expect(inconsistencies(game)).toEqual([]);
      const lying = [...game.state.spaceToken, ...game.state.siteToken, ...game.state.linkToken];
      expect(lying.filter((token) => token > 0).length).toBe(95);
      value.tokens.lisbon = 'changed';
      expect(setup.tokens.lisbon).not.toBe('changed');
    }),
    runs(400),
  );
  expect(accepted).toBeGreaterThan(50);
});

test('damaged options are refused, or are complete options', () => {
  const valid = [
    DEFAULT_OPTIONS,
    { phaseOrder: 'byPlayer', 'rulings.requireEffect': false },
    { phaseOrder: 'byPhase' },
    {},
  ];
  let accepted = 0;
  fc.assert(
    fc.property(damaged(valid), (value) => {
      const options = readUntouched(value, parseOptions);
      if (options === null) return;
      accepted++;
      expect(Object.keys(options).sort()).toEqual([...OPTION_NAMES].sort());
      expect(['byPhase', 'byPlayer']).toContain(options.phaseOrder);
      expect(typeof options['rulings.requireEffect']).toBe('boolean');
    }),
    runs(400),
  );
  expect(accepted).toBeGreaterThan(50);
});

test('anything else is refused as a set-up, and as options unless it is empty', () => {
  fc.assert(
    fc.property(anything, (value) => {
      expect(readOrRefuse(() => parseSetup(value, tables, 3))).toBeNull();
      const options = readOrRefuse(() => parseOptions(value));
      if (options !== null) expect(options).toEqual(DEFAULT_OPTIONS);
    }),
    runs(400),
  );
});
