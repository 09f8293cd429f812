/** Records of Age of Sail: board, exploits and highest tiles; every fault is reported with its line. */
import { describe, expect, test } from 'vitest';
import {
  EXPLOITS as ALL_EXPLOITS,
  DEFAULT_OPTIONS,
  dealSetup,
  edition,
  hashPosition,
  readRecord,
  writeRecord,
} from '../../src/index.ts';
import {
  explicit,
  faultsOfRecord,
  insertBefore,
  record,
  removeLine,
  replaceLine,
  text,
  withLines,
} from '../support/record-text.ts';

const sail = edition('age-of-sail', 'b');
const EXPLOITS = ['spice-trade', 'pirate-round', 'brouwer-route'];
const AGE = { tables: sail, players: 4, names: [] };
const sailing = writeRecord(record({ ...AGE, from: { seed: 'record', exploits: EXPLOITS } }, []));
const setup = dealSetup(sail, 4, 'record', EXPLOITS);
const placed = writeRecord(record({ ...AGE, from: { setup } }, []));
const silent = writeRecord(
  record({ ...AGE, tables: edition('age-of-sail', 'a'), mode: 'silent-fleet', players: 2 }, ['start merchant-dock']),
);

describe('a record of Age of Sail', () => {
  test('names its board, and its exploits before the seed', () => {
    expect(sailing.split('\n').slice(0, 9)).toEqual([
      ...['windrose record 1', 'edition age-of-sail', `data ${sail.hash}`, 'board b', 'rules 1', 'mode standard'],
      ...['players 4', `exploits ${EXPLOITS.join(' ')}`, 'seed record'],
    ]);
    const read = readRecord(sailing);
    expect(read.opening.tables.board).toBe('b');
    expect(read.game.mode.exploits).toEqual(EXPLOITS);
  });

  test('with an explicit set-up lists the highest tiles after the tokens', () => {
    const lines = placed.split('\n');
    expect(lines.slice(7, 9)).toEqual([`exploits ${EXPLOITS.join(' ')}`, `first ${setup.first}`]);
    expect(lines.at(lines.indexOf('moves') - 1)).toBe(`top-tiles ${setup.topTiles?.join(' ')}`);
    expect(lines.filter((line) => line.startsWith('token ')).length).toBe(95);
    const read = readRecord(placed);
    expect(read.opening.from).toEqual({ setup });
    expect(hashPosition(read.game)).toBe(hashPosition(readRecord(sailing).game));
  });

  test('with drawn exploits lists them too', () => {
    const drawn = writeRecord(record({ ...AGE, from: { seed: 'record', exploits: 'drawn' } }, []));
    expect(drawn).toContain('\nexploits drawn\nseed record\n');
    expect(readRecord(drawn).game.mode.exploits).toEqual(dealSetup(sail, 4, 'record', 'drawn').exploits);
  });

  test.each([
    ['sf.causeScarcity', 'true', 'silent-fleet', 2, 'a'],
    ['rulings.as.level5Limit', 'true', 'standard', 4, 'b'],
  ] as const)('keeps the option %s', (name, value, mode, players, board) => {
    const options = { ...DEFAULT_OPTIONS, [name]: true };
    const written = writeRecord(record({ ...AGE, tables: edition('age-of-sail', board), mode, players, options }, []));
    expect(written).toContain(`\noption ${name} ${value}\n`);
    expect(readRecord(written).opening.options).toEqual(options);
  });

  test.each<[what: string, input: string, ...faults: string[]]>([
    ['without a board', withLines(sailing, removeLine('board')), 'line 6: the board must come before this'],
    [
      'with an unknown board',
      withLines(sailing, replaceLine('board', 'board c')),
      'line 4: there is no board "c"; there are a, b',
    ],
    [
      'with too many players for the board',
      withLines(withLines(sailing, replaceLine('board', 'board a')), replaceLine('players', 'players 5')),
      'line 7: must be a whole number from 2 to 4, not "5"',
    ],
    [
      'with the mode of another edition',
      withLines(sailing, replaceLine('mode', 'mode classic-two')),
      'line 6: there is no mode "classic-two"; there are standard, silent-fleet',
    ],
    [
      'with a mode for another number of players',
      withLines(sailing, replaceLine('mode', 'mode silent-fleet')),
      'line 7: must be a whole number from 2 to 2, not "4"',
    ],
    [
      'with an option of another mode',
      withLines(sailing, insertBefore('seed', 'option sf.noTokenReaction true')),
      'line 9: option sf.noTokenReaction is not a known key',
    ],
    [
      'with an option of another edition',
      withLines(sailing, insertBefore('seed', 'option rulings.sp.neutralToken discard')),
      'line 9: option rulings.sp.neutralToken is not a known key',
    ],
    [
      'with an option of another value',
      withLines(silent, insertBefore('seed', 'option sf.causeScarcity often')),
      'line 8: option sf.causeScarcity must be true or false, not "often"',
    ],
    [
      'with a board after the players',
      withLines(sailing, (lines) => lines.splice(6, 0, ...lines.splice(3, 1))),
      'line 6: the board must come before this',
    ],
    [
      'with two exploits',
      withLines(sailing, replaceLine('exploits', 'exploits spice-trade pirate-round')),
      'line 8: must name 3 exploits, not 2',
    ],
    [
      'with unknown exploits',
      withLines(sailing, replaceLine('exploits', 'exploits spice-trade spice-trade chess')),
      'line 8: "spice-trade" is named twice',
      `line 8: must be one of ${ALL_EXPLOITS.join(', ')}, not "chess"`,
    ],
    [
      'without any exploit named',
      withLines(sailing, replaceLine('exploits', 'exploits')),
      'line 8: must name 3 exploits, not 0',
    ],
    [
      'with drawn exploits in a set-up',
      withLines(placed, replaceLine('exploits', 'exploits drawn')),
      'line 106: exploits can be drawn only from a seed',
    ],
    [
      'with highest tiles beside a seed',
      withLines(sailing, insertBefore('seed', 'top-tiles museum palace city-hall')),
      'line 11: a record states either a seed or a first player and all tokens',
    ],
    ['without highest tiles', withLines(placed, removeLine('top-tiles')), 'line 105: top-tiles is missing'],
    [
      'with two highest tiles',
      withLines(placed, replaceLine('top-tiles', 'top-tiles museum palace')),
      'line 105: must name 3 tiles, not 2',
    ],
    [
      'with other tiles',
      withLines(placed, replaceLine('top-tiles', 'top-tiles museum museum market')),
      'line 105: "museum" is named twice',
      'line 105: must be one of exchange, museum, parliament, memorial, city-hall, admiralty, palace, not "market"',
    ],
    [
      'with highest tiles of Classic',
      withLines(explicit, insertBefore('moves', 'top-tiles museum')),
      'line 105: the classic edition has all tiles of the highest level in the game',
    ],
    [
      'with exploits of Classic',
      withLines(text, insertBefore('seed', 'exploits drawn')),
      'line 9: the classic edition has no exploits',
    ],
    [
      'with exploits named for Classic',
      withLines(text, insertBefore('seed', 'exploits spice-trade')),
      'line 9: the classic edition has no exploits',
    ],
  ])('%s', (_, input, ...faults) => {
    expect(faultsOfRecord(input)).toEqual(faults);
  });
});
