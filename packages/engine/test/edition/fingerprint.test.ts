/** The fingerprint of edition data changes with everything that affects play, and with nothing else. */
import { describe, expect, test } from 'vitest';
import { loadEdition } from '../../src/index.ts';
import { type Change, to } from '../support/changes.ts';
import { dataWith } from '../support/edition-cases.ts';
import { type Loose, set } from '../support/json.ts';

describe('the fingerprint', () => {
  const { hash } = loadEdition(dataWith(() => {}));
  const hashWith = (change: Change) => loadEdition(dataWith(change)).hash;

  test.each([
    ['a name', to('boards[0].areas[0].cities[0].name', 'Londinium')],
    ['a longitude', to('boards[0].areas[0].cities[0].lon', 1)],
    ['a latitude', to('boards[0].areas[0].cities[0].lat', 50)],
    ['a grade', to('boards[0].areas[0].cities[0].grades.glory', 'known')],
    ['a new grade', to('grades', { rounds: 'known' })],
    ['the order of keys', (data: Loose) => set(data, 'players', { most: 5, least: 3 })],
  ])('does not change with %s', (_, change) => {
    expect(hashWith(change)).toBe(hash);
  });

  test.each([
    ['an icon', to('buildings[4].icons.politics', 1)],
    ['an id', to('buildings[4].id', 'castle')],
    ['the glory of a city', to('boards[0].areas[0].cities[0].glory', 2)],
    ['an action', to('buildings[4].actions[0]', ['attack', 'pay'])],
    ['the way a link runs', to('boards[0].links[0].ends', ['amsterdam', 'london'])],
    ['the id of the edition', to('id', 'another')],
  ])('changes with %s', (_, change) => {
    expect(hashWith(change)).not.toBe(hash);
  });
});
