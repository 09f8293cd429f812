/** Refused records: every fault of the header, set-up, moves and hash is reported with its line. */
import { describe, expect, test } from 'vitest';
import { edition, hashPosition } from '../../src/index.ts';
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

const tables = edition('classic');

describe('a record is refused', () => {
  test.each<[what: string, input: string, ...faults: string[]]>([
    ['if it is empty', '', 'line 1: the record ends before its moves'],
    ['if it begins otherwise', 'windrose record 2', 'line 1: a record begins with "windrose record 1"'],
    ['without moves', withLines(text, (lines) => lines.splice(9)), 'line 9: the record ends before its moves'],
    ['without an edition', withLines(text, removeLine('edition')), 'line 2: the edition must come before this'],
    ['without a mode', withLines(text, removeLine('mode')), 'line 5: the mode must come before this'],
    ['without players', withLines(text, removeLine('players')), 'line 6: the number of players must come before this'],
    ...['data', 'rules'].map((key): [string, string, string] => [
      `without ${key}`,
      withLines(text, removeLine(key)),
      `line 9: the line "${key} …" is missing before the moves`,
    ]),
    [
      'with an unknown edition',
      withLines(text, replaceLine('edition', 'edition chess')),
      'line 2: there is no edition "chess"; there are classic, age-of-sail',
    ],
    [
      'with other data',
      withLines(text, replaceLine('data', 'data 0')),
      `line 3: the record was played with data "0", but the data at hand are ${tables.hash}`,
    ],
    [
      'with other rules',
      withLines(text, replaceLine('rules', 'rules 2')),
      'line 4: rules version "2" is not known; this engine has 1',
    ],
    [
      'with an unknown mode',
      withLines(text, replaceLine('mode', 'mode chess')),
      'line 5: there is no mode "chess"; there are standard, classic-two, soloplay-two, soloplay-three, solitaire',
    ],
    [
      'with too many players',
      withLines(text, replaceLine('players', 'players 6')),
      'line 6: must be a whole number from 3 to 5, not "6"',
    ],
    [
      'with a number that is written oddly',
      withLines(text, replaceLine('players', 'players 03')),
      'line 6: must be a whole number from 3 to 5, not "03"',
    ],
    [
      'with an unknown option',
      withLines(text, insertBefore('seed', 'option speed fast')),
      'line 9: option speed is not a known key',
    ],
    [
      'with an unknown value',
      withLines(text, insertBefore('seed', 'option phaseOrder true')),
      'line 9: option phaseOrder must be one of byPhase, byPlayer, not true',
    ],
    [
      'with a seat that is not there',
      withLines(text, insertBefore('seed', 'seat 3 Eve')),
      'line 9: must be a whole number from 0 to 2, not "3"',
    ],
    [
      'with a seat without a name',
      withLines(text, insertBefore('seed', 'seat 1')),
      'line 9: seat needs 2 words after it',
    ],
    [
      'with a seat stated twice',
      withLines(text, insertBefore('seed', 'seat 0 Eve')),
      'line 9: "seat 0" is stated twice',
    ],
    [
      'with words too many',
      withLines(text, replaceLine('mode', 'mode standard fast')),
      'line 5: mode needs 1 word after it',
    ],
    [
      'with a line that does not belong there',
      withLines(text, insertBefore('seed', 'constructor 1')),
      'line 9: "constructor" is not part of a record\'s head',
    ],
    [
      'with a bad seed',
      withLines(text, replaceLine('seed', 'seed a/b')),
      'line 9: a seed is made of letters, digits and _ . : - (at most 64)',
    ],
    [
      'without a seed and a set-up',
      withLines(text, removeLine('seed')),
      'line 9: a record states either a seed or a first player and all tokens',
    ],
    [
      'with a seed and a set-up',
      withLines(explicit, insertBefore('moves', 'seed a')),
      'line 106: a record states either a seed or a first player and all tokens',
    ],
    ['without a first player', withLines(explicit, removeLine('first')), 'line 104: first is missing'],
    ['without a token', withLines(explicit, removeLine('token paris ')), 'line 104: tokens.paris is missing'],
    [
      'with a space that is not there',
      withLines(explicit, insertBefore('moves', 'token __proto__ pay')),
      'line 105: there is no space "__proto__"',
    ],
    [
      'with a token that is not there',
      withLines(explicit, replaceLine('token paris ', 'token paris none')),
      'line 51: there is no token "none"',
    ],
    [
      'with a token too many',
      withLines(explicit, replaceLine('token africa.1 ', 'token africa.1 pay')),
      'line 105: tokens culture is used 19 times, but there are 20',
      'line 105: tokens pay is used 5 times, but there are 4',
    ],
    [
      'with a move that is not there',
      withLines(text, replaceLine('draw', 'draw atlantis')),
      'line 15: there is no move "draw atlantis"',
    ],
    [
      'with a move that is not legal',
      withLines(text, replaceLine('draw', 'draw india')),
      'line 15: move 5, draw india, is not legal: region-closed (CL-ACT-DRW-1): region india, discs 1, presence 0, stack india, value 1',
    ],
    [
      'with a wrong hash',
      withLines(text, replaceLine('hash', 'hash 0')),
      `line 16: the record leads to ${hashPosition(record().game)}, not to "0"`,
    ],
    ['with something after the hash', `${text}pass`, 'line 17: nothing may follow the hash'],
    ['if it is far too long', '\n'.repeat(100_000), 'line 100000: a record has at most 100000 lines'],
  ])('%s', (_, input, ...faults) => {
    expect(faultsOfRecord(input)).toEqual(faults);
  });
});
