/** Records as text: canonical form, accepted deviations, and reading back. */
import { expect, test } from 'vitest';
import { DEFAULT_OPTIONS, edition, hashPosition, isSeed, readRecord, writeRecord } from '../../src/index.ts';
import { GAME_KINDS, recordOf } from '../support/game-kinds.ts';
import { explicit, faultsOfRecord, MOVES, record, text, withLines } from '../support/record-text.ts';
import { SCARCE } from '../support/variant.ts';

const tables = edition('classic');

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

test('only options that differ from the defaults are written', () => {
  const options = { ...DEFAULT_OPTIONS, phaseOrder: 'byPlayer', 'rulings.requireEffect': false } as const;
  const lines = writeRecord(record({ options }, [])).split('\n');
  expect(lines.filter((line) => line.startsWith('option'))).toEqual([
    'option phaseOrder byPlayer',
    'option rulings.requireEffect false',
  ]);
  expect(readRecord(lines.join('\n')).opening.options).toEqual(options);
});

test('names lose characters that do not fit on a line of a record', () => {
  const written = writeRecord(record({ names: ['  Ann\tB.\nC. ', ' ', '# moves'] }));
  expect(written).toContain('\nseat 0 Ann B. C.\nseat 2 # moves\nseed');
  expect(readRecord(written).opening.names).toEqual(['Ann B. C.', '', '# moves']);
});

test('an explicit set-up is written token by token and read again', () => {
  expect(explicit.split('\n').filter((line) => line.startsWith('token ')).length).toBe(95);
  expect(hashPosition(readRecord(explicit).game)).toBe(hashPosition(readRecord(text).game));
});

test('comments, empty lines, indents, other line ends and a missing hash do not matter', () => {
  const loose = withLines(text, (lines) => {
    lines.pop();
    lines.unshift('# a game', '');
    lines.splice(9, 0, '   # still the head');
  });
  const moved = loose.replaceAll('\n', '\r\n\t').replace('build market', 'build   market');
  expect(readRecord(`\ufeff${moved}\n# end`).moves.map((move) => move.text)).toEqual(MOVES);
});

test('a record of an edition that is not built in needs its data', () => {
  const own = writeRecord(record({ tables: SCARCE }));
  expect(faultsOfRecord(own)).toEqual(['line 2: there is no edition "variant"; there are classic, age-of-sail']);
  expect(hashPosition(readRecord(own, SCARCE).game)).toBe(hashPosition(record({ tables: SCARCE }).game));
  expect(() => readRecord(text, SCARCE)).toThrow('the record is of edition "classic", the data of variant');
});

test('a seed has at most 64 characters: letters, digits and _ . : -', () => {
  for (const seed of ['a', 'A_b.c:d-9', 'x'.repeat(64)]) expect(isSeed(seed)).toBe(true);
  for (const seed of ['', 'x'.repeat(65), 'a b', 'é', 'a\n']) expect(isSeed(seed)).toBe(false);
});

test('a record of every kind of game replays, from a seed and from a set-up', () => {
  for (const kind of GAME_KINDS) {
    const [seeded, explicit] = [false, true].map((own) => readRecord(writeRecord(recordOf(kind, 'kinds', own))));
    expect(seeded.opening, kind.name).toMatchObject({ mode: kind.mode, players: kind.players, options: kind.options });
    expect(explicit.game.state, kind.name).toEqual(seeded.game.state);
    expect(hashPosition(explicit.game), kind.name).toBe(hashPosition(recordOf(kind, 'kinds', false).game));
  }
});
