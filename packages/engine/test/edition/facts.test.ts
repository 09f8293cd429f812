/** Facts about the two published editions hold for data with their ids, and not for variants with other ids. */
import { describe, expect, test } from 'vitest';
import ageOfSail from '../../src/edition/data/age-of-sail.json' with { type: 'json' };
import { allOf, type Case, removed, setTo } from '../support/changes.ts';
import { dataWith, describeCases, faultsOfData } from '../support/edition-cases.ts';
import type { Loose } from '../support/json.ts';

/** Facts that published sources state about the Classic edition. */
const FACTS: Case[] = [
  [
    'other numbers of tokens',
    allOf(setTo('tokens[0].count', 18), setTo('tokens[1].count', 19)),
    'tokens[0].count: the number of tokens is 18, but the classic edition has 17; a variant needs another id',
    'tokens[1].count: the number of tokens is 19, but the classic edition has 20; a variant needs another id',
  ],
  [
    'a token that the edition does not have',
    setTo('tokens[0].id', 'iron'),
    'tokens[0].id: the classic edition has no token iron',
    'tokens: industry is missing',
  ],
  [
    'another number of blue tokens',
    allOf(setTo('tokens[0].count', 18), setTo('tokens[7].count', 3)),
    'tokens[0].count: the number of tokens is 18, but the classic edition has 17; a variant needs another id',
    'tokens: the number of action tokens is 15, but the classic edition has 16; a variant needs another id',
  ],
  [
    'another number of copies',
    setTo('buildings[9].copies', 3),
    'buildings[9].copies: the number of copies is 3, but the classic edition has 2; a variant needs another id',
  ],
  [
    'another number of kinds',
    removed('buildings[9]'),
    'buildings: the number of kinds of level 4 is 2, but the classic edition has 3; a variant needs another id',
  ],
  [
    'other levels',
    setTo('tracks.salary', [1, 1, 2, 3, 4]),
    'tracks.salary: the level at 2 is 1, but the classic edition has 2; a variant needs another id',
    'tracks.salary: the level at 3 is 1, but the classic edition has 2; a variant needs another id',
  ],
  [
    'other glory spaces',
    setTo('tracks.glorySpaces', [0, 2, 4, 7, 8]),
    'tracks.glorySpaces: the glory of a score of 8 is 8, but the classic edition has 7; a variant needs another id',
    'tracks.glorySpaces: the glory of a score of 9 is 8, but the classic edition has 7; a variant needs another id',
  ],
  [
    'other icons of a card that is known',
    setTo('decks[4].cards[0].icons', { culture: 1, finance: 1 }),
    'decks[4].cards[0].icons.politics: the number of politics icons is 0, but the classic edition has 1; a variant needs another id',
    'decks[4].cards[0].icons.finance: the number of finance icons is 1, but the classic edition has 0; a variant needs another id',
  ],
  [
    'other icons of a governor that is known',
    setTo('decks[5].governor.icons.glory', 2),
    'decks[5].governor.icons.glory: the number of glory icons is 2, but the classic edition has 1; a variant needs another id',
  ],
  [
    'other Slavery cards',
    setTo('decks[7].cards', [{ value: 0, icons: { industry: 4, finance: 2 } }]),
    'decks: no two Slavery cards have 4 industry and 2 finance; a variant needs another id',
  ],
  ['a known card that is not there', removed('decks[4].cards[0]'), 'decks: the card india 1 is missing'],
  [
    'too few cities in an area',
    (data) => {
      const [board] = data.boards;
      board.areas[4].cities.length = 1;
      board.areas[4].track += 5;
      board.links = board.links.filter(({ ends }: Loose) => !ends.includes('boston') && !ends.includes('charleston'));
    },
    'boards[0].areas[4]: must have at least 2 cities',
  ],
  [
    'an area that the edition does not have',
    allOf(setTo('boards[0].areas[5].id', 'ceylon'), setTo('decks[4].area', 'ceylon')),
    'boards[0].areas: india is missing',
  ],
  [
    'a city that no link leads to',
    allOf(setTo('boards[0].links[25].ends', ['paris', 'rome']), setTo('boards[0].links[28].ends', ['paris', 'venice'])),
    'boards[0].links: no links connect london with canton',
  ],
];

/** Facts that published sources state about the Age of Sail edition. */
const SAIL_FACTS: Case[] = [
  [
    'another number of tokens',
    (data) => {
      data.tokens[0].count += 1;
      for (const board of data.boards) board.areas[1].track += 1;
    },
    'tokens: the number of tokens is 96, but the age-of-sail edition has 95; a variant needs another id',
  ],
  [
    'another number of tiles',
    setTo('buildings[0].copies', 4),
    'buildings: the number of tiles is 48, but the age-of-sail edition has 49; a variant needs another id',
  ],
  [
    'another number of kinds and of tiles of level 5',
    removed('buildings[18]'),
    'buildings: the number of kinds is 18, but the age-of-sail edition has 19; a variant needs another id',
    'buildings: the number of tiles is 48, but the age-of-sail edition has 49; a variant needs another id',
    'buildings: the number of tiles of level 5 is 6, but the age-of-sail edition has 7; a variant needs another id',
  ],
  [
    'other levels',
    setTo('tracks.growth', [2, 2, 3, 4, 5]),
    'tracks.growth: the level at 3 is 2, but the age-of-sail edition has 3; a variant needs another id',
  ],
  [
    'other glory spaces',
    setTo('tracks.glorySpaces', [0, 2, 4, 7, 9]),
    'tracks.glorySpaces: the glory of a score of 9 is 9, but the age-of-sail edition has 7; a variant needs another id',
  ],
  [
    'other icons of South America 1',
    setTo('decks[1].cards[0].icons.culture', 1),
    'decks[1].cards[0].icons.culture: the number of culture icons is 1, but the age-of-sail edition has 2; a variant needs another id',
  ],
  [
    'other icons of North America 3',
    setTo('decks[3].cards[2].icons', { industry: 2, culture: 2, wealth: 1 }),
    'decks[3].cards[2].icons.wealth: the number of wealth icons is 1, but the age-of-sail edition has 0; a variant needs another id',
  ],
  [
    'other Slavery cards',
    setTo('decks[7].cards[0].icons.wealth', 1),
    'decks: no two Slavery cards have 5 industry and 2 wealth; a variant needs another id',
  ],
  [
    'a card of value 1 without its disc',
    setTo('decks[4].cards[0].bonusDisc', false),
    'decks[4].cards[0]: gives a disc in the age-of-sail edition; a variant needs another id',
  ],
  ['no card of value 1', removed('decks[5].cards[0]'), 'decks: the card far-east 1 is missing'],
];

describeCases('the facts about the Classic edition: refuses', FACTS, 'classic');
describeCases('the facts about the Age of Sail edition: refuses', SAIL_FACTS, 'age-of-sail', ageOfSail);

describe('edition data', () => {
  test.each(FACTS)('with an id of its own may have %s', (_, change) => {
    expect(faultsOfData(dataWith(change))).toEqual([]);
  });

  test.each(SAIL_FACTS)('made from Age of Sail with an id of its own may have %s', (_, change) => {
    expect(faultsOfData(dataWith(change, 'variant', ageOfSail))).toEqual([]);
  });
});
