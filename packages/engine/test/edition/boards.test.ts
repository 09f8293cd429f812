/** Edition data with several boards, drawn tiles and exploits: every fault is reported with its path. */
import { describe, expect, test } from 'vitest';
import ageOfSail from '../../src/edition/data/age-of-sail.json' with { type: 'json' };
import { loadEdition, onBoard } from '../../src/index.ts';
import { faultTexts } from '../support/faults.ts';
import { drop, type Loose, set } from '../support/json.ts';

function faultsAfter(change: (data: Loose) => void): string[] {
  const data = structuredClone({ ...ageOfSail, id: 'variant' });
  change(data);
  return faultTexts(() => {
    const tables = loadEdition(data);
    for (const { id } of tables.data.boards) onBoard(tables, id);
  });
}

/** Renames an area on some boards and in the decks. */
function rename(data: Loose, old: string, id: string, boards: number[]): void {
  for (const i of boards) for (const area of data.boards[i].areas) if (area.id === old) area.id = id;
  if (boards.includes(0)) for (const deck of data.decks) if (deck.area === old) deck.area = id;
}

const SAME = 'must be the areas of the first board, with a track where those have one';

describe('a variant of Age of Sail', () => {
  test('is accepted without changes', () => {
    expect(faultsAfter(() => {})).toEqual([]);
  });

  test.each<[what: string, change: (data: Loose) => void, ...faults: string[]]>([
    [
      'players of a board beyond the edition',
      (data) => set(data, 'players.most', 4),
      'boards[1].players: must be within 2 to 4, the player counts of the edition',
    ],
    [
      'players of a board that are none',
      (data) => set(data, 'boards[0].players', { least: 1, most: 3 }),
      'boards[0].players.least: must be a whole number from 2 to 5, not 1',
      'boards[0].players: must be within 2 to 5, the player counts of the edition',
    ],
    ['another area on the second board', (data) => rename(data, 'india', 'ceylon', [1]), `boards[1].areas: ${SAME}`],
    [
      'more of the highest tiles in play than there are',
      (data) => set(data, 'topLevelInPlay', 8),
      'topLevelInPlay: is 8, but there are 7 kinds of level 5',
    ],
    [
      'a region missing that exploits name',
      (data) => rename(data, 'india', 'ceylon', [0, 1]),
      'boards[0].areas: the exploits need the region india',
    ],
    [
      'no Slavery cards',
      (data) => drop(data, 'decks[7].slavery'),
      'decks: the exploits need a deck slavery with Slavery cards',
    ],
    [
      'a disc on a start building without a circle',
      (data) => set(data, 'startBuildings[0].actions', []),
      'startBuildings[0].startsWithDisc: needs actions, because the disc is placed on the activation circle',
    ],
    [
      'an unknown power',
      (data) => set(data, 'buildings[15].special', 'palace'),
      'buildings[15].special: must be one of memorial, city-hall, not "palace"',
    ],
    [
      'more icons and discs than a track has room for',
      (data) => set(data, 'discs', 100),
      ...['industry', 'culture', 'wealth', 'influence'].map((status) =>
        expect.stringContaining(`statuses: ${status} has `),
      ),
    ],
  ])('is refused with %s', (_, change, ...faults) => {
    expect(faultsAfter(change)).toEqual(faults);
  });
});
