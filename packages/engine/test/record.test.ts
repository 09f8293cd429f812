/** Records as text: what may be written, and every fault with its line. */
import { describe, expect, test } from 'vitest';
import {
  EXPLOITS as ALL_EXPLOITS,
  DEFAULT_OPTIONS,
  dealSetup,
  edition,
  GameRecord,
  hashPosition,
  InputError,
  isSeed,
  type Opening,
  readRecord,
  writeRecord,
} from '../src/index.ts';
import { GAME_KINDS, recordOf } from './support/game-kinds.ts';
import { SCARCE } from './support/variant.ts';

const tables = edition('classic');
const MOVES = ['build market', 'build shipyard', 'build workshop', 'activate market', 'draw europe'];

function record(opening: Partial<Opening> = {}, moves: readonly string[] = MOVES): GameRecord {
  const game = new GameRecord({
    tables,
    mode: 'standard',
    players: 3,
    options: DEFAULT_OPTIONS,
    names: ['Ada', '', 'Grace Hopper'],
    from: { seed: 'record' },
    ...opening,
  });
  for (const text of moves) game.play(game.opening.tables.catalogue.byText.get(text)!);
  return game;
}

const text = writeRecord(record());
const explicit = writeRecord(record({ from: { setup: dealSetup(tables, 3, 'record') } }));

/** The lines of a record after a change, as a record. */
function changed(from: string, change: (lines: string[]) => void): string {
  const lines = from.trimEnd().split('\n');
  change(lines);
  return lines.join('\n');
}

const put =
  (old: string, line: string) =>
  (lines: string[]): void => {
    lines[lines.findIndex((each) => each.startsWith(old))] = line;
  };
const take =
  (start: string) =>
  (lines: string[]): void => {
    lines.splice(
      lines.findIndex((each) => each.startsWith(start)),
      1,
    );
  };
const before =
  (start: string, line: string) =>
  (lines: string[]): void => {
    lines.splice(
      lines.findIndex((each) => each.startsWith(start)),
      0,
      line,
    );
  };

function told(input: string): string[] {
  try {
    readRecord(input);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return error.faults.map(({ path, message }) => `${path}: ${message}`);
  }
  return [];
}

test('a record has a head, one move a line and a hash', () => {
  expect(text.split('\n')).toEqual([
    'windrose record 1',
    'edition classic',
    `data ${tables.hash}`,
    'rules 1',
    'mode standard',
    'players 3',
    'seat 0 Ada',
    'seat 2 Grace Hopper',
    'seed record',
    'moves',
    ...MOVES,
    `hash ${hashPosition(record().game)}`,
    '',
  ]);
});

test('only options that are not the usual ones are written', () => {
  const options = { ...DEFAULT_OPTIONS, phaseOrder: 'byPlayer', 'rulings.requireEffect': false } as const;
  const lines = writeRecord(record({ options }, [])).split('\n');
  expect(lines.filter((line) => line.startsWith('option'))).toEqual([
    'option phaseOrder byPlayer',
    'option rulings.requireEffect false',
  ]);
  expect(readRecord(lines.join('\n')).opening.options).toEqual(options);
});

test('names lose what would not survive a line', () => {
  const written = writeRecord(record({ names: ['  Ann\tB.\nC. ', ' ', '# moves'] }));
  expect(written).toContain('\nseat 0 Ann B. C.\nseat 2 # moves\nseed');
  expect(readRecord(written).opening.names).toEqual(['Ann B. C.', '', '# moves']);
});

test('a set-up of its own is written token by token and read again', () => {
  expect(explicit.split('\n').filter((line) => line.startsWith('token ')).length).toBe(95);
  expect(hashPosition(readRecord(explicit).game)).toBe(hashPosition(readRecord(text).game));
});

test('comments, empty lines, indents, other line ends and a missing hash do not matter', () => {
  const loose = changed(text, (lines) => {
    lines.pop();
    lines.unshift('# a game', '');
    lines.splice(9, 0, '   # still the head');
  });
  const moved = loose.replaceAll('\n', '\r\n\t').replace('build market', 'build   market');
  expect(readRecord(`\ufeff${moved}\n# end`).moves.map((move) => move.text)).toEqual(MOVES);
});

test('a record of an edition that does not come with the engine needs its data', () => {
  const own = writeRecord(record({ tables: SCARCE }));
  expect(told(own)).toEqual(['line 2: there is no edition "variant"; there are classic, age-of-sail']);
  expect(hashPosition(readRecord(own, SCARCE).game)).toBe(hashPosition(record({ tables: SCARCE }).game));
  expect(() => readRecord(text, SCARCE)).toThrow('the record is of edition "classic", the data of variant');
});

