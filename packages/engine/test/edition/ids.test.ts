/** Ids in edition data and references to them: links to cities, decks to areas, tokens and icons to statuses. */
import { describe, expect, test } from 'vitest';
import { loadEdition } from '../../src/index.ts';
import { appended, setTo } from '../support/changes.ts';
import { dataWith, describeCases, faultsOfData } from '../support/edition-cases.ts';
import { faultsOf } from '../support/faults.ts';

describeCases('ids: refuses', [
  [
    'something that is no id',
    setTo('tokens[0].id', 'Industry Token'),
    'tokens[0].id: "Industry Token" is not an id: lower-case words joined by hyphens',
  ],
  [
    'an edition id that is none',
    setTo('id', 'my edition'),
    'id: "my edition" is not an id: lower-case words joined by hyphens',
  ],
  ['the id that means no token', setTo('tokens[0].id', 'none'), 'tokens[0].id: a token cannot be called none'],
  ['an id that the language keeps', setTo('decks[6].id', 'constructor'), 'decks[6].id: "constructor" cannot be an id'],
  ['a token id used twice', setTo('tokens[5].id', 'ship-draw'), 'tokens[5].id: "ship-draw" is used twice'],
  ['a building id used twice', setTo('buildings[3].id', 'market'), 'buildings[3].id: "market" is used twice'],
  [
    'a building called like the start building',
    setTo('buildings[0].id', 'colonial-house'),
    'buildings[0].id: "colonial-house" is used twice',
  ],
  ['a deck id used twice', setTo('decks[1].id', 'africa'), 'decks[1].id: "africa" is used twice'],
  [
    'a city id used twice, in two areas',
    setTo('boards[0].areas[5].cities[0].id', 'london'),
    'boards[0].areas[5].cities[0].id: "london" is used twice',
    'boards[0].links[14].ends[1]: there is no city "surat"',
    'boards[0].links[24].ends[0]: there is no city "surat"',
  ],
  [
    'an area id used twice',
    setTo('boards[0].areas[6].id', 'india'),
    'boards[0].areas[6].id: "india" is used twice',
    'decks[5].area: there is no area "far-east"',
  ],
  [
    'a link to a city that is not there',
    setTo('boards[0].links[2].ends[1]', 'atlantis'),
    'boards[0].links[2].ends[1]: there is no city "atlantis"',
  ],
  [
    'a link from a city to itself',
    setTo('boards[0].links[2].ends[1]', 'london'),
    'boards[0].links[2].ends: links a city with itself',
  ],
  [
    'a link that is there already, the other way round',
    setTo('boards[0].links[2].ends', ['paris', 'london']),
    'boards[0].links[2].ends: links two cities that are already linked',
  ],
  [
    'a link with three ends',
    appended('boards[0].links[2].ends', 'rome'),
    'boards[0].links[2].ends: must name two cities',
  ],
  [
    'a deck in an area that is not there',
    setTo('decks[7].area', 'atlantis'),
    'decks[7].area: there is no area "atlantis"',
  ],
  [
    'a token for a status that is not there',
    setTo('tokens[2].status', 'wealth'),
    'tokens[2].status: must be one of industry, culture, finance, politics, not "wealth"',
  ],
  [
    'an icon for a status that is not there',
    setTo('buildings[3].icons.wealth', 1),
    'buildings[3].icons.wealth: is not one of industry, culture, finance, politics',
  ],
  [
    'glory among the icons of a building',
    setTo('buildings[3].icons.glory', 1),
    'buildings[3].icons.glory: is not one of industry, culture, finance, politics',
  ],
]);

describe('edition data', () => {
  test('is refused at every place that names a removed status', () => {
    const paths = faultsOf(() => loadEdition(dataWith(setTo('statuses.growth', 'wealth')))).map(({ path }) => path);
    for (const path of ['tokens[1].status', 'buildings[1].icons.culture', 'decks[1].governor.icons.culture']) {
      expect(paths).toContain(path);
    }
    expect(paths).not.toContain('decks[0].governor.icons.finance');
  });

  test('is refused when a status is called glory or has the name of another key, or two statuses share a name', () => {
    for (const word of ['glory', 'name', 'grades']) {
      expect(faultsOfData(dataWith(setTo('statuses.growth', word)))).toContain(
        `statuses.growth: a status cannot be called ${word}`,
      );
    }
    expect(faultsOfData(dataWith(setTo('statuses.growth', 'industry')))).toContain(
      'statuses.growth: "industry" is used twice',
    );
  });
});
