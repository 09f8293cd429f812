/** The icon set: drawings that differ, on their grid, in absolute and relative commands that begin somewhere. */
import { describe, expect, it } from 'vitest';
import { discMarks, SHAPES } from '../../src/pieces/disc-marks.ts';
import { type Drawing, GRID, ICONS } from '../../src/pieces/icons.ts';

const drawings: [string, Drawing][] = Object.entries(ICONS);

describe('the icon set', () => {
  it('has no two icons with the same path', () => {
    const paths = drawings.map(([, { line, solid = '' }]) => `${line} ${solid}`);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each(drawings)('draws %s within its grid', (_, { line, solid = '' }) => {
    for (const path of [line, solid].filter((each) => each !== '')) {
      expect(path).toMatch(/^M[\dA-Za-z .-]+$/);
      for (const [, x, y] of path.matchAll(/M(-?[\d.]+)[ ]?(-?[\d.]+)/g)) {
        expect(Number(x)).toBeGreaterThanOrEqual(1);
        expect(Number(x)).toBeLessThanOrEqual(GRID - 1);
        expect(Number(y)).toBeGreaterThanOrEqual(1);
        expect(Number(y)).toBeLessThanOrEqual(GRID - 1);
      }
    }
  });
});

describe('the marks of discs', () => {
  it('have a shape of their own for every tone', () => {
    expect(new Set(SHAPES).size).toBe(5);
  });

  it.each([
    ['five players', 5, 5, 5],
    ['two players and two neutral colours', 2, 2, 4],
    ['three players and a neutral colour', 3, 3, 4],
    ['solitaire, where the Opposition has a seat and four colours', 1, 2, 6],
  ])('differ for %s', (_, players, seats, colours) => {
    const marks = discMarks(players, seats, colours);
    const shown = marks.filter((_, colour) => colour < players || colour >= seats).map((mark) => JSON.stringify(mark));
    expect(new Set(shown).size).toBe(shown.length);
  });

  it('follow the tones that the players chose', () => {
    const marks = discMarks(2, 2, 4, [4, 1]);
    expect(marks.map(({ tone }) => tone)).toEqual([4, 1, 0, 2]);
    expect(marks.map(({ hollow }) => hollow)).toEqual([false, false, true, true]);
  });
});
