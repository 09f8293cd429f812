/** Record files: valid ones are opened, invalid ones get a reason and a line. */
import { DEFAULT_OPTIONS, edition, GameRecord, legalMoves, writeRecord } from '@windrose/engine';
import { describe, expect, it } from 'vitest';
import { gameStatus } from '../../src/start/game-status.ts';
import { openRecord } from '../../src/start/open-record.ts';
import { recordHead } from '../../src/start/record-head.ts';

function recordAfter(moves: number): string {
  const opening = {
    tables: edition('classic'),
    mode: 'standard',
    players: 3,
    options: DEFAULT_OPTIONS,
    names: ['Ana', '', 'Chen'],
    from: { seed: 'lisbon' },
  };
  const record = new GameRecord(opening);
  for (let i = 0; i < moves; i++) record.play(legalMoves(record.game)[0]);
  return writeRecord(record);
}

const GOOD = recordAfter(5);

/** Returns the record with one line replaced, and the number of this line. */
function withLine(line: RegExp, replacement: string): { text: string; number: number } {
  const lines = GOOD.split('\n');
  const at = lines.findIndex((each) => line.test(each));
  lines[at] = replacement;
  return { text: lines.join('\n'), number: at + 1 };
}

describe('a valid record', () => {
  it('is opened with the names of its players', () => {
    expect(openRecord(GOOD)).toEqual({ record: GOOD, names: ['Ana', '', 'Chen'], finished: false });
  });

  it('has its game in its head, and its status in its moves', () => {
    expect(recordHead(GOOD)).toEqual({
      edition: 'classic',
      mode: 'standard',
      board: null,
      players: 3,
      exploits: false,
    });
    expect(gameStatus(GOOD)).toMatchObject({ round: 1, rounds: 7 });
    expect(recordHead('a letter')).toBeNull();
    expect(gameStatus('a letter')).toBeNull();
  });
});

describe('an invalid record', () => {
  it.each([
    ['not-a-record', /^windrose/, 'dear diary'],
    ['other-data', /^data/, 'data 0000000000000000'],
    ['other-rules', /^rules/, 'rules 99'],
    ['no-such-move', /^build/, 'build castle'],
    ['illegal-move', /^build/, 'build university'],
    ['other-end', /^hash/, 'hash 0000000000000000'],
    ['bad-line', /^players/, 'players 9'],
  ])('%s: the reason, the line and its text', (kind, line, replacement) => {
    const { text, number } = withLine(line, replacement);
    expect(openRecord(text)).toMatchObject({ kind, line: number, quoted: replacement });
  });

  it('no-moves: a file that ends too early', () => {
    const head = GOOD.slice(0, GOOD.indexOf('moves'));
    expect(openRecord(head)).toMatchObject({ kind: 'no-moves' });
  });

  it('a long line is quoted in part', () => {
    const fault = openRecord('x'.repeat(5000));
    expect('quoted' in fault && fault.quoted.length).toBe(81);
  });
});
