/** Whole positions: every fault in the pieces or in the turn is reported with its path. */
import { expect, test } from 'vitest';
import { readPosition, writePosition } from '../../src/index.ts';
import { allOf, removed, setTo } from '../support/changes.ts';
import { describeCases } from '../support/position-cases.ts';
import { newGame, scenario } from '../support/scenario.ts';

const turn = scenario({ seats: [{ harbor: 3, cards: ['europe-0'] }, { tokens: { pay: 1 } }], cities: { london: 1 } });

describeCases('a position', turn, [
  ['a missing key', removed('round'), 'round: is missing'],
  ['an unknown key', setTo('colour', 'red'), 'colour: is not a known key'],
  ['another format', setTo('position', 2), 'position: must be 1, not 2'],
  ['another edition', setTo('edition', 'other'), 'edition: is "other", but the edition at hand is classic'],
  [
    'other data',
    setTo('data', '0'),
    `data: is "0", but the data at hand have the fingerprint ${turn.game.tables.hash}`,
  ],
  [
    'an unknown mode',
    setTo('mode', 'chess'),
    'mode: must be one of standard, classic-two, soloplay-two, soloplay-three, solitaire, not "chess"',
  ],
  ['an unknown option', setTo('options.speed', 1), 'options.speed: is not a known key'],
  [
    'the options of another edition',
    setTo('options', { 'rulings.as.sameRegion': true }),
    'options.rulings.as.sameRegion: is not a known key',
  ],
  [
    'the options of another mode',
    setTo('options', { 'sf.causeScarcity': true }),
    'options.sf.causeScarcity: is not a known key',
  ],
  [
    'the mode of another edition',
    setTo('mode', 'silent-fleet'),
    'mode: must be one of standard, classic-two, soloplay-two, soloplay-three, solitaire, not "silent-fleet"',
  ],
  ['a mode for fewer players', setTo('mode', 'classic-two'), 'seats: must have 2 entries, not 3'],
  ['a board, where there is one only', setTo('board', 'a'), 'board: is not a known key'],
  ['a pile, where there is none', setTo('pile', []), 'pile: is not a known key'],
  ['neutral colours, where there are none', setTo('neutrals', [30]), 'neutrals: is no part of this standard game'],
  ['numbers of a mode that has none', setTo('numbers', {}), 'numbers: is no part of this standard game'],
  [
    'exploits, where there are none',
    setTo('exploits', ['spice-trade']),
    'exploits: the classic edition has no exploits',
  ],
  ['markers, where there are none', setTo('seats[0].markers', {}), 'seats[0].markers: is not a known key'],
  [
    'a space that is gone, where none can be',
    setTo('tracks.india.spaces[0].gone', true),
    'tracks.india.spaces[0].gone: is not a known key',
  ],
  ['too few seats', setTo('seats', []), 'seats: must have 3 to 5 entries, not 0'],
  ['a round after the last', setTo('round', 8), 'round: must be a whole number from 1 to 7, not 8'],
  [
    'a card that is not there',
    setTo('seats[0].cards[0]', 'europe-9'),
    'seats[0].cards[0]: there is no card "europe-9"',
  ],
  ['a card in two places', setTo('seats[1].cards', ['europe-0']), 'seats[1].cards: europe-0 is in two places'],
  [
    'a building that is not there',
    setTo('seats[0].buildings[0].id', 'pub'),
    'seats[0].buildings[0].id: there is no building "pub"',
  ],
  [
    'another start building',
    setTo('seats[0].buildings[0].id', 'market'),
    'seats[0].buildings[0]: the start building, and no other, comes first',
  ],
  ['a token that is not there', setTo('seats[0].tokens.gold', 1), 'seats[0].tokens.gold: there is no such thing'],
  ['the word for no token', setTo('cities.paris.token', 'none'), 'cities.paris.token: there is no token nothing'],
  ['a city that is not there', setTo('cities.atlantis', {}), 'cities.atlantis: is not a known key'],
  ['a city left out', removed('cities.paris'), 'cities.paris: is missing'],
  [
    'a disc without an owner',
    setTo('cities.paris.disc', 3),
    'cities.paris.disc: must be a whole number from 0 to 2, not 3',
  ],
  [
    'a track too short',
    (position) => position.tracks.india.spaces.pop(),
    'tracks.india.spaces: must have 7 entries, not 6',
  ],
  [
    'a seat left out beside a track',
    setTo('tracks.india.beside', [0, 0]),
    'tracks.india.beside: must have one number for each of the 3 colours',
  ],
  ['a disc too many', setTo('seats[0].harbor', 4), 'position: the number of discs of seat 0 is 31, but must be 30'],
  ['a tile too many', setTo('tiles.market', 6), 'position: the number of market tiles is 6, but must be 5'],
  [
    'more buildings than spaces',
    (position) => {
      const { buildings } = position.seats[0];
      while (buildings.length < 9) buildings.push({ id: 'market', disc: false });
    },
    'seats[0].buildings: there are only 8 spaces for buildings',
  ],
  [
    'two faults at once',
    allOf(setTo('seats[0].supply', -1), setTo('links.atlantis', null)),
    'seats[0].supply: must be a whole number from 0 to 30, not -1',
    'links.atlantis: is not a known key',
  ],
]);

describeCases('the order of a position', turn, [
  ['another order than the one agreed', setTo('phasedFrom', 1), 'phasedFrom: must be 0 in the order byPhase, not 1'],
  [
    'an order that has not begun',
    setTo('options.phaseOrder', 'byPlayer'),
    'phasedFrom: must be 3 in the order byPlayer, not 0',
  ],
  [
    'more rounds to come than spaces to build on',
    (position) => {
      position.seats[0].buildings.push({ id: 'market', disc: false }, { id: 'bank', disc: false });
      position.tiles.market--;
      position.tiles.bank--;
    },
    'seats[0].buildings: leaves 5 spaces free, but 6 more will be built',
  ],
  ['an end before the last round', setTo('pending', []), 'pending: must not be empty: the game is not over'],
  [
    'steps in the wrong order',
    (position) => position.pending.reverse(),
    'pending: the steps "turn, turns, round-end" cannot follow each other',
  ],
  [
    'a step that is no text',
    setTo('pending[0].step', { toString: 1 }),
    'pending: the steps "an object, turns, turn" cannot follow each other',
  ],
  ['a turn in another phase', setTo('phase', 'build'), 'pending: the steps do not belong to the phase'],
  ['a round that ends with another player', setTo('pending[0].seat', 1), 'pending[0].seat: must be 0, not 1'],
  ['another player to follow', setTo('pending[1].seat', 2), 'pending[1].seat: must be 1, not 2'],
  ['turns that have not begun', setTo('pending[1].begun', 0), 'pending[1].begun: must be 1, not 0'],
  ['a turn of a player who has passed', setTo('seats[0].passed', true), 'seats[0].passed: must be false, not true'],
  [
    'cards that changed after passing without passing',
    setTo('seats[2].handChanged', true),
    'seats[2].handChanged: must be false before the seat has passed',
  ],
]);

test('reading a position leaves its data unchanged and keeps no reference to it', () => {
  const { game } = newGame(3);
  const position = JSON.parse(JSON.stringify(writePosition(game)));
  const before = structuredClone(position);
  const read = readPosition(position, game.tables);
  expect(position).toEqual(before);
  position.seats[0].harbor = 9;
  position.options.phaseOrder = 'byPlayer';
  expect(writePosition(read)).toEqual(before);
});
