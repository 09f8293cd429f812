/** Edition data with the parts that only Age of Sail has: fleets, square links, several boards and switches. */
import { describe, expect, test } from 'vitest';
import ageOfSail from '../../src/edition/data/age-of-sail.json' with { type: 'json' };
import { boardsFor, edition, loadEdition } from '../../src/index.ts';
import { allOf, type Case, removed, setTo } from '../support/changes.ts';
import { dataWith, describeCases } from '../support/edition-cases.ts';
import type { Loose } from '../support/json.ts';

/** Keys that Classic does not need, each on the Age of Sail data. */
const SAIL: Case[] = [
  ['no start building to choose', setTo('startBuildings', []), 'startBuildings: must have at least 1 entry'],
  [
    'a start building with a disc but no circle for it',
    setTo('startBuildings[1].actions', []),
    'startBuildings[1].startsWithDisc: needs actions, because the disc is placed on the activation circle',
  ],
  [
    'a number for the disc of a start building',
    setTo('startBuildings[0].startsWithDisc', 1),
    'startBuildings[0].startsWithDisc: must be true or false, not 1',
  ],
  [
    'a building that starts with a disc',
    setTo('buildings[0].startsWithDisc', true),
    'buildings[0].startsWithDisc: is not a known key',
  ],
  [
    'a text for a payment symbol',
    setTo('buildings[12].notPayableInActionPhase', 'never'),
    'buildings[12].notPayableInActionPhase: must be true or false, not "never"',
  ],
  [
    'a start building with a payment symbol',
    setTo('startBuildings[0].notPayableInActionPhase', true),
    'startBuildings[0].notPayableInActionPhase: is not a known key',
  ],
  [
    'an unknown power',
    setTo('buildings[15].special', 'cathedral'),
    'buildings[15].special: must be one of memorial, city-hall, not "cathedral"',
  ],
  [
    'a number for the disc of a card',
    setTo('decks[0].cards[0].bonusDisc', 1),
    'decks[0].cards[0].bonusDisc: must be true or false, not 1',
  ],
  [
    'a disc of a governor',
    setTo('decks[0].governor.bonusDisc', true),
    'decks[0].governor.bonusDisc: is not a known key',
  ],
  [
    'a text for the number of highest tiles in play',
    setTo('topLevelInPlay', 'three'),
    'topLevelInPlay: must be a whole number from 0 to 31, not "three"',
  ],
  ...['salaryOptional', 'discardPhase', 'discardPile', 'drawInClosedRegions', 'anyRegion'].map(
    (key): Case => [`a number for ${key}`, setTo(key, 0), `${key}: must be true or false, not 0`],
  ),
  [
    'a board for more players than there are',
    setTo('boards[1].players.most', 6),
    'boards[1].players.most: must be a whole number from 4 to 5, not 6',
    'boards[1].players: must be within 2 to 5, the player counts of the edition',
  ],
  [
    'a board for other numbers of players than the edition',
    setTo('players.least', 3),
    'boards[0].players: must be within 3 to 5, the player counts of the edition',
  ],
  [
    'a second board with other areas',
    setTo('boards[1].areas[1].id', 'atlantis'),
    'boards[1].areas: must be the areas of the first board, with a track where those have one',
  ],
  [
    'more of the highest tiles in play than there are',
    setTo('topLevelInPlay', 8),
    'topLevelInPlay: is 8, but there are 7 kinds of level 5',
  ],
  ['a board for no least number', removed('boards[0].players.least'), 'boards[0].players.least: is missing'],
  ['two boards of one id', setTo('boards[1].id', 'a'), 'boards[1].id: "a" is used twice'],
  [
    'a fleet with glory',
    setTo('boards[0].areas[0].fleets[0].glory', 1),
    'boards[0].areas[0].fleets[0].glory: is not a known key',
  ],
  [
    'a fleet without a name',
    removed('boards[0].areas[0].fleets[1].name'),
    'boards[0].areas[0].fleets[1].name: is missing',
  ],
  [
    'a fleet that is not on earth',
    setTo('boards[1].areas[1].fleets[0].lon', 181),
    'boards[1].areas[1].fleets[0].lon: must be a number from -180 to 180, not 181',
  ],
  [
    'a fleet called like a city',
    setTo('boards[0].areas[1].fleets[0].id', 'goree'),
    'boards[0].areas[1].fleets[0].id: "goree" is used twice',
    'boards[0].links[12].ends[1]: there is no city "cape-fleet"',
    'boards[0].links[31].ends[0]: there is no city "cape-fleet"',
  ],
  [
    'a fleet called like an area',
    allOf(
      setTo('boards[0].areas[1].fleets[0].id', 'india'),
      setTo('boards[0].links[12].ends[1]', 'india'),
      setTo('boards[0].links[31].ends[0]', 'india'),
    ),
    'boards[0].areas: india is both an area and a site',
  ],
  [
    'a link that is neither round nor square',
    setTo('boards[0].links[0].square', 'no'),
    'boards[0].links[0].square: must be true or false, not "no"',
  ],
  [
    'a round link too many',
    removed('boards[1].links[21].square'),
    'boards[1]: has 96 spaces for tokens (tracks, cities and links), but there are 95 tokens',
  ],
  [
    'a round link too few',
    setTo('boards[0].links[0].square', true),
    'boards[0]: has 94 spaces for tokens (tracks, cities and links), but there are 95 tokens',
  ],
  [
    'a fleet too few',
    (data) => {
      data.boards[1].areas[1].fleets = [];
      data.boards[1].links = data.boards[1].links.filter(({ ends }: Loose) => !ends.includes('cape-fleet'));
    },
    'boards[1]: has 94 spaces for tokens (tracks, cities and links), but there are 95 tokens',
  ],
];

describeCases('fleets, square links and the other keys of Age of Sail: refuses', SAIL, 'variant', ageOfSail);

describe('edition data', () => {
  test.each(ageOfSail.boards)(
    'EC-70: of Age of Sail has 95 round spaces on board $id, besides square ones',
    ({ id }) => {
      const tables = edition('age-of-sail', id);
      const square = tables.linkIsSquare.filter((each) => each === 1).length;
      const spaces = tables.spaceIds.length + tables.siteIds.length + tables.linkIds.length;
      expect(spaces - square).toBe(95);
      expect(square).toBeGreaterThan(0);
      expect(tables.fleetSites.length).toBeGreaterThan(0);
      expect(Array.from(tables.tokenCount).reduce((sum, count) => sum + count)).toBe(95);
    },
  );

  test('can omit the parts that only Age of Sail has, and then plays like Classic', () => {
    const plain = dataWith(
      allOf(
        ...['topLevelInPlay', 'salaryOptional', 'discardPhase', 'discardPile', 'drawInClosedRegions', 'anyRegion'].map(
          removed,
        ),
        (data) => {
          for (const board of data.boards) delete board.players;
        },
      ),
      'variant',
      ageOfSail,
    );
    const tables = loadEdition(plain);
    expect(tables).toMatchObject({
      salaryOptional: false,
      discardPhase: false,
      discardPile: false,
      drawInClosedRegions: false,
      anyRegion: false,
    });
    expect(boardsFor(tables, 2)).toEqual(['a', 'b']);
  });
});