test('a seed has letters, digits and _ . : -, and at most 64 of them', () => {
  for (const seed of ['a', 'A_b.c:d-9', 'x'.repeat(64)]) expect(isSeed(seed)).toBe(true);
  for (const seed of ['', 'x'.repeat(65), 'a b', 'é', 'a\n']) expect(isSeed(seed)).toBe(false);
});

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
  test('has its board, and its exploits before the seed', () => {
    expect(sailing.split('\n').slice(0, 9)).toEqual([
      ...['windrose record 1', 'edition age-of-sail', `data ${sail.hash}`, 'board b', 'rules 1', 'mode standard'],
      ...['players 4', `exploits ${EXPLOITS.join(' ')}`, 'seed record'],
    ]);
    const read = readRecord(sailing);
    expect(read.opening.tables.board).toBe('b');
    expect(read.game.mode.exploits).toEqual(EXPLOITS);
  });

  test('with a set-up of its own has the highest tiles after the tokens', () => {
    const lines = placed.split('\n');
    expect(lines.slice(7, 9)).toEqual([`exploits ${EXPLOITS.join(' ')}`, `first ${setup.first}`]);
    expect(lines.at(lines.indexOf('moves') - 1)).toBe(`top-tiles ${setup.topTiles?.join(' ')}`);
    expect(lines.filter((line) => line.startsWith('token ')).length).toBe(95);
    const read = readRecord(placed);
    expect(read.opening.from).toEqual({ setup });
    expect(hashPosition(read.game)).toBe(hashPosition(readRecord(sailing).game));
  });

  test('with exploits that are drawn keeps them so', () => {
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
    ['without a board', changed(sailing, take('board')), 'line 6: the board must come before this'],
    [
      'with an unknown board',
      changed(sailing, put('board', 'board c')),
      'line 4: there is no board "c"; there are a, b',
    ],
    [
      'with too many players for the board',
      changed(changed(sailing, put('board', 'board a')), put('players', 'players 5')),
      'line 7: must be a whole number from 2 to 4, not "5"',
    ],
    [
      'with the mode of another edition',
      changed(sailing, put('mode', 'mode classic-two')),
      'line 6: there is no mode "classic-two"; there are standard, silent-fleet',
    ],
    [
      'with a mode for another number of players',
      changed(sailing, put('mode', 'mode silent-fleet')),
      'line 7: must be a whole number from 2 to 2, not "4"',
    ],
    [
      'with an option of another mode',
      changed(sailing, before('seed', 'option sf.noTokenReaction true')),
      'line 9: option sf.noTokenReaction is not a known key',
    ],
    [
      'with an option of another edition',
      changed(sailing, before('seed', 'option rulings.sp.neutralToken discard')),
      'line 9: option rulings.sp.neutralToken is not a known key',
    ],
    [
      'with an option of another value',
      changed(silent, before('seed', 'option sf.causeScarcity often')),
      'line 8: option sf.causeScarcity must be true or false, not "often"',
    ],
    [
      'with a board after the players',
      changed(sailing, (lines) => lines.splice(6, 0, ...lines.splice(3, 1))),
      'line 6: the board must come before this',
    ],
    [
      'with two exploits',
      changed(sailing, put('exploits', 'exploits spice-trade pirate-round')),
      'line 8: must name 3 exploits, not 2',
    ],
    [
      'with unknown exploits',
      changed(sailing, put('exploits', 'exploits spice-trade spice-trade chess')),
      'line 8: "spice-trade" is named twice',
      `line 8: must be one of ${ALL_EXPLOITS.join(', ')}, not "chess"`,
    ],
    ['without any exploit named', changed(sailing, put('exploits', 'exploits')), 'line 8: must name 3 exploits, not 0'],
    [
      'with drawn exploits in a set-up',
      changed(placed, put('exploits', 'exploits drawn')),
      'line 106: exploits can be drawn only from a seed',
    ],
    [
      'with highest tiles beside a seed',
      changed(sailing, before('seed', 'top-tiles museum palace city-hall')),
      'line 11: a record states either a seed or a first player and all tokens',
    ],
    ['without highest tiles', changed(placed, take('top-tiles')), 'line 105: top-tiles is missing'],
    [
      'with two highest tiles',
      changed(placed, put('top-tiles', 'top-tiles museum palace')),
      'line 105: must name 3 tiles, not 2',
    ],
    [
      'with other tiles',
      changed(placed, put('top-tiles', 'top-tiles museum museum market')),
      'line 105: "museum" is named twice',
      'line 105: must be one of exchange, museum, parliament, memorial, city-hall, admiralty, palace, not "market"',
    ],
    [
      'with highest tiles of Classic',
      changed(explicit, before('moves', 'top-tiles museum')),
      'line 105: the classic edition has all tiles of the highest level in the game',
    ],
    [
      'with exploits of Classic',
      changed(text, before('seed', 'exploits drawn')),
      'line 9: the classic edition has no exploits',
    ],
    [
      'with exploits named for Classic',
      changed(text, before('seed', 'exploits spice-trade')),
      'line 9: the classic edition has no exploits',
    ],
  ])('%s', (_, input, ...faults) => {
    expect(told(input)).toEqual(faults);
  });
});

test('a record of every kind of game replays, from a seed and from a set-up', () => {
  for (const kind of GAME_KINDS) {
    const [seeded, explicit] = [false, true].map((own) => readRecord(writeRecord(recordOf(kind, 'kinds', own))));
    expect(seeded.opening, kind.name).toMatchObject({ mode: kind.mode, players: kind.players, options: kind.options });
    expect(explicit.game.state, kind.name).toEqual(seeded.game.state);
    expect(hashPosition(explicit.game), kind.name).toBe(hashPosition(recordOf(kind, 'kinds', false).game));
  }
});

