/** Tests that play, save, verify and show whole games of every edition, board and mode. */
import { readFileSync } from 'node:fs';
import { readRecord, score, writeRecord } from '@windrose/engine';
import { describe, expect, it } from 'vitest';
import { begin, KINDS, playToEnd, withExploits } from './support/game-kinds.ts';
import { newFile, playLines } from './support/played.ts';
import { windrose } from './support/terminal.ts';

const ALWAYS_FIRST = Array<string>(600).fill('1');

describe.each(KINDS.map((kind) => [kind.name, kind] as const))('%s', (_name, { argv, seats }) => {
  it('is played to its end from a pipe, and its record verified and shown', async () => {
    const file = newFile();
    const { code, output, errors } = await playLines(ALWAYS_FIRST, ...argv, '--save', file);
    expect(errors).toBe('');
    expect(code).toBe(0);
    expect(output).toMatch(
      /The game is over\. (.+ (wins|share the victory) with|Defeat:|.+victory.*:) \d+ glory( ahead| behind)?\./,
    );
    expect(output).toMatch(new RegExp(`^ {2}Glory( +-?\\d+){${seats}}$`, 'm'));
    expect(output).not.toMatch(/undefined|NaN|\[object/);
    for (const line of output.split('\n')) expect([...line].length, line).toBeLessThanOrEqual(80);

    const record = readRecord(readFileSync(file, 'utf8'));
    expect(record.seat).toBeNull();
    const verified = await windrose(['verify', file]);
    expect(verified.code).toBe(0);
    expect(verified.output).toMatch(new RegExp(`^ {2}Glory( +-?\\d+){${seats}}$`, 'm'));
    for (const at of [0, Math.floor(record.moves.length / 2), record.moves.length]) {
      const shown = await windrose(['show', file, '--at', String(at)]);
      expect(shown.code).toBe(0);
      expect(shown.output).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  it('is simulated with the mean of every part of the score', async () => {
    const { output } = await windrose(['simulate', ...argv, '--json', '--games', '5', '--seed', 'sim']);
    const result = JSON.parse(output);
    const games = await Promise.all(
      [1, 2, 3, 4, 5].map(async (number) => {
        const { output: text } = await windrose(['record', ...argv, '--seed', `sim.${number}`]);
        return readRecord(text).game;
      }),
    );
    expect(result.seats).toHaveLength(seats);
    const mean = games.reduce((sum, game) => sum + score(game, 0).total, 0) / games.length;
    expect(result.seats[0].meanScore).toBeCloseTo(mean, 3);
    const sum = Object.values<number>(result.categories).reduce((total, amount) => total + amount, 0);
    expect(sum).toBeCloseTo(result.meanScore, 1);
  });
});

describe('defaults and choices of the command line', () => {
  const opening = (...argv: string[]) => begin(argv, 'a').opening;

  it('the number of players is that of the mode, otherwise three', () => {
    expect(opening().players).toBe(3);
    expect(opening('--edition', 'age-of-sail').players).toBe(3);
    expect(opening('--edition', 'age-of-sail', '--side', 'B').players).toBe(4);
    expect(opening('--mode', 'soloplay-two').players).toBe(2);
  });

  it('the board is the first for the number of players, or the side that is named', () => {
    const board = (...argv: string[]) => opening('--edition', 'age-of-sail', ...argv).tables.board;
    expect(board('--players', '2')).toBe('a');
    expect(board('--players', '4')).toBe('a');
    expect(board('--players', '5')).toBe('b');
    expect(board('--players', '4', '--side', 'B')).toBe('b');
    expect(board('--mode', 'silent-fleet')).toBe('a');
    expect(board('--mode', 'silent-fleet', '--side', 'b')).toBe('b');
  });

  it('exploits are named, drawn or absent', () => {
    const exploits = (...argv: string[]) => begin(['--edition', 'age-of-sail', ...argv], 'a').game.mode.exploits;
    expect(exploits()).toBeUndefined();
    expect(exploits('--exploits')).toHaveLength(3);
    expect(exploits('--exploits', 'drawn')).toEqual(exploits('--exploits'));
    expect(exploits('--exploits', '--players', '2')).toHaveLength(3);
    expect(exploits('--exploits=spice-trade,pirate-round,brouwer-route')).toEqual([
      'spice-trade',
      'pirate-round',
      'brouwer-route',
    ]);
  });
});

describe('Age of Sail at the terminal', () => {
  it('uses the names of its edition: Sail, Wealth, Influence, the Crown, the Open Sea', async () => {
    const { output } = await playLines(
      ['start merchant', 'build shipyard', 'pay-all', 'help'],
      '--edition',
      'age-of-sail',
    );
    expect(output).toMatch(/^Windrose · Age of Sail · Side A · 3 players · seed tests$/m);
    expect(output).toMatch(/^PLAYERS +Industry +Culture +Wealth +Influence/m);
    expect(output).toMatch(/has the Crown/);
    expect(output).toMatch(/Begin with the Merchant Dock +Sail · \+1 Wealth$/m);
    expect(output).toMatch(/Salary · \[Action\] · Discard/);
    expect(output).toContain('Open Sea');
  });

  it('accepts sail for ship', async () => {
    const moves = ['start merchant', 'build workshop', 'pay-all', 'activate merchant', 'sail africa'];
    const { output } = await playLines(moves, '--edition', 'age-of-sail');
    expect(output).toMatch(/Amaro sails to Africa, space \d of 4\./);
  });

  it('shows exploits with their state, and their rules in the answers to board and why', async () => {
    const argv = ['--edition', 'age-of-sail', '--exploits', 'spice-trade,pirate-round,brouwer-route'];
    const { output } = await playLines(['board', 'why exploit brouwer-route.sail'], ...argv);
    expect(output).toMatch(/^Exploits +Spice Trade: locked +\(Africa and India\)$/m);
    expect(output).toMatch(/Sail \(sail\): Put 1 disc from your harbor in the Open Sea of/);
    expect(output).toMatch(/“Brouwer Route: a disc to both Open Seas” is not possible: first you/);
  });
});

describe('the Silent Fleet at the terminal', () => {
  it('answers a move, and the player chooses where', async () => {
    const moves = ['start merchant', 'build workshop', 'pay-all', 'activate merchant', 'ship africa', '1'];
    const { output } = await playLines(moves, '--edition', 'age-of-sail', '--mode', 'silent-fleet');
    expect(output).toMatch(/The Silent Fleet answers your Sail: where does it sail\?/);
    expect(output).toMatch(/◎ The Silent Fleet sails to/);
    expect(output).toMatch(/^Neutral +◎ Silent Fleet: \d+ discs left$/m);
  });
});

describe('neutral discs at the terminal', () => {
  it('have names and marks in Classic for two', async () => {
    const { output } = await playLines(ALWAYS_FIRST, '--mode', 'classic-two');
    expect(output).toMatch(/◇ Neutral A: \d+ discs left +○ Neutral B: \d+ discs left/);
    expect(output).toMatch(/[◇○] Neutral [AB] (ships|occupies)/);
  });

  it('are counted in SoloPlay, where spaces of tracks are missing', async () => {
    const { output } = await playLines(ALWAYS_FIRST, '--mode', 'soloplay-two');
    expect(output).toMatch(/neutral discs: 0 in the harbor, 3 in reserve/);
    expect(output).toMatch(/^Africa +closed +× /m);
    expect(output).toMatch(/^ {2}Neutral reserve( +\d+){2}$/m);
  });
});

it('games with exploits are recorded and verified', async () => {
  const used = new Set<string>();
  for (let number = 0; number < 15; number++) {
    const record = begin(withExploits(number), `used-${number}`);
    for (const event of playToEnd(record, `used-${number}`)) {
      if (event.event === 'exploit-used') used.add(event.exploit);
    }
    const text = writeRecord(record);
    const { code, output } = await windrose(['verify', '-'], { input: text });
    expect(code).toBe(0);
    expect(output).toContain(/^hash .*$/m.exec(text)?.[0]);
  }
  expect(used.size).toBeGreaterThan(10);
});
