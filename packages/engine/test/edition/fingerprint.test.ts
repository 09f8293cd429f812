/** The fingerprint of edition data changes with everything that affects play, and with nothing else. */
import { describe, expect, test } from 'vitest';
import { loadEdition } from '../../src/index.ts';
import { type Change, setTo } from '../support/changes.ts';
import { dataWith } from '../support/edition-cases.ts';
import { type Loose, set } from '../support/json.ts';

describe('the fingerprint', () => {
  const { hash } = loadEdition(dataWith(() => {}));
  const hashWith = (change: Change) => loadEdition(dataWith(change)).hash;

  test.each([
    ['a name', setTo('boards[0].areas[0].cities[0].name', 'Londinium')],
    ['a longitude', setTo('boards[0].areas[0].cities[0].lon', 1)],
    ['a latitude', setTo('boards[0].areas[0].cities[0].lat', 50)],
    ['a grade', setTo('boards[0].areas[0].cities[0].grades.glory', 'known')],
    ['a new grade', setTo('grades', { rounds: 'known' })],
    ['the order of keys', (data: Loose) => set(data, 'players', { most: 5, least: 3 })],
  ])('does not change with %s', (_, change) => {
    expect(hashWith(change)).toBe(hash);
  });

  test.each([
    ['an icon', setTo('buildings[4].icons.politics', 1)],
    ['an id', setTo('buildings[4].id', 'castle')],
    ['the glory of a city', setTo('boards[0].areas[0].cities[0].glory', 2)],
    ['an action', setTo('buildings[4].actions[0]', ['attack', 'pay'])],
    ['the way a link runs', setTo('boards[0].links[0].ends', ['amsterdam', 'london'])],
    ['the id of the edition', setTo('id', 'another')],
  ])('changes with %s', (_, change) => {
    expect(hashWith(change)).not.toBe(hash);
  });
});
