/** Fuzzes edition data: damaged data is refused, and accepted data can be played to the end of a game. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import ageOfSail from '../../src/edition/data/age-of-sail.json' with { type: 'json' };
import classic from '../../src/edition/data/classic.json' with { type: 'json' };
import { createGame, DEFAULT_OPTIONS, dealSetup, loadEdition, onBoard, playersOf } from '../../src/index.ts';
import { fuzzRuns, playOut, readOrRefuse, readUntouched } from '../support/fuzz.ts';
import { anyValue, damagedJson } from '../support/mutate.ts';

const EDITIONS = [
  { name: 'Classic', valid: [{ ...classic, id: 'variant' }, classic], count: 350 },
  { name: 'Age of Sail', valid: [{ ...ageOfSail, id: 'variant' }, ageOfSail], count: 250 },
];

test.each(EDITIONS)('damaged data of $name is refused, or makes a playable edition', ({ valid, count }) => {
  let accepted = 0;
  fc.assert(
    fc.property(damagedJson(valid), (value) => {
      const first = readUntouched(value, loadEdition);
      if (first === null) return;
      accepted++;
      const boards = first.data.boards.map((board) => onBoard(first, board.id));
      for (const tables of boards) {
        const players = playersOf(tables, 'standard').most;
        const exploits = tables.abilityMoves.length > 0 ? 'drawn' : 'none';
        playOut(createGame(tables, players, DEFAULT_OPTIONS, dealSetup(tables, players, 'fuzz', exploits)).game);
      }
    }),
    fuzzRuns(count),
  );
  expect(accepted).toBeGreaterThan(25);
});

test('arbitrary values are refused as edition data', () => {
  fc.assert(
    fc.property(anyValue, (value) => {
      expect(readOrRefuse(() => loadEdition(value))).toBeNull();
    }),
    fuzzRuns(500),
  );
});
