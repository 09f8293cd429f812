/** Loading edition data: all faults are reported at once, and the loaded edition is a copy. */
import { describe, expect, test } from 'vitest';
import ageOfSail from '../../src/edition/data/age-of-sail.json' with { type: 'json' };
import classic from '../../src/edition/data/classic.json' with { type: 'json' };
import { EDITIONS, edition, loadEdition, onBoard } from '../../src/index.ts';
import { allOf, removed, setTo } from '../support/changes.ts';
import { dataWith, faultsOfData } from '../support/edition-cases.ts';
import { faultsOf } from '../support/faults.ts';
import { type Loose, set } from '../support/json.ts';

describe('edition data', () => {
  test('of the built-in editions is valid', () => {
    expect(EDITIONS).toContain('classic');
    for (const id of EDITIONS) expect(edition(id).data.id).toBe(id);
    expect(faultsOfData(classic)).toEqual([]);
    expect(faultsOfData(ageOfSail)).toEqual([]);
  });

  test('uses the first board unless another one is named', () => {
    expect([edition('age-of-sail').board, edition('age-of-sail', 'b').board]).toEqual(['a', 'b']);
    expect(onBoard(edition('age-of-sail'), 'b')).toBe(edition('age-of-sail', 'b'));
    expect(() => edition('age-of-sail', 'c')).toThrow(RangeError);
  });

  test('is refused with all its faults at once', () => {
    const broken = dataWith(
      allOf(
        removed('rounds'),
        setTo('players.most', 9),
        setTo('tracks.thresholds[1]', 'two'),
        setTo('tokens[3].status', 'wealth'),
        setTo('buildings[4].actions[0][0]', 'trade'),
        setTo('decks[1].area', 'atlantis'),
        setTo('decks[6].cards[2].value', 1),
        setTo('boards[0].links[7].ends[0]', 'atlantis'),
        setTo('price', 50),
      ),
    );
    const paths = faultsOf(() => loadEdition(broken)).map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        'rounds',
        'players.most',
        'tracks.thresholds[1]',
        'tokens[3].status',
        'buildings[4].actions[0][0]',
        'decks[1].area',
        'decks[6].cards[2].value',
        'boards[0].links[7].ends[0]',
        'price',
      ]),
    );
    expect(() => loadEdition(broken)).toThrow(/^The edition data cannot be used:\n {2}rounds: is missing\n/);
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', JSON.stringify(classic)],
    ['a number', 1],
    ['a list', [classic]],
  ])('is not %s', (_, value) => {
    expect(faultsOf(() => loadEdition(value))[0]).toMatchObject({
      path: 'file',
      message: expect.stringMatching(/^must be an object, not /),
    });
  });
});

describe('loading an edition', () => {
  test('leaves the data unchanged and keeps no reference to it', () => {
    const data = dataWith(() => {});
    const before = structuredClone(data);
    const tables = loadEdition(data);
    expect(data).toEqual(before);
    for (const path of ['rounds', 'buildings[0].id', 'boards[0].links[0].ends[0]', 'decks[0].governor.icons.finance']) {
      set(data, path, 'changed');
    }
    expect(tables.data).toEqual(before);
    expect(loadEdition(before).hash).toBe(tables.hash);
  });

  test('works with frozen data', () => {
    const freeze = (value: Loose): Loose => {
      if (value !== null && typeof value === 'object') Object.values(value).forEach(freeze);
      return Object.freeze(value);
    };
    expect(loadEdition(freeze(dataWith(() => {}))).data.id).toBe('variant');
  });

  test('by an id that is not built in is refused', () => {
    expect(() => edition('atlantis')).toThrow(
      new RangeError('There is no edition atlantis; there are classic, age-of-sail.'),
    );
  });
});
