/** Tests of simulate: its statistics are those of the single games, and the same for the same seed. */
import { readRecord, score, winners } from '@windrose/engine';
import { describe, expect, it } from 'vitest';
import { windrose } from './support/terminal.ts';

async function simulated(...argv: string[]) {
  const { code, output, errors } = await windrose(['simulate', '--json', ...argv]);
  expect(code).toBe(0);
  expect(errors).toBe('');
  return JSON.parse(output);
}

describe('simulate', () => {
  it('adds up exactly the games that record prints one by one', async () => {
    const result = await simulated('--seed', 'sum', '--games', '8', '--players', '3');
    const games = await Promise.all(
      Array.from({ length: 8 }, async (_, i) =>
        readRecord((await windrose(['record', '--seed', `sum.${i + 1}`])).output),
      ),
    );
    const mean = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length;
    expect(result.movesPerGame).toBeCloseTo(mean(games.map(({ moves }) => moves.length)), 3);
    for (const seat of [0, 1, 2]) {
      const scores = games.map(({ game }) => score(game, seat));
      const shares = games.map(({ game }) => (winners(game).includes(seat) ? 1 / winners(game).length : 0));
      expect(result.seats[seat].seat).toBe(seat);
      expect(result.seats[seat].bot).toBe('random');
      expect(result.seats[seat].wins).toBeCloseTo(mean(shares) * 8, 3);
      expect(result.seats[seat].meanScore).toBeCloseTo(mean(scores.map(({ total }) => total)), 3);
      expect(result.seats[seat].categories.cities).toBeCloseTo(mean(scores.map(({ cities }) => cities)), 3);
      expect(result.seats[seat].categories.finance).toBeCloseTo(
        mean(scores.map(({ statuses }) => statuses.finance)),
        3,
      );
      expect(result.seats[seat].categories.slavery).toBeCloseTo(mean(scores.map(({ slavery }) => slavery)), 3);
    }
  });

  it('counts one victory a game, shared or not, and every part of the score', async () => {
    const result = await simulated('--seed', 'b', '--games', '60', '--players', '5');
    const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
    expect(result.seats).toHaveLength(5);
    expect(sum(result.seats.map(({ wins }: { wins: number }) => wins))).toBeCloseTo(60, 1);
    expect(sum(Object.values(result.categories))).toBeCloseTo(result.meanScore, 1);
    expect(result.games).toBe(60);
    expect(result.seconds).toBeGreaterThan(0);
    expect(result.gamesPerSecond).toBeGreaterThan(0);
  });

  it('prints the same for the same seed, apart from the time', async () => {
    const timeless = async (seed: string) => {
      const { seconds, gamesPerSecond, ...rest } = await simulated('--seed', seed, '--games', '20');
      return rest;
    };
    const first = await timeless('c');
    expect(await timeless('c')).toEqual(first);
    expect((await timeless('d')).seats).not.toEqual(first.seats);
  });

  it('prints a table for people, with wins in percent', async () => {
    const { output, errors } = await windrose([
      'simulate',
      '--games',
      '12',
      '--seed',
      'e',
      '--bot',
      'random,random,random',
    ]);
    expect(output).toMatch(/^12 games in \d+\.\d\d s: \d+ games\/s, \d+\.\d moves a game$/m);
    expect(output).toMatch(/^Wins( +\d+\.\d %){3}$/m);
    expect(output).toMatch(/^Mean score( +\d+\.\d\d){4}$/m);
    expect(output).toMatch(/^ {2}Governor slot( +\d+\.\d\d){4}$/m);
    expect(errors).toBe('');
  });

  it('draws a progress bar on standard error if that is a terminal, and removes it', async () => {
    const { output, errors } = await windrose(['simulate', '--games', '1500', '--seed', 'f'], {
      errorsAreTerminal: true,
    });
    expect(errors).toMatch(/█*░+ \d+ of 1500, \d+ s left/);
    expect(errors.endsWith('\r\x1b[K')).toBe(true);
    expect(output).not.toContain('█');
  });
});