describe('a record is refused', () => {
  test.each<[what: string, input: string, ...faults: string[]]>([
    ['if it is empty', '', 'line 1: the record ends before its moves'],
    ['if it begins otherwise', 'windrose record 2', 'line 1: a record begins with "windrose record 1"'],
    ['without moves', changed(text, (lines) => lines.splice(9)), 'line 9: the record ends before its moves'],
    ['without an edition', changed(text, take('edition')), 'line 2: the edition must come before this'],
    ['without a mode', changed(text, take('mode')), 'line 5: the mode must come before this'],
    ['without players', changed(text, take('players')), 'line 6: the number of players must come before this'],
    ...['data', 'rules'].map((key): [string, string, string] => [
      `without ${key}`,
      changed(text, take(key)),
      `line 9: the line "${key} …" is missing before the moves`,
    ]),
    [
      'with an unknown edition',
      changed(text, put('edition', 'edition chess')),
      'line 2: there is no edition "chess"; there are classic, age-of-sail',
    ],
    [
      'with other data',
      changed(text, put('data', 'data 0')),
      `line 3: the record was played with data "0", but the data at hand are ${tables.hash}`,
    ],
    [
      'with other rules',
      changed(text, put('rules', 'rules 2')),
      'line 4: rules version "2" is not known; this engine has 1',
    ],
    [
      'with an unknown mode',
      changed(text, put('mode', 'mode chess')),
      'line 5: there is no mode "chess"; there are standard, classic-two, soloplay-two, soloplay-three',
    ],
    [
      'with too many players',
      changed(text, put('players', 'players 6')),
      'line 6: must be a whole number from 3 to 5, not "6"',
    ],
    [
      'with a number that is written oddly',
      changed(text, put('players', 'players 03')),
      'line 6: must be a whole number from 3 to 5, not "03"',
    ],
    [
      'with an unknown option',
      changed(text, before('seed', 'option speed fast')),
      'line 9: option speed is not a known key',
    ],
    [
      'with an unknown value',
      changed(text, before('seed', 'option phaseOrder true')),
      'line 9: option phaseOrder must be one of byPhase, byPlayer, not true',
    ],
    [
      'with a seat that is not there',
      changed(text, before('seed', 'seat 3 Eve')),
      'line 9: must be a whole number from 0 to 2, not "3"',
    ],
    ['with a seat without a name', changed(text, before('seed', 'seat 1')), 'line 9: seat needs 2 words after it'],
    ['with a seat stated twice', changed(text, before('seed', 'seat 0 Eve')), 'line 9: "seat 0" is stated twice'],
    ['with words too many', changed(text, put('mode', 'mode standard fast')), 'line 5: mode needs 1 word after it'],
    [
      'with a line that does not belong there',
      changed(text, before('seed', 'constructor 1')),
      'line 9: "constructor" is not part of a record\'s head',
    ],
    [
      'with a bad seed',
      changed(text, put('seed', 'seed a/b')),
      'line 9: a seed is made of letters, digits and _ . : - (at most 64)',
    ],
    [
      'without a seed and a set-up',
      changed(text, take('seed')),
      'line 9: a record states either a seed or a first player and all tokens',
    ],
    [
      'with a seed and a set-up',
      changed(explicit, before('moves', 'seed a')),
      'line 106: a record states either a seed or a first player and all tokens',
    ],
    ['without a first player', changed(explicit, take('first')), 'line 104: first is missing'],
    ['without a token', changed(explicit, take('token paris ')), 'line 104: tokens.paris is missing'],
    [
      'with a space that is not there',
      changed(explicit, before('moves', 'token __proto__ pay')),
      'line 105: there is no space "__proto__"',
    ],
    [
      'with a token that is not there',
      changed(explicit, put('token paris ', 'token paris none')),
      'line 51: there is no token "none"',
    ],
    [
      'with a token too many',
      changed(explicit, put('token africa.1 ', 'token africa.1 pay')),
      'line 105: tokens culture is used 19 times, but there are 20',
      'line 105: tokens pay is used 5 times, but there are 4',
    ],
    [
      'with a move that is not there',
      changed(text, put('draw', 'draw atlantis')),
      'line 15: there is no move "draw atlantis"',
    ],
    [
      'with a move that is not legal',
      changed(text, put('draw', 'draw india')),
      'line 15: move 5, draw india, is not legal: region-closed (CL-ACT-DRW-1): region india, discs 1, presence 0, stack india, value 1',
    ],
    [
      'with a wrong hash',
      changed(text, put('hash', 'hash 0')),
      `line 16: the record leads to ${hashPosition(record().game)}, not to "0"`,
    ],
    ['with something after the hash', `${text}pass`, 'line 17: nothing may follow the hash'],
    ['if it is far too long', '\n'.repeat(100_000), 'line 100000: a record has at most 100000 lines'],
  ])('%s', (_, input, ...faults) => {
    expect(told(input)).toEqual(faults);
  });
});
