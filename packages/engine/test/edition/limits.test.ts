/**
 * The limits of `edition/limits.ts`: data up to a limit is loaded and played; data beyond it is refused with a path and
 * a reason.
 */
import { describe, expect, test } from 'vitest';
import ageOfSail from '../../src/edition/data/age-of-sail.json' with { type: 'json' };
import { MAX_BUILDINGS, MAX_ICONS, MAX_MOVES, MAX_SEATS, MAX_TOKENS } from '../../src/edition/limits.ts';
import {
  DEFAULT_OPTIONS,
  EDITIONS,
  type EditionData,
  edition,
  Game,
  loadEdition,
  MODES,
  MoveList,
  onBoard,
} from '../../src/index.ts';
import { listSalaries } from '../../src/rules/pay.ts';
import { faultsOf } from '../support/faults.ts';
import { variant } from '../support/variant.ts';

/** Returns Classic data with the given number of kinds of buildings. */
function withBuildings(kinds: number) {
  return variant((data) => {
    const [, last] = data.buildings;
    for (let i = 0; data.startBuildings.length + data.buildings.length < kinds; i++) {
      data.buildings.push({ ...last, id: `annex-${i}`, copies: 1, icons: {} });
    }
  });
}

/**
 * Returns Age of Sail data with more cities in a region, the given number of links between them, and the tokens that
 * they need.
 */
function withLinks(links: number): EditionData {
  const data = structuredClone({ ...ageOfSail, id: 'variant' }) as unknown as EditionData;
  data.boards.splice(1);
  const [board] = data.boards;
  const region = board.areas.find(({ id }) => id === 'north-america')!;
  for (let i = 0; i < 50; i++) region.cities.push({ id: `port-${i}`, name: 'Port', glory: 0, lon: 0, lat: 0 });
  const ports = region.cities.slice(-50).map(({ id }) => id);
  const pairs = ports.flatMap((from, i) => ports.slice(i + 1).map((to) => [from, to] as [string, string]));
  for (const ends of pairs.slice(0, links)) board.links.push({ ends });
  for (let missing = ports.length + links, kind = 0; missing > 0; kind++) {
    const count = Math.min(missing, MAX_ICONS);
    data.tokens.push({ id: `bonus-${kind}`, count, actions: [['pay']] });
    missing -= count;
  }
  return data;
}

describe('the limits of the engine', () => {
  test('are kept by the built-in editions, on all boards', () => {
    for (const id of EDITIONS) {
      for (const board of edition(id).data.boards) {
        const tables = onBoard(edition(id), board.id);
        expect(tables.buildingIds.length).toBeLessThanOrEqual(MAX_BUILDINGS);
        expect(tables.tokenIds.length - 1).toBeLessThanOrEqual(MAX_TOKENS);
        expect(tables.catalogue.moves.length).toBeLessThanOrEqual(MAX_MOVES);
      }
    }
  });

  test('on buildings: the last kind has its own bit in a mask', () => {
    const tables = withBuildings(MAX_BUILDINGS);
    const { state, ...game } = new Game(tables, DEFAULT_OPTIONS, MODES.standard.mode, 3);
    const last = MAX_BUILDINGS - 1;
    state.buildings.set([0, last, last, last - 1]);
    state.discs.set([1, 1, 1, 1]);
    state.built[0] = 4;
    const list = new MoveList();
    listSalaries({ ...game, state } as Game, 0, list);
    expect(list.toArray().map((move) => tables.catalogue.target[move])).toEqual([0, last, last - 1]);
  });

  test('on buildings: one kind more is refused', () => {
    expect(faultsOf(() => withBuildings(MAX_BUILDINGS + 1))).toEqual([
      { path: 'buildings', message: `there may be at most ${MAX_BUILDINGS} kinds, start buildings included` },
    ]);
  });

  test('on moves: a list has room for a whole catalogue', () => {
    const list = new MoveList();
    for (let move = 0; move < MAX_MOVES; move++) list.add(move);
    expect(list.toArray()).toEqual(Array.from({ length: MAX_MOVES }, (_, move) => move));
  });

  test('on moves: data with a larger catalogue is refused', () => {
    expect(loadEdition(withLinks(10)).catalogue.moves.length).toBeLessThanOrEqual(MAX_MOVES);
    const [fault, ...others] = faultsOf(() => loadEdition(withLinks(100)));
    expect(others).toEqual([]);
    expect(fault.path).toBe('boards[0]');
    expect(fault.message).toMatch(/^leads to \d+ moves, more than 4096$/);
  });

  test('on seats: a game with more is refused', () => {
    const game = (seats: number) => new Game(edition('classic'), DEFAULT_OPTIONS, MODES.standard.mode, seats);
    expect(game(MAX_SEATS).state.seats).toBe(MAX_SEATS);
    expect(() => game(MAX_SEATS + 1)).toThrow('A game has at most 8 seats, not 9.');
  });
});
