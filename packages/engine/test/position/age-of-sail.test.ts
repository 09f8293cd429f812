/** Positions of Age of Sail: board, discard pile, exploits, markers and the Discard Phase. */
import { edition } from '../../src/index.ts';
import { removed, setTo } from '../support/changes.ts';
import { describeCases } from '../support/position-cases.ts';
import { scenario } from '../support/scenario.ts';

const sailing = scenario({
  tables: edition('age-of-sail', 'a'),
  exploits: ['spice-trade', 'northwest-passage', 'golden-age-of-piracy'],
  seats: [{ harbor: 2, markers: { culture: 1 } }, { start: 'merchant-dock' }],
  pile: ['europe-0'],
});

describeCases('a position of Age of Sail', sailing, [
  ['no board', removed('board'), 'board: is missing'],
  ['another board', setTo('board', 'b'), 'board: is "b", but the board at hand is a'],
  [
    'the mode of another edition',
    setTo('mode', 'classic-two'),
    'mode: must be one of standard, silent-fleet, not "classic-two"',
  ],
  ['too many players for the board', setTo('seats', Array(5).fill({})), 'seats: must have 2 to 4 entries, not 5'],
  [
    'the options of another edition',
    setTo('options', { 'rulings.sp.trackRemoval': 'shorten' }),
    'options.rulings.sp.trackRemoval: is not a known key',
  ],
  [
    'the options of another mode',
    setTo('options', { 'sf.noTokenReaction': true }),
    'options.sf.noTokenReaction: is not a known key',
  ],
  [
    'an option with another value',
    setTo('options', { 'rulings.as.level5Limit': 1 }),
    'options.rulings.as.level5Limit: must be true or false, not 1',
  ],
  ['no pile', removed('pile'), 'pile: is missing'],
  ['a card on the pile that is not there', setTo('pile[0]', 'europe-9'), 'pile[0]: there is no card "europe-9"'],
  ['a card on the pile and out of the game', setTo('removed', ['europe-0']), 'pile: europe-0 is in two places'],
  ['two exploits', (position) => position.exploits.pop(), 'exploits: must name 3 exploits, not 2'],
  ['an exploit named twice', setTo('exploits[1]', 'spice-trade'), 'exploits[1]: "spice-trade" is named twice'],
  ['exploits without their numbers', removed('numbers'), 'numbers: is missing'],
  ['numbers of another exploit', setTo('numbers.pirate-round', [0]), 'numbers.pirate-round: is not a known key'],
  [
    'numbers for other seats',
    (position) => position.numbers['golden-age-of-piracy.taken'].push(0),
    'numbers.golden-age-of-piracy.taken: must have 2 entries, not 3',
  ],
  [
    'a number below 0',
    (position) => {
      position.numbers['golden-age-of-piracy.taken'][1] = -1;
    },
    'numbers.golden-age-of-piracy.taken[1]: must be a whole number from 0 to 1000, not -1',
  ],
  [
    'Pirates too many',
    (position) => {
      position.numbers['golden-age-of-piracy.taken'][1] = 1;
    },
    'position: the numbers of golden-age-of-piracy cannot be as they are',
  ],
  ['a marker of no status', setTo('seats[0].markers.glory', 1), 'seats[0].markers.glory: there is no such thing'],
  [
    'a marker too many',
    setTo('seats[0].markers.culture', 2),
    'position: the number of discs of seat 0 is 36, but must be 35',
  ],
  ['neutral colours', setTo('neutrals', [35]), 'neutrals: is no part of this standard game'],
  ['a city that is gone', setTo('cities.lisbon.gone', true), 'cities.lisbon.gone: is not a known key'],
  ['no Discard Phase to come', (position) => position.pending.splice(1, 1), 'pending: the Discard Phase is missing'],
  ['a Discard Phase that has begun', setTo('pending[1].checked', 1), 'pending[1].checked: must be 0, not 1'],
  [
    'a step of another mode',
    setTo('pending[3]', { step: 'fleet-ship', seat: 0, occupied: null }),
    'pending[3]: a fleet-ship is no part of this game',
  ],
]);
