/** Tests of record, verify, show and perft. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createGame, DEFAULT_OPTIONS, dealSetup, edition, perft, readRecord, writePosition } from '@windrose/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { windrose } from './support/terminal.ts';

let text: string;

beforeAll(async () => {
  text = (await windrose(['record', '--seed', 'tests', '--players', '4'])).output;
});

describe('record', () => {
  it('prints a whole game that the engine replays to its end', () => {
    const record = readRecord(text);
    expect(record.seat).toBeNull();
    expect(record.opening.players).toBe(4);
    expect(record.opening.from).toEqual({ seed: 'tests', exploits: 'none' });
  });

  it('prints the same game for the same seed, and another for another', async () => {
    expect((await windrose(['record', '--seed', 'tests', '--players', '4'])).output).toBe(text);
    expect((await windrose(['record', '--seed', 'other', '--players', '4'])).output).not.toBe(text);
  });

  it('contains the options of the command line', async () => {
    const { output } = await windrose(['record', '--seed', 'a', '--option', 'phaseOrder=byPlayer']);
    expect(output).toContain('option phaseOrder byPlayer\n');
    expect(readRecord(output).opening.options.phaseOrder).toBe('byPlayer');
  });

  it('deals a new set-up each time when no seed is given', async () => {
    const seeds = await Promise.all(
      [1, 2].map(async () => /^seed (.+)$/m.exec((await windrose(['record'])).output)?.[1]),
    );
    expect(seeds[0]).toMatch(/^[0-9a-f]{8}$/);
    expect(seeds[0]).not.toBe(seeds[1]);
  });
});

describe('verify', () => {
  it('prints scores by category, the winner and the final hash of a sound record', async () => {
    const { code, output, errors } = await windrose(['verify', '-'], { input: text });
    expect(code).toBe(0);
    expect(errors).toBe('');
    expect(output).toMatch(/^The record is sound: \d+ moves\.$/m);
    for (const row of ['Cities', 'Links', 'Industry', 'Politics', 'Cards', 'Buildings', 'Glory']) {
      expect(output).toMatch(new RegExp(`^ {2}${row}( +-?\\d+){4}$`, 'm'));
    }
    expect(output).toMatch(/(wins|share the victory) with \d+ glory\.$/m);
    expect(output).toContain(/^hash .+$/m.exec(text)?.[0]);
  });

  it('reads a file as well', async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'windrose-')), 'game.txt');
    writeFileSync(file, text);
    expect((await windrose(['verify', file])).output).toBe((await windrose(['verify', '-'], { input: text })).output);
  });

  it('reports that a game is unfinished', async () => {
    const { code, output } = await windrose(['verify', '-'], { input: firstMoves(10) });
    expect(code).toBe(0);
    expect(output).toMatch(/The game is not over: round 1, \w+ decides/);
  });

  it('names the line, the move and the reason of a move that is not legal', async () => {
    const lines = text.split('\n');
    const at = lines.indexOf('moves') + 3;
    lines[at - 1] = 'build university';
    const { code, output, errors } = await windrose(['verify', '-'], { input: lines.join('\n') });
    expect(code).toBe(1);
    expect(output).toBe('');
    expect(errors).toContain(`line ${at}: move 2, build university, is not legal.`);
    expect(errors).toContain('University: level 4, and your Industry allows level 1 at most. (Rule CL-BLD-2.)');
  });

  it.each([
    [
      'a move that does not exist',
      (all: string) => all.replace(/^pass$/m, 'surrender'),
      /there is no move "surrender"/,
    ],
    [
      'a hash of another position',
      (all: string) => all.replace(/^hash .*/m, 'hash 0123456789abcdef'),
      /leads to \w+, not to "?0123456789abcdef/,
    ],
    ['a first line of something else', (all: string) => `hello\n${all}`, /line 1: a record begins with/],
    ['data of another edition', (all: string) => all.replace(/^data .*/m, 'data 0000000000000000'), /line 3: .*data/],
    ['a later version of the rules', (all: string) => all.replace(/^rules .*/m, 'rules 99'), /rules version "?99/],
    ['no moves at all', () => 'windrose record 1\n', /ends before its moves/],
    ['nothing', () => '', /ends before its moves/],
  ])('refuses %s', async (_what, damage, says) => {
    const { code, errors } = await windrose(['verify', '-'], { input: damage(text) });
    expect(code).toBe(1);
    expect(errors).toMatch(says);
    expect(errors).not.toMatch(/\n {4}at /);
  });
});

/** Returns the record up to a move. */
function firstMoves(count: number): string {
  const lines = text.split('\n');
  return lines.slice(0, lines.indexOf('moves') + 1 + count).join('\n');
}

describe('show', () => {
  it('shows the final position with the scores', async () => {
    const { code, output } = await windrose(['show', '-'], { input: text });
    expect(code).toBe(0);
    expect(output).toMatch(/^━━ Round 7 of 7 ━━ the game is over/);
    expect(output).toMatch(/wins|share the victory/);
  });

  it('shows the position after N moves, the same as that of a shorter record', async () => {
    const { output } = await windrose(['show', '-', '--at', '9'], { input: text });
    expect(output).toBe((await windrose(['show', '-'], { input: firstMoves(9) })).output);
    expect(output).toMatch(/^━━ Round 1 of 7 /);
  });

  it('shows the start after 0 moves: all tokens on the board, empty harbors', async () => {
    const { output } = await windrose(['show', '-', '--at', '0'], { input: text });
    expect(output).toMatch(/\[Build\]/);
    expect(output.match(/^. \w+ (★ )? *0→1 \(2\) +0→2 \(2\) +0→1 \(2\) +0→1 \(2\) +0 +30 +3$/gm)).toHaveLength(4);
    expect(output).toMatch(/: Choose a tile to build\.$/m);
  });

  it('refuses a move number that the record does not have', async () => {
    const { code, errors } = await windrose(['show', '-', '--at', '9999'], { input: text });
    expect(code).toBe(2);
    expect(errors).toMatch(/--at must be a whole number from 0 to \d+/);
  });

  it('shows a position from JSON like the same position of the record', async () => {
    const position = writePosition(readRecord(firstMoves(30)).game);
    const { code, output } = await windrose(['show', '-'], { input: JSON.stringify(position) });
    expect(code).toBe(0);
    expect(output).toBe((await windrose(['show', '-', '--at', '30'], { input: text })).output);
  });

  it.each([
    ['{', /not JSON/],
    ['{}', /must name its edition, one of classic/],
    ['{"edition":"classic"}', /position.*is missing/],
  ])('refuses %s as a position', async (input, says) => {
    const { code, errors } = await windrose(['show', '-'], { input });
    expect(code).toBe(1);
    expect(errors).toMatch(says);
  });

  it('refuses a move number for a position', async () => {
    const { code, errors } = await windrose(['show', '-', '--at', '1'], { input: '{}' });
    expect(code).toBe(2);
    expect(errors).toContain('--at needs a record');
  });
});

describe('perft', () => {
  it('prints the number of sequences of every length that the engine counts', async () => {
    const { code, output } = await windrose(['perft', '--seed', 'a', '--players', '3', '--depth', '4']);
    expect(code).toBe(0);
    const tables = edition('classic');
    const { game } = createGame(tables, 3, DEFAULT_OPTIONS, dealSetup(tables, 3, 'a'));
    const rows = output.trimEnd().split('\n').slice(1);
    expect(rows).toHaveLength(4);
    rows.forEach((row, i) => {
      expect(row).toMatch(new RegExp(`^ +${i + 1} +${perft(game, i + 1)} +\\d+\\.\\d{3} s$`));
    });
  });
});
