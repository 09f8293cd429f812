/** The shape of edition data: required and optional keys, types of values, and grades of values. */
import { removed, setTo } from '../support/changes.ts';
import { describeCases } from '../support/edition-cases.ts';

describeCases('the shape of edition data: refuses', [
  ['a missing key', removed('rounds'), 'rounds: is missing'],
  [
    'a key missing deep inside',
    removed('boards[0].areas[1].cities[1].glory'),
    'boards[0].areas[1].cities[1].glory: is missing',
    'boards[0].areas[1].cities[1].grades.glory: grades a key that does not exist',
  ],
  ['a key without a value', setTo('discs', undefined), 'discs: is missing'],
  ['an unknown key', setTo('colour', 'red'), 'colour: is not a known key'],
  ['an unknown key deep inside', setTo('decks[2].cards[0].cost', 1), 'decks[2].cards[0].cost: is not a known key'],
  ['a text for a number', setTo('discs', '30'), 'discs: must be a whole number from 5 to 100, not "30"'],
  ['a fraction', setTo('rounds', 6.5), 'rounds: must be a whole number from 1 to 20, not 6.5'],
  [
    'a number for a text',
    setTo('boards[0].areas[0].cities[0].name', 7),
    'boards[0].areas[0].cities[0].name: must be a text, not 7',
  ],
  ['a number for yes or no', setTo('decks[7].slavery', 1), 'decks[7].slavery: must be true or false, not 1'],
  ['a list for an object', setTo('players', [3, 5]), 'players: must be an object, not a list'],
  [
    'an object for a list',
    setTo('boards[0].links', {}),
    'boards[0].links: must be a list, not an object',
    'boards[0]: has 66 spaces for tokens (tracks, cities and links), but there are 95 tokens',
  ],
  ['a gap in a list', setTo('tracks.growth[2]', undefined), 'tracks.growth[2]: is missing'],
  ['null for an object', setTo('decks[3].cards[0]', null), 'decks[3].cards[0]: must be an object, not null'],
  [
    'an object that cannot be shown',
    setTo('rounds', { toString: 1 }),
    'rounds: must be a whole number from 1 to 20, not an object',
  ],
  ['another format', setTo('format', 2), 'format: must be 1, not 2'],
  ['an unknown rule book', setTo('rulebook', 'chess'), 'rulebook: must be one of classic, age-of-sail, not "chess"'],
  [
    'a place that is not on earth',
    setTo('boards[0].areas[0].cities[0].lat', 91),
    'boards[0].areas[0].cities[0].lat: must be a number from -90 to 90, not 91',
  ],
  ['too many players', setTo('players.most', 6), 'players.most: must be a whole number from 3 to 5, not 6'],
  [
    'fewer players at most than at least',
    setTo('players', { least: 4, most: 3 }),
    'players.most: must be a whole number from 4 to 5, not 3',
  ],
  [
    'fewer building spaces than rounds',
    setTo('buildingSpaces', 6),
    'buildingSpaces: must be at least the number of rounds, 7',
  ],
]);

describeCases('grades: refuses', [
  [
    'an unknown grade',
    setTo('tracks.grades.build', 'guessed'),
    'tracks.grades.build: must be one of known, deduced, ours, not "guessed"',
  ],
  [
    'a grade of a key that is not there',
    setTo('tokens[0].grades', { price: 'ours' }),
    'tokens[0].grades.price: grades a key that does not exist',
  ],
  ['grades that are no object', setTo('tokens[0].grades', 'ours'), 'tokens[0].grades: must be an object, not "ours"'],
]);
