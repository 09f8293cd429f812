/** Edition data from outside: damaged data are refused, and with what is accepted a game can be played to its end. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import classic from '../../src/edition/data/classic.json' with { type: 'json' };
import { createGame, DEFAULT_OPTIONS, dealSetup, loadEdition } from '../../src/index.ts';
import { playOut, readOrRefuse, readUntouched, runs } from '../support/fuzz.ts';
import { anything, damaged } from '../support/mutate.ts';

test('damaged data are refused, or make an edition that can be played', () => {
  let accepted = 0;
  fc.assert(
    fc.property(damaged([{ ...classic, id: 'variant' }, classic]), (value) => {
      const tables = readUntouched(value, loadEdition);
      if (tables === null) return;
      accepted++;
      const players = tables.data.players.most;
      playOut(createGame(tables, players, DEFAULT_OPTIONS, dealSetup(tables, players, 'fuzz')).game);
    }),
    runs(600),
  );
  expect(accepted).toBeGreaterThan(50);
});

test('anything else is refused as edition data', () => {
  fc.assert(
    fc.property(anything, (value) => {
      expect(readOrRefuse(() => loadEdition(value))).toBeNull();
    }),
    runs(500),
  );
});
